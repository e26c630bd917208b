import { listOnce } from '../entries/list-once.ts'
import { findCongressFault } from '../hearings/congress-days.ts'
import { parseEasternTime, parseStamp } from '../hearings/parse-eastern-time.ts'
import type { MeetingDraft, NamedCommittee } from '../hearings/hearing-drafts.ts'
import { DocumentRefused, type Source } from '../publisher.ts'
import { listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import { findAddressFault, findStampFault } from './repository-faults.ts'

const TYPES: ReadonlySet<string> = new Set(['HHRG', 'HMKP', 'HMTG'])
const STATUSES: ReadonlySet<string> = new Set(['S', 'R', 'P', 'C'])

type ParsedMeeting = MeetingDraft & { readonly congress: number }

/**
 * Parses a meeting of the right shape. Throws a DocumentRefused for an unknown value, and for two values that
 * contradict each other.
 */
export const parseHouseMeeting = (root: XmlElement, source: Source): ParsedMeeting => {
  const meeting = readHouseMeeting(root)
  const fault =
    findCongressFault({ ...meeting, day: meeting.local_date }) ??
    findStampFault(listHeaderStamps(root), source) ??
    findStampFault(
      meeting.published.toSorted().map((at) => ({ name: 'publish-date', at })),
      source,
    ) ??
    findAddressFault(source.url, meeting)
  if (fault !== undefined)
    throw new DocumentRefused(
      `This meeting of the House Committee Repository contradicts itself: ${fault}. Fetch it again.`,
    )
  return meeting
}

const readHouseMeeting = (root: XmlElement): ParsedMeeting => {
  const { 'meeting-type': type = '', 'congress-num': congress, 'session-num': session } = root.attributes
  const status = readText(root, 'current-status') ?? ''
  if (!TYPES.has(type)) refuse('meeting-type', type)
  if (!STATUSES.has(status)) refuse('current-status', status)
  return {
    event_id: parseEventId(root.attributes['meeting-id'], type),
    chamber: 'House',
    chamber_raw: null,
    congress: parseNumber('congress-num', congress, 400),
    session: parseNumber('session-num', session, 4),
    event_type_raw: type,
    status_raw: status,
    title: readText(root, 'meeting-details', 'meeting-title') ?? refuse('meeting-title', ''),
    ...readTime(root),
    ...readRoom(root),
    committees: [...listCommittees(root, 'committees'), ...listCommittees(root, 'subcommittees')],
    // Bills are documents of the meeting, and are read there.
    bills: [],
    nominations: [],
    treaties: [],
    videos: [],
    jackets: [],
    continuations: [],
    ...readStamps(root),
  }
}

/** Parses the number of a meeting, with or without its type before it. */
export const parseEventId = (text = '', type = '[A-Z]{4}'): string => {
  const [, number] = new RegExp(`^(?:${type})?(\\d{6})$`).exec(text) ?? []
  return number ?? refuse('meeting-id', text)
}

const refuse = (what: string, value: string): never => {
  throw new DocumentRefused(
    `This meeting or list of the House Committee Repository has the ${what} “${value}”, which is not known. Fetch it again, or enter the value in publishers/house-repository.`,
  )
}

const parseNumber = (what: string, text = '', most: number): number =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most ? Number(text) : refuse(what, text)

const readTime = (root: XmlElement) => {
  const day = readText(root, 'meeting-details', 'meeting-date', 'calendar-date') ?? ''
  const time = readText(root, 'meeting-details', 'meeting-date', 'start-time')
  const start = parseEasternTime(day, time ?? '00:00:00')
  if (start === undefined) return refuse('meeting-date', `${day} ${time ?? ''}`.trim())
  return {
    local_date: day,
    local_time: time,
    starts_at: time === null ? null : start.instant,
    time_note: time === null ? 'The source gives no time of the day.' : start.note,
  }
}

const readRoom = (root: XmlElement) => {
  const at = ['meeting-details', 'meeting-location', 'capitol-complex'] as const
  return { room: readText(root, ...at, 'room'), building: readText(root, ...at, 'building'), address: null }
}

const listCommittees = (root: XmlElement, list: 'committees' | 'subcommittees'): readonly NamedCommittee[] =>
  listOnce(
    listElements(root, 'meeting-details', list, 'committee-name').map((element) => ({
      code: element.attributes['id']?.trim() || null,
      name: readText(element),
      isSubcommittee: list === 'subcommittees',
    })),
  )

/** Lists stamps in the order of time: a document is made, first published, and last changed. */
const listHeaderStamps = ({ attributes }: XmlElement) =>
  (['create-date', 'orig-publish-date', 'update-date'] as const).map((name) => ({
    name,
    at: readStamp(name, attributes[name]),
  }))

const readStamps = (root: XmlElement) => {
  const dates = listElements(root, 'publish-dates', 'publish-date').map(({ attributes: { date } }) =>
    readStamp('publish-date', date),
  )
  const { 'update-date': updated, 'orig-publish-date': first } = root.attributes
  return {
    published: dates.filter((date) => date !== null),
    stated_at: readStamp('update-date', updated) ?? readStamp('orig-publish-date', first),
  }
}

const readStamp = (what: string, text: string | undefined): string | null => {
  const instant = parseStamp(text)
  return instant === undefined ? refuse(what, text ?? '') : instant
}
