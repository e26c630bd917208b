/** The facts in the address of a document of the repository: `…/GO25/20140522/102266/HHRG-113-GO25-Bio-…`. */
const ADDRESS = /\/(?:(?<event>\d{6})\/)?(?:HHRG|HMKP|HMTG)-(?<congress>\d{2,3})-[^/]*$/

type Said = { readonly event_id: string; readonly congress: number | null }

/** The reason that the address is that of another meeting; undefined also where the address names no meeting. */
export const findAddressFault = (url: string, { event_id, congress }: Said): string | undefined => {
  const { event = event_id, congress: named = congress } = ADDRESS.exec(url)?.groups ?? {}
  if (event !== event_id) return `the address ${url} is of the meeting ${event}, and not of ${event_id}`
  return congress === null || Number(named) === congress
    ? undefined
    : `the address ${url} is of Congress ${named}, and not of ${congress}`
}
