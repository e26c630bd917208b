import { escape, withoutControls } from '../html/html.ts'
import type { Feed, FeedEntry } from './feed.ts'

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

const writeLiving = ({ id, title, address, updated, summary, categories }: FeedEntry): string => {
  const page = link('alternate', address, 'text/html')
  const terms = categories.map((term) => `<category term="${text(term)}"/>`).join('')
  return `<entry>${element('id', id)}${element('title', title)}${element('updated', updated)}${page}${terms}<summary type="text">${text(summary)}</summary></entry>`
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
