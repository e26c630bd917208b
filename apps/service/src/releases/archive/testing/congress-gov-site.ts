import * as http from 'node:http'
import { listen } from '../../../platform/testing.ts'

/** A meeting as the list has it and, with the rest, as its item does. */
export type SiteMeeting = {
  readonly eventId: string
  readonly congress: number
  readonly chamber: 'House' | 'Senate'
  readonly updateDate: string
}

/** Replaces an answer. */
export type ApiFault =
  | 'hang'
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string
    }

export type ApiRequest = { readonly url: URL; readonly headers: http.IncomingHttpHeaders }

/**
 * Congress.gov's API on this machine, limited to committee meetings: the pages of a list, which a test may change, and
 * items. It requires the key in the header, and repeats no part of it.
 */
export type CongressGovSite = {
  /** Address of the list of House meetings. */
  readonly list: string
  readonly key: string
  /** In the order of the list. */
  meetings: SiteMeeting[]
  /** Largest number of entries on a page: a request for more gets this many, without a notice. */
  mostEntries: number
  /** Number of entries that the list claims to have, if it is wrong. */
  count: number | undefined
  /** Looks at each request before it is answered: may change the list, or name a fault. */
  before: (request: ApiRequest) => ApiFault | undefined
  readonly asked: ApiRequest[]
  /** Requests so far, in short: `0+250` for a page, the number for an item. */
  listAsked(): string[]
}

export const startCongressGovSite = async (t: {
  after(clean: () => void): void
}): Promise<CongressGovSite> => {
  const server = http.createServer((request, response) => {
    answer(site, request, response)
  })
  const port = await listen(t, server)
  const site: CongressGovSite = {
    list: `http://127.0.0.1:${port}${LIST}`,
    key: 'zqxcanary0000congressgovkey0000',
    meetings: [],
    mostEntries: 250,
    count: undefined,
    before: () => undefined,
    asked: [],
    listAsked: () => site.asked.map(({ url }) => describe(url)),
  }
  return site
}

/** House meetings of the 119th Congress by their numbers, the newest first, each changed on a day of its own. */
export const makeMeetings = (count: number): SiteMeeting[] =>
  Array.from({ length: count }, (_, index) => aMeeting(count - index))

export const aMeeting = (number: number, updateDate = `2025-05-01T00:00:${two(number)}Z`): SiteMeeting => ({
  eventId: String(117_000 + number),
  congress: 119,
  chamber: 'House',
  updateDate,
})

const two = (number: number): string => String(number % 60).padStart(2, '0')

const LIST = '/v3/committee-meeting/119/house'

const describe = ({ pathname, searchParams }: URL): string =>
  pathname === LIST
    ? `${searchParams.get('offset') ?? ''}+${searchParams.get('limit') ?? ''}`
    : pathname.slice(LIST.length + 1)

const answer = (
  site: CongressGovSite,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void => {
  const asked = { url: new URL(request.url ?? '', site.list), headers: request.headers }
  site.asked.push(asked)
  const fault = site.before(asked) ?? answerOf(site, asked)
  if (fault === 'hang') return
  response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.body)
}

const answerOf = (site: CongressGovSite, { url, headers }: ApiRequest): Exclude<ApiFault, 'hang'> => {
  if (headers['x-api-key'] !== site.key)
    return { status: 403, body: '{"error":{"code":"API_KEY_INVALID","message":"No valid key was given."}}' }
  const meeting = site.meetings.find(({ eventId }) => url.pathname === `${LIST}/${eventId}`)
  if (meeting !== undefined)
    return { status: 200, body: JSON.stringify({ committeeMeeting: describeItem(meeting) }) }
  return url.pathname === LIST ? { status: 200, body: listPage(site, url) } : { status: 404, body: '{}' }
}

const listPage = ({ meetings, mostEntries, count, list }: CongressGovSite, { searchParams }: URL): string => {
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)))
  const rows = meetings.slice(offset, (offset ?? 0) + Math.min(limit ?? 20, mostEntries))
  return JSON.stringify({
    committeeMeetings: rows.map((meeting) => ({ ...meeting, url: `${list}/${meeting.eventId}?format=json` })),
    pagination: { count: count ?? meetings.length },
    request: { contentType: 'application/json', format: 'json' },
  })
}

const describeItem = (meeting: SiteMeeting) => ({
  ...meeting,
  committees: [{ name: 'Committee on Nothing Committee', systemCode: 'hsag00' }],
  date: '2025-06-10T14:00:00Z',
  meetingStatus: 'Scheduled',
  title: `Fictional meeting ${meeting.eventId}`,
  type: 'Hearing',
})
