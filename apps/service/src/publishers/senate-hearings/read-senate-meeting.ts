import { findCongress } from '../hearings/find-congress.ts'
import type { MeetingDraft } from '../hearings/hearing-drafts.ts'
import { placeAt } from '../hearings/place-at.ts'
import { refuseRow } from '../hearings/refuse-row.ts'
import type { ReadRow, RowPlace } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import { flattenElement } from '../xml/flatten-element.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { listElements, readText } from '../xml/read-text.ts'
import { listAgenda } from './list-agenda.ts'
import { findTimeFault, parseUpdate, readSenateTime } from './read-senate-time.ts'
import { FREE_DAY, SENATE_MEETING } from './shapes.ts'

/** A meeting of the schedule, a day without any, or the entry refused with its fault. */
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

/** As the site types them. Another one is not guessed: the title may still say what it is. */
const TYPES: ReadonlySet<string> = new Set(
  ['open', 'closed'].flatMap((form) => [`${form} hearing`, `${form} business meeting`]),
)

const findValueFault = (element: XmlElement): string | undefined => {
  const [identifier, code, type] = (['identifier', 'cmte_code', 'type'] as const).map(
    (name) => readText(element, name) ?? '',
  )
  if (!/^\d{6}$/.test(identifier ?? '')) return `The identifier “${identifier}” is none of six digits`
  if (!/^[A-Z]{4}\d{2}$/.test(code ?? '')) return `The code “${code}” is none of a committee`
  if (type !== '' && !TYPES.has(type?.toLowerCase() ?? ''))
    return `The type “${type}” is not known: it is entered in publishers/senate-hearings/read-senate-meeting.ts`
  if (readText(element, 'matter') === null) return 'The meeting has no matter'
  return listAgenda(element).fault
}

const makeDraft = (element: XmlElement): MeetingDraft => {
  const time = readSenateTime(element)
  const { bills, nominations } = listAgenda(element)
  const code = readText(element, 'cmte_code') ?? ''
  return {
    event_id: readText(element, 'identifier') ?? '',
    // Joint bodies too: it is the Senate that lists and numbers these meetings.
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

/** The code is that of the subcommittee where one meets; a second subcommittee has a name and no code. */
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

/** A link may be a placeholder, or carry another day: it is then none of this meeting. */
const listVideos = (element: XmlElement, day: string): MeetingDraft['videos'] => {
  const url = readText(element, 'video_url')
  if (url === null || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return []
  const { comm, filename } = Object.fromEntries(new URL(url).searchParams)
  const [year = '', month = '', date = ''] = day.split('-')
  const isOfDay = filename?.endsWith(`${month}${date}${year.slice(2)}`) ?? false
  return comm !== undefined && comm !== 'xxxx' && isOfDay ? [{ url, name: null }] : []
}
