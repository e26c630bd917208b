import { findLateDay } from '../hearings/congress-days.ts'
import type { Source } from '../publisher.ts'

type Stamp = { readonly name: string; readonly at: string | null }

/**
 * Explains why stamps cannot all be right: no stamp may be earlier than the one before it, or later than the retrieval.
 */
export const findStampFault = (
  stamps: readonly Stamp[],
  source: Pick<Source, 'retrieved_at'>,
): string | undefined => {
  const known = stamps.flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
  const late = known.find(({ at }) => findLateDay([at], source) !== undefined)
  if (late !== undefined) return `the ${late.name} ${late.at} is after its retrieval`
  const early = known.find(({ at }) => at < FIRST_YEAR)
  if (early !== undefined) return `the ${early.name} ${early.at} is before the repository was`
  const index = known.findIndex(({ at }, place) => at < (known[place - 1]?.at ?? ''))
  const [before, after] = [known[index - 1], known[index]]
  return before === undefined || after === undefined
    ? undefined
    : `the ${after.name} ${after.at} is before the ${before.name} ${before.at}`
}

const FIRST_YEAR = '2000'

/** Facts in the address of a document of the repository: `…/GO25/20140522/102266/HHRG-113-GO25-Bio-…`. */
const ADDRESS = /\/(?:(?<event>\d{6})\/)?(?:HHRG|HMKP|HMTG)-(?<congress>\d{2,3})-[^/]*$/

type Said = { readonly event_id: string; readonly congress: number | null }

/** Explains why an address belongs to another meeting; undefined also if the address names no meeting. */
export const findAddressFault = (url: string, { event_id, congress }: Said): string | undefined => {
  const { event = event_id, congress: named = congress } = ADDRESS.exec(url)?.groups ?? {}
  if (event !== event_id) return `the address ${url} belongs to the meeting ${event}, and not to ${event_id}`
  return congress === null || Number(named) === congress
    ? undefined
    : `the address ${url} belongs to Congress ${named}, and not to ${congress}`
}
