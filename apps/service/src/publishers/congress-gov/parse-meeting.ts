import { isCalendarDay } from '../cells/calendar-days.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { findCongressFault, findLateDay } from '../hearings/congress-days.ts'
import {
  CONGRESS_GOV_CHAMBERS,
  isSubcommittee,
  type MeetingDraft,
  type NamedCommittee,
  type NumberedItem,
} from '../hearings/hearing-drafts.ts'
import { listOnce } from '../entries/list-once.ts'
import { findBillNumber } from '../hearings/parse-bill-number.ts'
import { showEastern } from '../hearings/parse-eastern-time.ts'
import { DocumentRefused, type Source } from '../publisher.ts'
import { parseInstant } from './open-answer.ts'
import type { CongressGovHearing, CongressGovMeeting } from './shapes.ts'

export type ParsedMeeting = MeetingDraft & { readonly congress: number; readonly stated_at: string }

/**
 * Parses a meeting of the right form. Throws a DocumentRefused for an invalid time, and for two facts that contradict
 * each other.
 */
export const parseMeeting = (item: CongressGovMeeting, source: Source): ParsedMeeting => {
  const meeting = readMeeting(item)
  const { congress, session, local_date, continuations, stated_at } = meeting
  const days = [local_date, ...continuations]
  const fault =
    days.map((day) => findCongressFault({ congress, session, day })).find((found) => found !== undefined) ??
    findLaterFault('updateDate', stated_at, source) ??
    findAddressFault(source.url, ['committee-meeting', congress, item.chamber, item.eventId]) ??
    findReferenceFault(item)
  if (fault !== undefined)
    throw new DocumentRefused(`This meeting of Congress.gov contradicts itself: ${fault}. Fetch it again.`)
  return meeting
}

const readMeeting = (item: CongressGovMeeting): ParsedMeeting => {
  const starts = getInstant('date', item.date)
  const local = showEastern(starts)
  return {
    event_id: String(item.eventId),
    chamber: CONGRESS_GOV_CHAMBERS[item.chamber] ?? 'None',
    chamber_raw: item.chamber,
    congress: Number(item.congress),
    session: null,
    event_type_raw: item.type,
    status_raw: item.meetingStatus,
    title: tidyText(item.title),
    starts_at: starts,
    local_date: local.day,
    local_time: local.time,
    time_note: null,
    ...readLocation(item.location),
    committees: listCommittees(item.committees),
    bills: listOnce((item.relatedItems?.bills ?? []).map(readBill)),
    nominations: listOnce((item.relatedItems?.nominations ?? []).map(readNumbered)),
    treaties: listOnce((item.relatedItems?.treaties ?? []).map(readNumbered)),
    videos: listOnce((item.videos ?? []).map(({ url, name }) => ({ url, name: tidyText(name) }))),
    jackets: listOnce((item.hearingTranscript ?? []).map(({ jacketNumber }) => String(jacketNumber))),
    continuations: listContinuations(item, local.day),
    published: [],
    stated_at: getInstant('updateDate', item.updateDate),
  }
}

export const listCommittees = (
  committees: CongressGovMeeting['committees'] = [],
): readonly NamedCommittee[] =>
  listOnce(
    committees.map(({ systemCode, name }) => ({
      code: tidyText(systemCode),
      name: tidyText(name),
      isSubcommittee: isSubcommittee(tidyText(systemCode), tidyText(name)),
    })),
  )

/** Lists the further days of a meeting, sorted, each once and without its first day. */
const listContinuations = ({ continuations = [] }: CongressGovMeeting, first: string): readonly string[] => {
  const days = continuations.map((entry) =>
    getDay(typeof entry === 'string' ? entry : 'date' in entry ? entry.date : entry.continuationDate),
  )
  return [...new Set(days)].filter((day) => day !== first).sort()
}

/** Reads a day that is written as a day, as its midnight in UTC, or as an instant in it. */
const getDay = (text: string): string => {
  const [, day = text] = /^(\d{4}-\d{2}-\d{2})(?:[ T]00:00:00(?:\.0+)?(?:Z|\+00:00))?$/.exec(text) ?? []
  return isCalendarDay(day) ? day : showEastern(getInstant('day of continuation', text)).day
}

export const getInstant = (what: string, text: string): string => {
  const instant = parseInstant(text)
  if (instant !== undefined) return instant
  throw new DocumentRefused(
    `The ${what} “${text}” of this item of Congress.gov is not a time. Fetch it again.`,
  )
}

type Location = Exclude<CongressGovMeeting['location'], null | undefined>

const readLocation = (location: Location | null = {}) => {
  const { room, building, address } = location ?? {}
  return { room: tidyText(room), building: tidyText(building), address: writeAddress(address) }
}

const writeAddress = (address: Location['address']): string | null =>
  typeof address === 'object'
    ? tidyText(Object.values(address).filter(Boolean).join(', '))
    : tidyText(address)

type Bill = { readonly type: string; readonly number: string | number; readonly congress: string | number }

const readBill = ({ type, number, congress }: Bill) => {
  const bill = findBillNumber(type, String(number), Number(congress))
  if (bill !== undefined) return bill
  throw new DocumentRefused(
    `The bill “${type} ${number}” of this item of Congress.gov has an unknown type. Enter the type in publishers/hearings/parse-bill-number.ts.`,
  )
}

type Numbered = {
  readonly congress: string | number
  readonly number: string | number
  readonly part?: string | number | null
}

/** Reads a number. The part 00 belongs to a nomination or a treaty without parts. */
const readNumbered = ({ congress, number, part }: Numbered): NumberedItem => {
  const shown = String(part ?? '').replace(/^0+/, '')
  return { congress: Number(congress), number: String(number), part: shown === '' ? null : shown }
}

type Name = string | number

/**
 * Explains why the path of an address does not end with these names. Undefined also for an address of another kind, and
 * for a shorter one, such as that of a list.
 */
export const findAddressFault = (
  url: string,
  [kind, ...names]: readonly [kind: string, ...Name[]],
): string | undefined => {
  const path = (URL.parse(url)?.pathname ?? '').toLowerCase().replace(/\/$/, '').split('/')
  const said = path.slice(path.lastIndexOf(kind) + 1).slice(-names.length)
  if (!path.includes(kind) || said.length < names.length) return undefined
  return names.every((name, index) => String(name).toLowerCase() === said[index])
    ? undefined
    : `the address ${url} is not the address of the ${kind} ${names.join('/')}`
}

/** Explains why an instant is impossible: it is after the retrieval. */
export const findLaterFault = (
  what: string,
  instant: string | null,
  source: Pick<Source, 'retrieved_at'>,
): string | undefined =>
  findLateDay([instant], source) === undefined ? undefined : `the ${what} ${instant} is after its retrieval`

/** Explains why the address of an entry does not lead to the thing that it names. */
export const findReferenceFault = (item: CongressGovMeeting | CongressGovHearing): string | undefined =>
  listReferences(item)
    .map(({ url, names }) => (url === undefined ? undefined : findAddressFault(url, names)))
    .find((fault) => fault !== undefined)

type Reference = { readonly url: string | undefined; readonly names: readonly [kind: string, ...Name[]] }

/**
 * Lists the addresses in an item. A joint committee or hearing may have either chamber in its address, so only the last
 * names are compared.
 */
const listReferences = (item: CongressGovMeeting | CongressGovHearing): readonly Reference[] => [
  ...(item.committees ?? []).flatMap(({ url, systemCode }): Reference[] =>
    systemCode === undefined ? [] : [{ url, names: ['committee', systemCode] }],
  ),
  ...('eventId' in item ? listOfMeeting(item) : listOfHearing(item)),
]

const listOfMeeting = ({ hearingTranscript, relatedItems }: CongressGovMeeting): readonly Reference[] => [
  ...(hearingTranscript ?? []).map(({ url, jacketNumber }): Reference => ({
    url,
    names: ['hearing', jacketNumber],
  })),
  ...(relatedItems?.bills ?? []).map(({ url, congress, type, number }): Reference => ({
    url,
    names: ['bill', congress, type, number],
  })),
]

const listOfHearing = ({ associatedMeeting: meeting }: CongressGovHearing): readonly Reference[] => {
  const event = meeting?.eventId ?? meeting?.eventID
  return event === undefined
    ? []
    : [{ url: meeting?.url ?? meeting?.URL, names: ['committee-meeting', event] }]
}
