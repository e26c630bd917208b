import { Plain, type Asked, type Page, type Route } from '../page.ts'
import { writeAtom, writeJsonFeed, type Feed, type FeedForm } from './feed.ts'

/** Returns a page where the address has no feed, which gives the reason. */
export type ReadFeed = (asked: Asked, form: FeedForm) => Promise<Feed | Page>

const WRITERS = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const satisfies Record<FeedForm, object>

/**
 * Routes of a feed in both formats: `/feeds/records.atom` and `/feeds/records.json`. Websites elsewhere may fetch it.
 */
export const makeFeedRoutes = (
  name: string,
  read: ReadFeed,
  { questions, isLive }: Pick<Route, 'isLive'> & Required<Pick<Route, 'questions'>>,
): readonly Route[] =>
  (['atom', 'json'] as const).map((form) => ({
    path: `/feeds/${name}.${form}`,
    questions,
    ...(isLive && { isLive }),
    write: async (asked) => {
      const { type, write } = WRITERS[form]
      const feed = await read(asked, form)
      if ('main' in feed) return feed
      return new Plain(type, write(withFirst(feed)), { 'access-control-allow-origin': '*' })
    },
  }))

const withFirst = (feed: Feed): Feed =>
  // Atom has withdrawals outside its entries (RFC 6721), so they do not count here.
  feed.first === undefined || feed.entries.some(({ withdraws }) => withdraws === undefined)
    ? feed
    : { ...feed, entries: [{ ...feed.first, categories: [] }, ...feed.entries] }

/** The same feed with other parameters. */
export const feedAddress = (
  { origin, path }: Pick<Asked, 'origin' | 'path'>,
  params: URLSearchParams,
): string => `${origin}${path}${params.size === 0 ? '' : `?${params.toString()}`}`
