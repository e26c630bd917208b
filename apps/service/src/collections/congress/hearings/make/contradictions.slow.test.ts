import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Meeting } from '@rotunda/contract'
import { congressGovMeetings, govinfoHearings, houseMeetings } from '../../../../publishers/congress/index.ts'
import { makeDocument } from '../../testing.ts'
import { scanRows } from '../../../../tables/testing.ts'
import { MEETINGS } from '../tables/meetings.ts'

import { build, COMMITTEES, HOUSE, ITEM, schedule } from './testing.ts'

const CALLED_OFF: readonly (readonly [matter: string, status: string, note: boolean])[] = [
  ['CANCELLED - Hearings to examine trade.', 'Canceled', false],
  ['Hearings to examine labor. (POSTPONED)', 'Postponed', false],
  ['*CANCELED* Hearings to examine it.', 'Canceled', false],
  ['CANCELLED Hearings to examine it.', 'Canceled', false],
  ['Hearings to examine it, postponed until further notice.', 'Postponed', false],
  ['Hearings to examine it (postponed from May 3).', 'Rescheduled', false],
  ['The hearing has been cancelled: Hearings to examine it.', 'Canceled', false],
  ['Hearings to examine it (rescheduled to May 3).', 'Rescheduled', true],
  ['RESCHEDULED TO MAY 20: Hearings to examine it.', 'Rescheduled', true],
  ['Rescheduled to Tuesday, 10:00 a.m. Hearings to examine it.', 'Rescheduled', true],
  ['Hearings to examine marijuana (rescheduled to Schedule III).', 'Scheduled', true],
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

test('a title of the House that moves the meeting is read as one of the Senate, and the row has a note', async (t) => {
  const title = 'RESCHEDULED TO MAY 20: H.R. 4435, and bees'
  const { meetings } = await build(t, [
    makeDocument(houseMeetings.name, HOUSE.replace('>C<', '>S<').replace('On bees', title)),
  ])
  assert.deepEqual(
    meetings.map(({ status, status_basis, coverage_notes: notes }) => [
      status,
      status_basis,
      notes.includes('status_unclear'),
    ]),
    [['Rescheduled', 'title', true]],
  )
})

test('a stamp of an entry that is after the retrieval of its schedule dates no change, and is told as a conflict', async (t) => {
  const { meetings } = await build(t, [
    schedule('2026-09-01', [{ stamp: '08-31-2026 09:00:00 AM' }]),
    schedule('2026-09-02', [{ room: 'SD-419', stamp: '09-08-2026 01:12:21 PM' }]),
  ])
  assert.deepEqual(
    meetings.map(({ location, status, revisions, conflicts }) => [
      location.room,
      status,
      revisions,
      conflicts.map(({ field, values }) => [field, ...values.map(({ value }) => value)]),
    ]),
    [
      [
        'SD-419',
        'Scheduled',
        [{ at: '2026-09-02T11:00:00.000Z', changed: ['location'] }],
        [['revisions', '2026-09-02T11:00:00.000Z', '2026-09-08T17:12:21Z']],
      ],
    ],
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

const PRINTED = {
  chamber: 'HOUSE',
  congress: '119',
  held: '2026-05-12',
  issued: '2026-05-20',
  citation: 'Serial No. 119-01',
  code: 'hsag00',
}

const PRINTED_CASES: readonly (readonly [changes: Partial<typeof PRINTED>, ...fields: string[]])[] = [
  [{}],
  [{ held: '2023-05-12' }, 'congress', 'meeting_id'],
  [{ held: '2026-05-13' }, 'meeting_id'],
  [{ chamber: 'SENATE' }, 'chamber'],
  [{ issued: '2026-05-10' }, 'issued_on'],
  [{ citation: 'Serial No. 118-01' }, 'citation'],
  [{ code: 'hsru00' }, 'committees'],
]

for (const [changes, ...fields] of PRINTED_CASES)
  test(`a printed hearing with ${JSON.stringify(changes)} tells what contradicts`, async (t) => {
    const { chamber, congress, held, issued, citation, code } = { ...PRINTED, ...changes }
    const mods = `<mods xmlns="http://www.loc.gov/mods/v3"><originInfo><dateIssued>${issued}</dateIssued></originInfo>
<extension><accessId>CHRG-119hhrg99901</accessId><chamber>${chamber}</chamber><congress>${congress}</congress>
<heldDate>${held}</heldDate><preferredCitation>${citation}</preferredCitation><eventId>900001</eventId>
<congCommittee authorityId="${code}"><name type="authority-standard">Committee on Agriculture</name></congCommittee></extension></mods>`
    const { publications } = await build(t, [
      COMMITTEES,
      makeDocument(houseMeetings.name, HOUSE.replace('>C<', '>S<')),
      makeDocument(govinfoHearings.name, mods),
    ])
    assert.deepEqual(
      publications.map(({ conflicts }) => conflicts.map(({ field }) => field)),
      [fields],
    )
  })

test('a printed hearing with a code of no committee has a note', async (t) => {
  const mods = (code: string) =>
    makeDocument(
      govinfoHearings.name,
      `<mods xmlns="http://www.loc.gov/mods/v3"><extension><accessId>CHRG-119hhrg99901</accessId>
<congCommittee authorityId="${code}"><name type="parsed">Agriculture</name></congCommittee></extension></mods>`,
    )
  const [known, unknown] = await Promise.all(['hsag00', 'hsag00?'].map((code) => build(t, [mods(code)])))
  const isNoted = (built: typeof known) =>
    built?.publications.map(({ coverage_notes }) => coverage_notes.includes('committee_code_unmatched'))
  assert.deepEqual([isNoted(known), isNoted(unknown)], [[false], [true]])
})

test('a damaged text stays, with a note', async (t) => {
  const { meetings } = await build(t, [
    schedule('2026-09-01', [{ matter: 'Hearings to examine the nationâ€™s bees.' }]),
  ])
  assert.deepEqual(
    meetings.map(({ title, coverage_notes: notes }) => [title, notes.includes('damaged_text')]),
    [['Hearings to examine the nationâ€™s bees.', true]],
  )
})

test('without a list of committees, a code beside the name of another standing committee is told', async (t) => {
  const { committees } = await build(t, [
    makeDocument(houseMeetings.name, HOUSE.replace('>Agriculture<', '>Committee on Rules<')),
  ])
  assert.deepEqual(
    committees.map(({ conflicts }) => conflicts.map(({ field, values }) => [field, values.length])),
    [[['name_raw', 2]], []],
  )
})

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
