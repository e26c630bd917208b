import type { Feed, FeedEntry } from './feed.ts'

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
    items: feed.entries.map(writeItem),
  })

const writeItem = ({ id, title, address, updated, summary, categories, withdraws }: FeedEntry): object => ({
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
