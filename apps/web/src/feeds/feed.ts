/** A change of a record, a release or a regulation. */
export type FeedEntry = {
  /** A `tag:` URI (RFC 4151) that never changes. */
  readonly id: string
  readonly title: string
  /** Page with the details. */
  readonly address: string
  /** Time of the change at the source, not of the build. */
  readonly updated: string
  /** Plain text. */
  readonly summary: string
  readonly categories: readonly string[]
  /** Ids of entries whose record was withdrawn (RFC 6721), and the time. */
  readonly withdraws?: { readonly ids: readonly string[]; readonly at: string }
}

export type Feed = {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly author: string
  readonly updated: string
  /** Addresses of this feed and of the page with the same list. */
  readonly self: string
  readonly page: string
  readonly entries: readonly FeedEntry[]
  /** Fills a feed without entries, because several feed readers reject an empty one. */
  readonly first?: Omit<FeedEntry, 'categories'>
  /** The previous document of the archive (RFC 5005), so readers who were away miss nothing. */
  readonly older?: string
  /** The newest document, linked from archive documents, which never change. */
  readonly current?: string
}

export type FeedForm = 'atom' | 'json'

/** First year of these names: a `tag:` URI needs a date on which we owned its host. */
const SINCE = '2026'

/** A name that survives a change of address (RFC 4151): `tag:host,2026:records/sr-2026-1f3a/added`. */
export const makeTag = (origin: string, name: string): string => {
  const host = new URL(origin).hostname.replace(/[^a-z0-9.-]/gi, '-')
  return `tag:${host},${SINCE}:${encodeURI(name)}`
}

/** Marks invented data in titles, because readers of a feed do not see the page's banner. */
export const markSample = (isSample: boolean): string => (isSample ? ' (sample: invented)' : '')
