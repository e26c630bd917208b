import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Meeting, MeetingCommittee, MeetingDocument, WitnessAppearance } from '@rotunda/contract'
import {
  congressGovMeetings,
  houseMeetings,
  houseWitnessLists,
  senateHearings,
} from '../../../../publishers/index.ts'
import { makeFolder, readRows } from '../../../../releases/testing.ts'
import { buildFamilies, makeDocument, type TestDocument } from '../../testing.ts'
import { COMMITTEES_FAMILY } from '../../committees/committees-family.ts'
import { MEMBERS_FAMILY } from '../../members/members-family.ts'
import { scanRows } from '../../../../tables/testing.ts'
import { HEARINGS } from '../family.ts'
import { MEETINGS } from '../tables/meetings.ts'

type Built = {
  readonly meetings: readonly Meeting[]
  readonly committees: readonly MeetingCommittee[]
  readonly witnesses: readonly WitnessAppearance[]
  readonly files: readonly MeetingDocument[]
}

const build = async (
  t: Parameters<typeof makeFolder>[0],
  documents: readonly TestDocument[],
): Promise<Built> => {
  const directory = makeFolder(t)
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY, COMMITTEES_FAMILY, HEARINGS], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  return {
    meetings: readRows<Meeting>(directory, summary.id, 'meetings'),
    committees: readRows<MeetingCommittee>(directory, summary.id, 'meeting-committees'),
    witnesses: readRows<WitnessAppearance>(directory, summary.id, 'witness-appearances'),
    files: readRows<MeetingDocument>(directory, summary.id, 'meeting-documents'),
  }
}

type Entry = {
  readonly identifier?: string
  readonly room?: string
  readonly clock?: string
  readonly matter?: string
  readonly type?: string
  readonly stamp?: string
}

const CLOCKS: Readonly<Record<string, string>> = { '09:00 AM': '09:00:00', '02:30 PM': '14:30:00' }

const schedule = (retrieved: string, entries: readonly Entry[]): TestDocument => {
  const meetings = entries.map(
    ({
      identifier = '900002',
      room = 'SD-215',
      clock = '09:00 AM',
      matter = 'Hearings to examine it.',
      type = 'Open Hearing',
      stamp = '',
    }) =>
      [
        `<meeting><identifier>${identifier}</identifier><cmte_code>SSFI00</cmte_code><committee>Finance</committee>`,
        type === '' ? '' : `<type>${type}</type>`,
        `<date>15-SEP-2026 ${clock}</date><date_iso_8601>2026-09-15</date_iso_8601><time>${clock}</time>`,
        `<time_iso_8601>${CLOCKS[clock] ?? ''}</time_iso_8601><room>${room}</room><matter>${matter}</matter>`,
        stamp === '' ? '' : `<last_update>${stamp}</last_update>`,
        '</meeting>',
      ].join(''),
  )
  const free = '<meeting><matter>No committee hearings scheduled</matter></meeting>'
  return makeDocument(
    senateHearings.name,
    `<css_meetings_scheduled>${meetings.length === 0 ? free : meetings.join('')}</css_meetings_scheduled>`,
    { retrieved_at: `${retrieved}T11:00:00.000Z` },
  )
}

test('a meeting of the Senate that moves, and then leaves the schedule, stays one meeting with a revision', async (t) => {
  const { meetings } = await build(t, [
    schedule('2026-09-01', [{}]),
    schedule('2026-09-02', [{}]),
    schedule('2026-09-03', [{ clock: '02:30 PM', room: 'SD-419' }]),
    schedule('2026-09-04', []),
  ])
  assert.equal(meetings.length, 1)
  const [meeting] = meetings
  assert.deepEqual(meeting?.revisions, [
    { at: '2026-09-03T11:00:00.000Z', changed: ['starts_at', 'location'] },
  ])
  assert.deepEqual(
    [meeting.starts_at, meeting.location.room, meeting.revision],
    ['2026-09-15T18:30:00Z', 'SD-419', 2],
  )
  assert.deepEqual(
    [meeting.first_seen_at, meeting.last_changed_at],
    ['2026-09-01T11:00:00.000Z', '2026-09-03T11:00:00.000Z'],
  )
  assert.ok(meeting.coverage_notes.includes('unscheduled_meeting'))
  assert.deepEqual(
    [meeting.status, meeting.status_basis, meeting.coverage.witnesses],
    ['Scheduled', 'schedule', 'not_published'],
  )
})

test('a meeting of the Senate that moves and moves back is where the newest schedule has it', async (t) => {
  const here = { stamp: '08-31-2026 09:00:00 AM' }
  const there = { clock: '02:30 PM', room: 'SD-419', stamp: '09-02-2026 06:00:00 AM' }
  const { meetings } = await build(t, [
    schedule('2026-09-01', [here]),
    schedule('2026-09-02', [there]),
    schedule('2026-09-03', [here]),
  ])
  const [meeting] = meetings
  assert.deepEqual(
    meeting?.revisions.map(({ at, changed }) => [at.slice(0, 10), ...changed]),
    [
      ['2026-09-02', 'starts_at', 'location'],
      ['2026-09-03', 'starts_at', 'location'],
    ],
  )
  assert.deepEqual([meeting.starts_at, meeting.location.room], ['2026-09-15T13:00:00Z', 'SD-215'])
  assert.equal(meeting.coverage_notes.includes('unscheduled_meeting'), false)
})

const TITLES: readonly (readonly [matter: string, type: string, is: string, basis: string])[] = [
  ['Hearings to examine it.', '', 'Hearing', 'title'],
  ['Closed hearings to examine it.', '', 'Hearing', 'title'],
  ['An oversight hearing to examine it.', '', 'Hearing', 'title'],
  ['Business meeting to consider nominations.', '', 'Meeting', 'title'],
  ['Business meeting to mark up S. 12.', '', 'Markup', 'title'],
  ['Closed briefing on intelligence matters.', '', 'Meeting', 'title'],
  ['To receive a report.', '', 'Meeting', 'unknown'],
  ['Business meeting to consider nominations.', 'Open Business Meeting', 'Meeting', 'feed'],
  ['To receive testimony.', 'Closed Hearing', 'Hearing', 'feed'],
]

test('the type of a Senate meeting is that of the schedule, or else of its title, or else unknown', async (t) => {
  const entries = TITLES.map(([matter, type], index) => ({
    matter,
    type,
    identifier: String(900_100 + index),
  }))
  const { meetings } = await build(t, [schedule('2026-09-01', entries)])
  assert.deepEqual(
    meetings
      .toSorted((one, other) => Number(one.event_id) - Number(other.event_id))
      .map(({ event_type, event_type_basis }) => [event_type, event_type_basis]),
    TITLES.map(([, , is, basis]) => [is, basis]),
  )
})

const CALLED_OFF: readonly (readonly [matter: string, status: string, note: boolean])[] = [
  ['CANCELLED - Hearings to examine trade.', 'Canceled', false],
  ['Hearings to examine labor. (POSTPONED)', 'Postponed', false],
  ['*CANCELED* Hearings to examine it.', 'Canceled', false],
  ['CANCELLED Hearings to examine it.', 'Canceled', false],
  ['Hearings to examine it, postponed until further notice.', 'Postponed', false],
  ['Hearings to examine it (postponed from May 3).', 'Rescheduled', false],
  ['The hearing has been cancelled: Hearings to examine it.', 'Canceled', false],
  ['Hearings to examine it (rescheduled to May 3).', 'Scheduled', true],
  ['Hearings to examine the cancelled pipeline.', 'Scheduled', true],
  ['Hearings to examine cancellation of debt.', 'Scheduled', true],
  ['Hearings to examine postal matters.', 'Scheduled', false],
]

test('a meeting whose title says that it is called off is, and one whose title may say it has a note', async (t) => {
  const entries = CALLED_OFF.map(([matter], index) => ({ matter, identifier: String(900_100 + index) }))
  const { meetings } = await build(t, [schedule('2026-09-01', entries)])
  assert.deepEqual(
    meetings
      .toSorted((one, other) => Number(one.event_id) - Number(other.event_id))
      .map(({ status, status_basis, coverage_notes: notes }) => [
        status,
        status_basis,
        notes.includes('status_unclear'),
      ]),
    CALLED_OFF.map(([, status, note]) => [status, status === 'Scheduled' ? 'schedule' : 'title', note]),
  )
})

test('a title that calls off a meeting which its source has as scheduled is told beside it', async (t) => {
  const { meetings } = await build(t, [
    makeDocument(houseMeetings.name, HOUSE.replace('>C<', '>S<').replace('On bees', 'POSTPONED: On bees')),
  ])
  assert.deepEqual(
    meetings.map(({ status, status_basis, conflicts }) => [
      status,
      status_basis,
      conflicts.map(({ field, values }) => [field, ...values.map(({ value }) => value)]),
    ]),
    [['Postponed', 'title', [['status', 'Postponed', 'Scheduled']]]],
  )
})

test('two entries of one schedule that differ on a meeting are told as a conflict', async (t) => {
  const { meetings } = await build(t, [schedule('2026-09-01', [{}, { room: 'SD-419' }])])
  assert.deepEqual(
    meetings.map(({ location, conflicts }) => [location.room, ...conflicts.map(({ field }) => field)]),
    [['SD-419', 'room']],
  )
})

test('a meeting that goes on is found by each of its days', async (t) => {
  const item = { ...ITEM, continuations: [{ continuationDate: '2026-05-14T00:00:00Z' }, '2026-05-13'] }
  const { meetings } = await build(t, [
    makeDocument(congressGovMeetings.name, JSON.stringify({ committeeMeeting: item })),
  ])
  const found = (from: string, to: string) => scanRows(MEETINGS, meetings, { from, to }).length
  assert.deepEqual(meetings[0]?.continuations, ['2026-05-13', '2026-05-14'])
  assert.deepEqual(
    [found('2026-05-14', '2026-05-20'), found('2026-05-12', '2026-05-12'), found('2026-05-15', '2026-05-20')],
    [1, 1, 0],
  )
})

const COMMITTEES = makeDocument(
  'congress-legislators-committees',
  JSON.stringify([
    { type: 'house', name: 'House Committee on Agriculture', thomas_id: 'HSAG', house_committee_id: 'AG' },
    { type: 'house', name: 'House Committee on Rules', thomas_id: 'HSRU', house_committee_id: 'RU' },
  ]),
  { url: 'https://members.example/committees-current.json' },
)

test('a name that is not that of its code is told with the name in the list, on the meeting and its committee', async (t) => {
  const { meetings, committees } = await build(t, [
    COMMITTEES,
    makeDocument(houseMeetings.name, HOUSE.replace('>Agriculture<', '>Committee on Rules<')),
  ])
  const told = (conflicts: Meeting['conflicts']) =>
    conflicts.map(({ field, values }) => [field, ...values.map(({ value }) => value)])
  assert.deepEqual(
    meetings.map(({ conflicts }) => told(conflicts)),
    [[['committee_ids', 'HSAG00', 'Committee on Rules']]],
  )
  assert.deepEqual(
    committees.map(({ conflicts }) => told(conflicts)),
    [[['name_raw', 'Committee on Rules', 'House Committee on Agriculture']], []],
  )
})

const HOUSE = `<committee-meeting congress-num="119" session-num="2" meeting-id="HHRG900001" meeting-type="HHRG" update-date="2026-05-01T09:00:00">
<current-status>C</current-status><meeting-details>
<committees><committee-name id="AG00">Agriculture</committee-name><committee-name id="QQ">Bees</committee-name></committees>
<meeting-date><calendar-date>2026-05-12</calendar-date><start-time>10:00:00</start-time></meeting-date>
<meeting-title>On bees</meeting-title></meeting-details></committee-meeting>`

const LIST = `<witness-list meeting-id="900001"><panel sort-order="1">
<witness><firstname>Ada</firstname><lastname>Van Example</lastname></witness>
<witness><firstname>Benno</firstname><lastname>Sample</lastname></witness></panel></witness-list>`

const ITEM = {
  chamber: 'House',
  congress: 119,
  eventId: '900001',
  date: '2026-05-12T15:00:00Z',
  meetingStatus: 'Scheduled',
  title: 'On Bees.',
  type: 'Markup',
  updateDate: '2026-05-02 04:00:00+00:00',
  witnesses: [{ name: 'The Honorable Ada B. Van Example, Ph.D.' }, { name: 'Ms. Cora Testerman' }],
  witnessDocuments: ['SampleB', 'TestermanC', 'SampleX'].map((name) => ({
    documentType: 'Witness Statement',
    url: `https://congress.example/HHRG-119-AG00-Wstate-${name}-20260512.pdf`,
  })),
}

const documentsOfHouse = () => [
  makeDocument(houseMeetings.name, HOUSE),
  makeDocument(houseWitnessLists.name, LIST, {
    url: 'https://repository.example/HHRG-119-AG00-20260512.xml',
  }),
  makeDocument(congressGovMeetings.name, JSON.stringify({ committeeMeeting: ITEM })),
]

test('where two sources differ, the office that keeps the fact stands, and both are told', async (t) => {
  const { meetings } = await build(t, documentsOfHouse())
  const [meeting] = meetings
  assert.deepEqual([meeting?.status, meeting?.event_type, meeting?.title], ['Canceled', 'Hearing', 'On bees'])
  assert.deepEqual(
    meeting?.conflicts.map(({ field, values }) => [field, ...values.map(({ value }) => value)]),
    [
      ['event_type', 'Hearing', 'Markup'],
      ['status', 'Canceled', 'Scheduled'],
      ['starts_at', '2026-05-12T14:00:00Z', '2026-05-12T15:00:00Z'],
    ],
  )
})

test('a committee whose code has no known form is a row with its code, its name and a note', async (t) => {
  const { committees } = await build(t, documentsOfHouse())
  assert.deepEqual(
    committees.map(({ committee_id, committee_code_raw, role, matched }) => [
      committee_id,
      committee_code_raw,
      role,
      matched,
    ]),
    [
      ['HSAG00', 'AG00', 'joint', true],
      [null, 'QQ', 'joint', false],
    ],
  )
  assert.deepEqual(committees[1]?.coverage_notes.includes('committee_code_unmatched'), true)
})

test('a witness of two lists is one row, and a file is linked to the one witness of its name', async (t) => {
  const { witnesses, files } = await build(t, documentsOfHouse())
  assert.deepEqual(
    witnesses.map(({ name_raw, listed_in }) => [name_raw, listed_in]),
    [
      ['Ms. Cora Testerman', ['congress_gov']],
      ['Ada Van Example', ['house_xml', 'congress_gov']],
      ['Benno Sample', ['house_xml']],
    ],
  )
  const nameOf = (id: string | null) => witnesses.find((one) => one.id === id)?.name_raw ?? null
  assert.deepEqual(
    files.map(({ file_name, link_basis, appearance_id }) => [
      file_name?.slice(21),
      link_basis,
      nameOf(appearance_id),
    ]),
    [
      ['SampleB-20260512.pdf', 'file_name', 'Benno Sample'],
      ['SampleX-20260512.pdf', 'none', null],
      ['TestermanC-20260512.pdf', 'file_name', 'Ms. Cora Testerman'],
    ],
  )
})

test('a list of witnesses whose meeting is not here keeps its number and says so', async (t) => {
  const { meetings, witnesses } = await build(t, [makeDocument(houseWitnessLists.name, LIST)])
  assert.equal(meetings.length, 0)
  assert.deepEqual(
    witnesses.map(({ meeting_id, event_id }) => [meeting_id, event_id]),
    [
      [null, '900001'],
      [null, '900001'],
    ],
  )
  assert.ok(witnesses[0]?.coverage_notes.includes('meeting_missing'))
})

const PERSON = {
  id: { bioguide: 'Z900001' },
  name: { first: 'Ada', last: 'Van Example' },
  bio: {},
  terms: [
    { type: 'rep', start: '2025-01-03', end: '2027-01-03', state: 'TX', district: 10, party: 'Republican' },
  ],
}

const memberOf = async (t: Parameters<typeof makeFolder>[0], position: string): Promise<string | null> => {
  const list = LIST.replace(
    'Van Example</lastname>',
    `Van Example</lastname><position>${position}</position>`,
  )
  const { witnesses } = await build(t, [
    makeDocument(houseMeetings.name, HOUSE),
    makeDocument(houseWitnessLists.name, list),
    makeDocument('congress-legislators-members', JSON.stringify([PERSON]), {
      url: 'https://members.example/legislators-current.json',
    }),
  ])
  return witnesses.find(({ name }) => name?.last === 'Van Example')?.member_id ?? null
}

test('a witness is a member only where the source says so and names the State, never by the name alone', async (t) => {
  assert.equal(await memberOf(t, 'Member of Congress (TX-10)'), 'Z900001')
  assert.equal(await memberOf(t, 'U.S. Representative from Texas'), 'Z900001')
  assert.equal(await memberOf(t, 'Member of Congress (NM-01)'), null)
  assert.equal(await memberOf(t, 'Mayor, Texas'), null)
  assert.equal(await memberOf(t, 'Member of Congress'), null)
})
