import { makeSampleDocument, type SampleCongressDocument } from '../sample-congress-document.ts'
import { addDays, SAMPLE_CONGRESS, type SampleMeeting } from './plan-meetings.ts'
import { element } from './write-xml.ts'

const TYPES = { Hearing: 'HHRG', Markup: 'HMKP', Meeting: 'HMTG' } as const
const STATUSES = { Scheduled: 'S', Canceled: 'C', Postponed: 'P', Rescheduled: 'R' } as const

/** Writes a meeting in the format of the Committee Repository, as published `daysBefore` its day. */
export const writeHouseMeeting = (meeting: SampleMeeting, daysBefore: number): SampleCongressDocument => {
  const published = addDays(meeting.day, -daysBefore)
  const first = addDays(meeting.day, -FIRST_PUBLISHED)
  const stamps = published === first ? [first] : [first, published]
  const root = element('committee-meeting', listParts(meeting, stamps), {
    'congress-num': String(SAMPLE_CONGRESS),
    'session-num': meeting.day < '2026' ? '1' : '2',
    'meeting-id': `${TYPES[meeting.kind]}${meeting.eventId}`,
    'meeting-type': TYPES[meeting.kind],
    'create-date': `${first}T09:00:00.000`,
    'orig-publish-date': `${first}T09:30:00.000`,
    'update-date': `${published}T09:30:00.000`,
  })
  return makeSampleDocument(
    {
      publisher: 'docs-house-meetings',
      url: `${folderOf(meeting)}/${fileStem(meeting)}-${meeting.day.replaceAll('-', '')}.xml`,
      media_type: 'application/xml',
      retrieved_at: `${published}T20:00:00.000Z`,
    },
    root,
  )
}

/** Days from its first publication to the meeting. */
export const FIRST_PUBLISHED = 8

/** Returns the Clerk's code of a committee: `II24` for HSII24. */
const clerkCode = (id: string): string => id.slice(2)

/** Returns the first part of the names of its files: `HHRG-119-II24`. */
export const fileStem = ({ kind, committees }: SampleMeeting): string => {
  const [first] = committees
  return `${TYPES[kind]}-${SAMPLE_CONGRESS}-${clerkCode(first?.subcommittee?.id ?? first?.id ?? '')}`
}

export const folderOf = ({ committees, day, eventId }: SampleMeeting): string => {
  const code = clerkCode(committees[0]?.id ?? '')
  return `https://repository.example/meetings/${code.slice(0, 2)}/${code}/${day.replaceAll('-', '')}/${eventId}`
}

const listParts = (meeting: SampleMeeting, stamps: readonly string[]): readonly string[] => [
  element('current-status', STATUSES[meeting.status]),
  element('language', 'en-us'),
  element(
    'publish-dates',
    stamps.map((day) => element('publish-date', '', { date: `${day}T09:30:00.000` })),
  ),
  element('meeting-details', [
    element('committees', listNames(meeting.committees)),
    element('subcommittees', listNames(meeting.committees.flatMap(({ subcommittee }) => subcommittee ?? []))),
    element('meeting-date', [
      element('calendar-date', meeting.day),
      element('start-time', `${meeting.time}:00`),
    ]),
    element('meeting-location', [
      element('capitol-complex', [element('room', meeting.room), element('building', meeting.building)]),
    ]),
    element('meeting-title', titleOf(meeting)),
  ]),
  element('meeting-documents', [writeBill(meeting, stamps[0] ?? '')]),
]

export const titleOf = ({ kind, topic, bill }: SampleMeeting): string => {
  if (kind === 'Hearing') return `Fictional hearing on ${topic}`
  return kind === 'Markup' ? `Fictional markup of H.R. ${bill}, on ${topic}` : `Fictional meeting on ${topic}`
}

const listNames = (names: readonly { readonly id: string; readonly name: string }[]): readonly string[] =>
  names.map(({ id, name }) => element('committee-name', name, { id: clerkCode(id) }))

const writeBill = ({ bill }: SampleMeeting, day: string): string => {
  const stamp = { 'add-date': `${day}T09:10:00.000`, 'publish-date': `${day}T09:30:00.000` }
  const url = `https://bills.example/${SAMPLE_CONGRESS}/BILLS-${SAMPLE_CONGRESS}hr${bill}ih`
  return element(
    'meeting-document',
    [
      element('description', `H.R. ${bill} (fictional)`),
      element('legis-num', `H.R. ${bill}`),
      element('files', [
        element('file', '', { 'doc-url': `${url}.pdf`, 'doc-type': 'PDF', ...stamp }),
        element('file', '', { 'doc-url': `${url}.xml`, 'doc-type': 'XML', ...stamp }),
      ]),
    ],
    { type: 'BR', 'remove-date': '', ...stamp },
  )
}
