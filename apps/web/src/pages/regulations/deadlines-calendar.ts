import { CALENDAR_TYPE, writeCalendar, type CalendarEvent } from '@rotunda/contract'
import { addressOf } from '../../filters/addresses.ts'
import { markSample } from '../../feeds/feed.ts'
import { Plain, type Alternate, type Asked, type Route } from '../../page.ts'
import { isSandbox } from '../../views/regulations/invented-notice.ts'
import {
  changedAt,
  documentAddress,
  readOpenDocuments,
  type OpenDocument,
} from '../../views/regulations/open-documents.ts'

const PATH = '/regulations/deadlines.ics'

/** The last day of each open document that matches, as a calendar. */
export const deadlinesCalendar: Route = {
  path: PATH,
  questions: 2,
  isLive: 'by the minute',
  write: async (asked) => {
    const [{ data, meta }, isSample] = await Promise.all([readOpenDocuments(asked), isSandbox(asked)])
    const mark = markSample(isSample)
    const fallback = meta.freshness.retrieved_at ?? new Date(0).toISOString()
    const events = data.flatMap((document) => listEvents(document, { asked, fallback, mark }))
    const name = `Comment deadlines of regulations${mark}`
    return new Plain(CALENDAR_TYPE, writeCalendar(name, events), { 'access-control-allow-origin': '*' })
  },
}

type EventNeeds = {
  readonly asked: Pick<Asked, 'origin'>
  readonly fallback: string
  readonly mark: string
}

/** A document without a stated last day has no event. */
const listEvents = (document: OpenDocument, { asked, fallback, mark }: EventNeeds): CalendarEvent[] => {
  const { docket, docket_id: id, document_id, title, comment_ends_on: day } = document
  if (day === null) return []
  const url = asked.origin + documentAddress(document)
  return [
    {
      uid: `rotunda-deadline-${document_id}`,
      day,
      time: '23:59:00',
      changedAt: changedAt(document, fallback),
      status: 'CONFIRMED',
      title: `Comments close: ${title}${mark}`,
      description: `${docket.agency_name ?? docket.agency}, docket ${id}, document ${document_id}.\nComments are accepted until 11:59 p.m. Eastern time.\nHow to comment: ${url}`,
      url,
    },
  ]
}

/** The calendar of the same filters, for the head of a page and its links. */
export const linkCalendar = (title: string, params: URLSearchParams): Alternate => ({
  type: 'text/calendar',
  address: addressOf(PATH, params),
  title,
})
