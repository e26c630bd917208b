import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import {
  congressGovMeetings,
  houseMeetings,
  houseWitnessLists,
} from '../../../../publishers/congress/index.ts'
import { makeDocument } from '../../testing.ts'

import { build, HOUSE, ITEM, schedule } from './testing.ts'

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

const LIST = `<witness-list meeting-id="900001"><panel sort-order="1">
<witness><firstname>Ada</firstname><lastname>Van Example</lastname></witness>
<witness><firstname>Benno</firstname><lastname>Sample</lastname></witness></panel></witness-list>`

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

const memberOf = async (t: TestContext, position: string): Promise<string | null> => {
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
