import type { OpenDocket } from '@rotunda/contract'
import { feedAddress, makeFeedRoutes } from '../../feeds/feed-route.ts'
import type { FeedEntry } from '../../feeds/feed.ts'
import { makeTag } from '../../feeds/make-tag.ts'
import { markSample } from '../../feeds/mark-sample.ts'
import { makeAddress } from '../../html/href.ts'
import { readPlace } from '../regulations/list-place.ts'
import { readDockets } from '../regulations/read-dockets.ts'
import { isSandbox } from '../regulations/say-invented.ts'

/** Regulations that are open for comment. One whose last day was moved is an entry of its own. */
export const regulationsFeeds = makeFeedRoutes(
  'regulations',
  async (asked) => {
    const { origin, params, site, clients } = asked
    const [{ data, meta }, isSample] = await Promise.all([readDockets(clients, params), isSandbox(clients)])
    const mark = markSample(isSample)
    const { start, rows = data.length } = readPlace(params)
    const fallback = meta.freshness.retrieved_at ?? new Date(0).toISOString()
    const entries = data.map((docket) => writeEntry(docket, { origin, fallback, mark }))
    return {
      id: makeTag(origin, `feeds/regulations?${params.toString()}`),
      title: `Rotunda: regulations open for comment${mark}`,
      subtitle: 'Each with its docket number, which is the destination_id of a comment.',
      author: site.operator.name,
      updated: fallback,
      self: feedAddress(asked, params),
      page: `${origin}/regulations?${params.toString()}`,
      entries: entries
        .toSorted((one, other) => other.updated.localeCompare(one.updated))
        .slice(start, start + rows),
    }
  },
  { isLive: true },
)

type EntryNeeds = { readonly origin: string; readonly fallback: string; readonly mark: string }

const writeEntry = (docket: OpenDocket, { origin, fallback, mark }: EntryNeeds): FeedEntry => {
  const { docket_id: id, document_id: document, agency, title, comment_ends_on: ends } = docket
  return {
    id: makeTag(origin, `regulations/${id}/${document}/${ends ?? 'open'}`),
    title: `${agency}, docket ${id}: ${docket.document_title ?? title}${mark}`,
    address: origin + makeAddress('/regulations/document', { docket: id, document }),
    updated: changedAt(docket, fallback),
    summary: [
      `Docket ${id}, document ${document}.`,
      ends === null
        ? 'The last day is not stated.'
        : `Comments are taken up to ${ends}, 11:59 p.m. Eastern time.`,
      docket.abstract ?? '',
    ].join(' '),
    categories: [agency, docket.document_type],
  }
}

/**
 * When the last thing that an entry tells became known. Nobody says when a last day was moved from the printed one: it
 * was not later than the check that found it.
 */
const changedAt = (docket: OpenDocket, fallback: string): string => {
  const { printed_ends_on: printed, comment_ends_on: ends, checked_at: checked } = docket
  const days = [docket.published_on, docket.comment_starts_on].filter((day) => day !== null)
  const moved = printed !== null && printed !== ends ? [checked ?? fallback] : []
  return [...days.map((day) => `${day}T00:00:00Z`), ...moved].sort().at(-1) ?? fallback
}
