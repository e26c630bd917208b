/** Something that became of a record, a release or a regulation. */
export type FeedEntry = {
  /** `tag:` (RFC 4151), the same for ever. */
  readonly id: string
  readonly title: string
  /** Where a person reads more. */
  readonly address: string
  /** When the source changed, whenever this was built. */
  readonly updated: string
  /** Plain text. */
  readonly summary: string
  readonly categories: readonly string[]
  /** The entries whose record is no more (RFC 6721), and since when. */
  readonly withdraws?: { readonly ids: readonly string[]; readonly at: string }
}

export type Feed = {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly author: string
  readonly updated: string
  /** Addresses of this document, and of the page that shows the same. */
  readonly self: string
  readonly page: string
  readonly entries: readonly FeedEntry[]
  /** Stands in a feed without entries, which several readers take for no feed at all. */
  readonly first?: Omit<FeedEntry, 'categories'>
  /** The document before this one (RFC 5005), so that a reader who was away misses nothing. */
  readonly older?: string
  /** Of a document that never changes: where the newest entries are. */
  readonly current?: string
}

export type FeedForm = 'atom' | 'json'

/** The year in which these names began: a tag needs a day on which its host was ours, and never another. */
const SINCE = '2026'

/** A name that stays when the address changes (RFC 4151): `tag:host,2026:records/sr-2026-1f3a/added`. */
export const makeTag = (origin: string, name: string): string => {
  const host = new URL(origin).hostname.replace(/[^a-z0-9.-]/gi, '-')
  return `tag:${host},${SINCE}:${encodeURI(name)}`
}

/** The end of a title whose subject is invented: a feed is read far from the page whose banner says it. */
export const markSample = (isSample: boolean): string => (isSample ? ' (sample: invented)' : '')
