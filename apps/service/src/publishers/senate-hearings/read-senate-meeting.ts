import { findCongress } from '../hearings/congress-days.ts'
import type { MeetingDraft } from '../hearings/hearing-drafts.ts'
import { placeAt, refuseRow } from '../hearings/hearing-rows.ts'
import { parseEasternTime } from '../hearings/parse-eastern-time.ts'
import type { ReadRow, RowPlace } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { flattenElement, listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import { FREE_DAY, SENATE_MEETING } from './shapes.ts'

/** Reads a meeting of the schedule, or a day without hearings, or refuses the entry with its fault. */
export const readSenateMeeting = (element: XmlElement, pointer: string): ReadRow => {
  const row = { place: placeAt(pointer), cells: flattenElement(element) }
  if (isFreeDay(element)) return readFreeDay(element, row)
  const fault = findShapeFault(element, SENATE_MEETING) ?? findValueFault(element) ?? findTimeFault(element)
  return fault === undefined
    ? { kind: 'row', table: 'meeting-statements', ...row, draft: makeDraft(element) }
    : refuseRow(row, 'meeting_unreadable', `${fault}.`)
}

const isFreeDay = (element: XmlElement): boolean =>
  readText(element, 'identifier') === null &&
  /^No committee hearings scheduled/i.test(readText(element, 'matter') ?? '')

const readFreeDay = (element: XmlElement, row: RowPlace): ReadRow => {
  const shown = { ...element, children: element.children.filter(({ name }) => name !== 'identifier') }
  const fault = findShapeFault(shown, FREE_DAY)
  if (fault !== undefined) return refuseRow(row, 'meeting_unreadable', `${fault}.`)
  const draft = { local_date: readText(element, 'date_iso_8601'), note: readText(element, 'matter') ?? '' }
  return { kind: 'row', table: 'hearing-free-days', ...row, draft }
}

/** Types as the site writes them. An unknown type is not guessed: the title may still tell it. */
const TYPES: ReadonlySet<string> = new Set(
  ['open', 'closed'].flatMap((form) => [`${form} hearing`, `${form} business meeting`]),
)

const findValueFault = (element: XmlElement): string | undefined => {
  const [identifier, code, type] = (['identifier', 'cmte_code', 'type'] as const).map(
    (name) => readText(element, name) ?? '',
  )
  if (!/^\d{6}$/.test(identifier ?? '')) return `The identifier “${identifier}” does not have six digits`
  if (!/^[A-Z]{4}\d{2}$/.test(code ?? '')) return `The code “${code}” is not the code of a committee`
  if (type !== '' && !TYPES.has(type?.toLowerCase() ?? ''))
    return `The type “${type}” is not known: enter the type in publishers/senate-hearings/read-senate-meeting.ts`
  if (readText(element, 'matter') === null) return 'The meeting has no matter'
  return listAgenda(element).fault
}

const makeDraft = (element: XmlElement): MeetingDraft => {
  const time = readSenateTime(element)
  const { bills, nominations } = listAgenda(element)
  const code = readText(element, 'cmte_code') ?? ''
  return {
    event_id: readText(element, 'identifier') ?? '',
    // Meetings of joint bodies count too: the Senate lists and numbers them.
    chamber: 'Senate',
    chamber_raw: null,
    congress: findCongress(time.local_date) ?? null,
    session: null,
    event_type_raw: readText(element, 'type'),
    status_raw: null,
    title: readText(element, 'matter'),
    ...time,
    room: readText(element, 'room'),
    building: null,
    address: null,
    committees: listCommittees(element, code),
    bills,
    nominations,
    treaties: [],
    videos: listVideos(element, time.local_date),
    jackets: [],
    continuations: [],
    published: [],
    stated_at: parseUpdate(readText(element, 'last_update')) ?? null,
  }
}

/**
 * Lists the committees. The code is that of the subcommittee if one meets; a second subcommittee has a name and no
 * code.
 */
const listCommittees = (element: XmlElement, code: string): MeetingDraft['committees'] => {
  const committee = readText(element, 'committee')
  const [first, ...others] = listElements(element, 'sub_cmte').flatMap((name) => readText(name) ?? [])
  const name = first === undefined || committee === null ? committee : `${committee}: ${first}`
  return [
    { code, name, isSubcommittee: first !== undefined && !code.endsWith('00') },
    ...others.map((other) => ({
      code: null,
      name: committee === null ? other : `${committee}: ${other}`,
      isSubcommittee: true,
    })),
  ]
}

/**
 * Lists the video of the meeting. A link may be a placeholder, or have another day: then it belongs to another meeting.
 */
const listVideos = (element: XmlElement, day: string): MeetingDraft['videos'] => {
  const url = readText(element, 'video_url')
  if (url === null || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return []
  const { comm, filename } = Object.fromEntries(new URL(url).searchParams)
  const [year = '', month = '', date = ''] = day.split('-')
  const isOfDay = filename?.endsWith(`${month}${date}${year.slice(2)}`) ?? false
  return comm !== undefined && comm !== 'xxxx' && isOfDay ? [{ url, name: null }] : []
}

type Agenda = Pick<MeetingDraft, 'bills' | 'nominations'> & { readonly fault: string | undefined }

/** Lists the bills and nominations of a meeting. Documents with other prefixes stay only in the cells. */
const listAgenda = (element: XmlElement): Agenda => {
  const documents = listElements(element, 'Documents', 'AssociatedDocument').map(readNumber)
  const [bad] = documents.filter(({ congress, number }) => congress === null || number === null)
  return {
    bills: documents.flatMap(({ prefix, congress, number }) => {
      const type = MEASURES[prefix]
      return type === undefined || congress === null || number === null ? [] : [{ congress, type, number }]
    }),
    nominations: documents.flatMap(({ prefix, congress, number, part }) =>
      prefix !== 'PN' || congress === null || number === null ? [] : [{ congress, number, part }],
    ),
    fault: bad === undefined ? undefined : `The document “${bad.raw}” has no Congress, or no number`,
  }
}

const MEASURES: Readonly<Record<string, string>> = { SN: 's', HR: 'hr' }

const readNumber = ({ attributes }: XmlElement) => {
  const {
    document_prefix: prefix = '',
    document_num: number = '',
    congress = '',
    partition = '',
  } = attributes
  const part = partition.trim().replace(/^0+/, '')
  return {
    prefix: prefix.trim(),
    congress: /^[1-9]\d{1,2}$/.test(congress.trim()) ? Number(congress) : null,
    number: /^[1-9]\d{0,5}$/.test(number.trim()) ? number.trim() : null,
    part: part === '' ? null : part,
    raw: `${prefix} ${number} (${congress})`,
  }
}

type Time = Pick<MeetingDraft, 'local_date' | 'local_time' | 'starts_at' | 'time_note'>

/** Reads the time of a meeting whose time has no fault. */
const readSenateTime = (element: XmlElement): Time => {
  const day = readText(element, 'date_iso_8601') ?? ''
  const time = readText(element, 'time_iso_8601') ?? ''
  const start = parseEasternTime(day, time)
  return {
    local_date: day,
    local_time: time,
    starts_at: start?.instant ?? null,
    time_note: start?.note ?? null,
  }
}

/** Finds a contradiction in the time, which the site writes in three forms: if they differ, none is certain. */
const findTimeFault = (element: XmlElement): string | undefined => {
  const [day, time, printedDay, printedTime, weekday] = (
    ['date_iso_8601', 'time_iso_8601', 'date', 'time', 'day_of_week'] as const
  ).map((name) => readText(element, name) ?? '')
  if (parseEasternTime(day ?? '', time ?? '') === undefined) return `“${day} ${time}” is not a time`
  if (findCongress(day ?? '') === undefined) return `The year of “${day}” is not a year of a schedule`
  const written = writeAsPrinted(day ?? '', time ?? '')
  if (printedTime !== written.time) return `The time “${time}” is printed as “${printedTime}”`
  if (printedDay !== `${written.day} ${written.time}`)
    return `The time “${day} ${time}” is printed as “${printedDay}”`
  if (weekday !== '' && weekday !== written.weekday) return `The day “${day}” is printed as a ${weekday}`
  const updated = readText(element, 'last_update')
  return parseUpdate(updated) === undefined ? `The time of change “${updated}” is not a time` : undefined
}

/**
 * Parses `09-08-2026 01:12:21 PM` in Washington; null if it is blank or happens twice, undefined for any other text.
 */
const parseUpdate = (text: string | null): string | null | undefined => {
  if (text === null) return null
  const [, month, day, year, hour, rest, half] =
    /^(\d{2})-(\d{2})-(\d{4}) (0[1-9]|1[0-2])(:\d{2}:\d{2}) ([AP]M)$/.exec(text) ?? []
  if (hour === undefined) return undefined
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return parseEasternTime(`${year}-${month}-${day}`, `${String(hours).padStart(2, '0')}${rest}`)?.instant
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

const writeAsPrinted = (day: string, time: string) => {
  const { year, month, day: date, dayOfWeek } = Temporal.PlainDate.from(day)
  const { hour, minute } = Temporal.PlainTime.from(time)
  const clock = `${pad(hour % 12 || 12)}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`
  return {
    day: `${pad(date)}-${MONTHS[month - 1] ?? ''}-${year}`,
    time: clock,
    weekday: WEEKDAYS[dayOfWeek - 1],
  }
}

const pad = (number: number): string => String(number).padStart(2, '0')
