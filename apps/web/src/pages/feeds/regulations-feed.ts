import { feedAddress, makeFeedRoutes } from '../../feeds/feed-route.ts'
import { type FeedEntry, makeTag, markSample } from '../../feeds/feed.ts'
import { isSandbox } from '../../views/regulations/invented-notice.ts'
import {
  changedAt,
  readOpenDocuments,
  type OpenDocument,
  documentAddress,
  readPlace,
} from '../../views/regulations/open-documents.ts'

/** Each document that is open for comment. A moved closing day makes a new entry. */
export const regulationsFeeds = makeFeedRoutes(
  'regulations',
  async (asked) => {
    const { origin, params, site } = asked
    const [{ data, meta }, isSample] = await Promise.all([readOpenDocuments(asked), isSandbox(asked)])
    const mark = markSample(isSample)
    const { start, rows = data.length } = readPlace(params)
    const fallback = meta.freshness.retrieved_at ?? new Date(0).toISOString()
    const page = `${origin}/regulations?${params.toString()}`
    const id = makeTag(origin, `feeds/regulations?${params.toString()}`)
    const entries = data.map((document) => writeEntry(document, { origin, fallback, mark }))
    return {
      id,
      title: `Rotunda: regulations open for comment${mark}`,
      subtitle: 'Docket number, last day, and a page with instructions for commenting.',
      author: site.operator.name,
      updated: fallback,
      self: feedAddress(asked, params),
      page,
      first: {
        id: `${id}/none`,
        title: `No document is open for comment${mark}`,
        address: page,
        updated: fallback,
        summary: 'The first matching document will add an entry.',
      },
      entries: entries.toSorted((a, b) => b.updated.localeCompare(a.updated)).slice(start, start + rows),
    }
  },
  { questions: 2, isLive: 'by the minute' },
)

type EntryNeeds = { readonly origin: string; readonly fallback: string; readonly mark: string }

const writeEntry = (document: OpenDocument, { origin, fallback, mark }: EntryNeeds): FeedEntry => {
  const { docket, docket_id: id, document_id, title, comment_ends_on: ends } = document
  return {
    id: makeTag(origin, `regulations/${id}/${document_id}/${ends ?? 'open'}`),
    title: `${docket.agency}, docket ${id}: ${title}${mark}`,
    address: origin + documentAddress(document),
    updated: changedAt(document, fallback),
    summary: [
      `Docket ${id}, document ${document_id}.`,
      ends === null
        ? 'The last day is not stated.'
        : `Comments are accepted until ${ends}, 11:59 p.m. Eastern time.`,
      document.isMain ? (docket.abstract ?? '') : '',
    ].join(' '),
    categories: [docket.agency, document.document_type].filter((name) => name !== null),
  }
}
