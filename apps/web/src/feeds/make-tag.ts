/** The year in which these names began: a tag needs a day on which its host was ours, and never another. */
const SINCE = '2026'

/** A name that stays when the address changes (RFC 4151): `tag:host,2026:records/sr-2026-1f3a/added`. */
export const makeTag = (origin: string, name: string): string => {
  const host = new URL(origin).hostname.replace(/[^a-z0-9.-]/gi, '-')
  return `tag:${host},${SINCE}:${encodeURI(name)}`
}
