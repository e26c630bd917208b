import { escape, withoutControls } from '../html/html.ts'

/** A change of a record, a release or a regulation. */
export type FeedEntry = {
  /** A `tag:` URI (RFC 4151) that never changes. */
  readonly id: string
  readonly title: string
  /** Page with the details. */
  readonly address: string
  /** Time of the change at the source, not of the build. */
  readonly updated: string
  /** Time of the first version. */
  readonly published?: string
  /** Page about the subject. */
  readonly related?: string
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

/** Writes Atom (RFC 4287) with archives (RFC 5005) and withdrawals (RFC 6721). */
export const writeAtom = (feed: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0" xmlns:fh="http://purl.org/syndication/history/1.0" xml:lang="en">
${element('id', feed.id)}
${element('title', feed.title)}
${element('subtitle', feed.subtitle)}
${element('updated', feed.updated)}
<author>${element('name', feed.author)}</author>
<generator uri="${text(`${new URL(feed.page).origin}/`)}">Rotunda</generator>
${link('self', feed.self, 'application/atom+xml')}
${link('alternate', feed.page, 'text/html')}
${feed.older === undefined ? '' : link('prev-archive', feed.older, 'application/atom+xml')}
${feed.current === undefined ? '' : `<fh:archive/>${link('current', feed.current, 'application/atom+xml')}`}
${feed.entries.map(writeEntry).join('\n')}
</feed>
`

const writeEntry = (entry: FeedEntry): string =>
  entry.withdraws === undefined ? writeLiving(entry) : writeWithdrawn(entry, entry.withdraws)

const writeLiving = (entry: FeedEntry): string => {
  const { id, title, address, updated, published, related, summary, categories } = entry
  const times = (published === undefined ? '' : element('published', published)) + element('updated', updated)
  const subject = related === undefined ? '' : link('related', related, 'text/html')
  const pages = link('alternate', address, 'text/html') + subject
  const terms = categories.map((term) => `<category term="${text(term)}"/>`).join('')
  return `<entry>${element('id', id)}${element('title', title)}${times}${pages}${terms}<summary type="text">${text(summary)}</summary></entry>`
}

const writeWithdrawn = (
  { title, address }: FeedEntry,
  { ids, at }: NonNullable<FeedEntry['withdraws']>,
): string =>
  ids
    .map(
      (id) =>
        `<at:deleted-entry ref="${text(id)}" when="${text(at)}"><at:comment type="text">${text(title)}</at:comment>${link('related', address, 'text/html')}</at:deleted-entry>`,
    )
    .join('\n')

const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`

const link = (rel: string, address: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${text(address)}"/>`

const text = (value: string): string => escape(withoutControls(value))

/** Writes JSON Feed 1.1. It has no withdrawals, so such an item says so in its text. */
export const writeJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: 'en',
    authors: [{ name: feed.author }],
    ...(feed.older !== undefined && { next_url: feed.older }),
    items: feed.entries.map(writeJsonItem),
  })

const writeJsonItem = ({
  id,
  title,
  address,
  updated,
  summary,
  categories,
  withdraws,
}: FeedEntry): object => ({
  id,
  url: address,
  title,
  content_text: summary,
  date_modified: updated,
  tags: categories,
  ...(withdraws !== undefined && {
    _rotunda: {
      about: 'The record of this item was withdrawn.',
      withdraws: withdraws.ids,
      withdrawn_at: withdraws.at,
    },
  }),
})
