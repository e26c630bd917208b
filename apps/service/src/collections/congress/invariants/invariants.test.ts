import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInvariant, INVARIANTS } from './invariants-family.ts'
import type { CheckedRow, Invariant, Rows } from './invariant.ts'

type Tables = Readonly<Record<string, readonly (CheckedRow & Readonly<Record<string, unknown>>)[]>>

const openRows = (tables: Tables): Rows => ({
  // Each case has the fields that the invariant looks at.
  list: (table: string) => (tables[table] ?? []) as never,
})

const SOURCES = [{ retrieved_at: '2026-06-15T12:00:00.000Z' }]
const TERM = {
  id: 'rol_term',
  kind: 'term',
  member_id: 'Z000001',
  chamber: 'House',
  start: '2025-01-03',
  end: '2027-01-03',
  elected_on: null,
  sworn_on: null,
  state: 'AL',
  district: 5,
  senate_class: null,
  is_current: true,
  sources: SOURCES,
}
const LEADER = { ...TERM, id: 'rol_leader', kind: 'leadership' }
const PERSON = {
  id: 'Z000001',
  surnames: ['Sample'],
  chamber: 'House',
  current: true,
  birthday: null,
  birth: null,
  death: null,
  sources: SOURCES,
}
const SERVICE = { id: 'srv_1', member_id: 'Z000001', congress: 119, start: '2025-01-03' }

const ASSIGNMENT = {
  id: 'asg_1',
  name_raw: 'Sample, Ada',
  committee_id: 'HSAG00',
  committee_code_raw: 'AG00',
  member_id: 'Z000001',
  member_chamber: 'House',
  start: '2025-01-14',
  end: null,
  roster_as_of: '2026-06-01',
  role: 'member',
  current: true,
  sources: SOURCES,
}
const COMMITTEE = {
  id: 'HSAG00',
  chamber: 'House',
  parent_id: null,
  name: 'Committee on Agriculture',
  current: true,
  roster: { status: 'published', members: 1 },
}

/** Tables that break one invariant, the field in which a row may own up to it, and the rows that do. */
const BROKEN: readonly (readonly [name: string, tables: Tables, field: string, row: string])[] = [
  [
    'members_known',
    { 'member-roles': [TERM], members: [{ ...PERSON, id: 'Z000002' }] },
    'member_id',
    'rol_term',
  ],
  ['sworn_within_term', { 'member-roles': [{ ...TERM, sworn_on: '2062-01-03' }] }, 'sworn_on', 'rol_term'],
  [
    'sworn_within_term',
    { 'member-roles': [{ ...TERM, elected_on: '2025-02-01', sworn_on: '2025-01-03' }] },
    'elected_on',
    'rol_term',
  ],
  [
    'leadership_within_term',
    { 'member-roles': [TERM, { ...LEADER, start: '2024-01-03' }] },
    'start',
    LEADER.id,
  ],
  [
    'leadership_within_term',
    { 'member-roles': [TERM, { ...LEADER, chamber: 'Senate' }] },
    'chamber',
    LEADER.id,
  ],
  [
    'alive_in_office',
    {
      'historical-members': [{ ...PERSON, death: { date: '1999', precision: 'year' } }],
      'historical-service': [SERVICE],
    },
    'death',
    PERSON.id,
  ],
  [
    'alive_in_office',
    {
      'historical-members': [{ ...PERSON, birth: { date: '2052-05-01', precision: 'day' } }],
      'historical-service': [SERVICE],
    },
    'birth',
    PERSON.id,
  ],
  [
    'one_person_per_seat',
    { 'member-roles': [TERM, { ...TERM, id: 'rol_next', member_id: 'Z000002', start: '2026-07-02' }] },
    'start',
    'rol_next rol_term',
  ],
  [
    'one_person_per_seat',
    { 'member-roles': [TERM, { ...TERM, id: 'rol_next', district: 6, start: '2026-07-02' }] },
    'end',
    'rol_next rol_term',
  ],
  [
    'one_person_per_seat_today',
    { 'member-roles': [TERM, { ...TERM, id: 'rol_gap', kind: 'vacancy', member_id: null }] },
    'is_current',
    'rol_gap rol_term',
  ],
  [
    'one_person_per_seat_today',
    {
      'member-roles': [1, 2, 3].map((senate_class) => ({
        ...TERM,
        id: `rol_${senate_class}`,
        chamber: 'Senate',
        senate_class,
      })),
    },
    'is_current',
    'rol_1 rol_2 rol_3',
  ],
  [
    'current_everywhere',
    { members: [{ ...PERSON, current: false }], 'member-roles': [TERM] },
    'current',
    PERSON.id,
  ],
  ['current_everywhere', { members: [PERSON], 'member-roles': [LEADER] }, 'current', PERSON.id],
  [
    'names_fit',
    { members: [PERSON], 'committee-assignments': [{ ...ASSIGNMENT, name_raw: 'Ada Example' }] },
    'member_id',
    ASSIGNMENT.id,
  ],
  [
    'names_fit',
    {
      members: [PERSON],
      'hearing-publications': [{ id: 'CHRG-1', members: [{ member_id: PERSON.id, name: 'Ada Example' }] }],
    },
    'members',
    'CHRG-1',
  ],
  ['nothing_ahead', { members: [{ ...PERSON, birthday: '2052-05-01' }] }, 'birthday', PERSON.id],
  ['committees_known', { 'committee-assignments': [ASSIGNMENT] }, 'committee_id', ASSIGNMENT.id],
  ...[
    { start: '2011-02-03' },
    { member_chamber: 'Senate' },
    { end: '2027-01-05' },
    { start: null, roster_as_of: '2024-12-01' },
  ].map((broken) => {
    const tables = { 'committee-assignments': [{ ...ASSIGNMENT, ...broken }], 'member-roles': [TERM] }
    return ['assigned_within_term', tables, 'member_id', ASSIGNMENT.id] as const
  }),
  [
    'one_chair',
    {
      'committee-assignments': ['asg_1', 'asg_1'].map((id) => ({ ...ASSIGNMENT, id, role: 'chair' })),
    },
    'role',
    ASSIGNMENT.id,
  ],
  [
    'committee_names_differ',
    { committees: [COMMITTEE, { ...COMMITTEE, name: 'Agriculture' }] },
    'name',
    COMMITTEE.id,
  ],
]

const findInvariant = (name: string): Invariant =>
  INVARIANTS.find((one) => one.name === name) ?? assert.fail(name)

for (const [name, tables, field, row] of BROKEN)
  test(`${name}: a row that breaks it in ${field} is named, unless its conflicts say so`, () => {
    const invariant = findInvariant(name)
    const { faults } = checkInvariant(invariant, openRows(tables))
    const broken = new Set(row.split(' '))
    assert.deepEqual(new Set(faults.map((fault) => fault.split(/[ :]+/)[1])), broken)
    const flagged = Object.fromEntries(
      Object.entries(tables).map(([table, rows]) => [
        table,
        rows.map((one) => (broken.has(one.id) ? { ...one, conflicts: [{ field, values: [] }] } : one)),
      ]),
    )
    const found = checkInvariant(invariant, openRows(flagged))
    assert.deepEqual(found.faults, [])
    assert.match(found.rule, new RegExp(`conflicts: ${broken.size}\\.$`))
  })

test('every invariant has a name of its own and a case that breaks it', () => {
  const names = INVARIANTS.map(({ name }) => name)
  assert.deepEqual([...new Set(names)], names)
  const cases = [...BROKEN, ...STOPPED].map(([broken]) => broken)
  assert.deepEqual(
    names.filter((name) => !cases.includes(name)),
    [],
  )
})

/** Tables that break an invariant which no conflict excuses. */
const STOPPED: readonly (readonly [name: string, tables: Tables])[] = [
  ...[
    { ...PERSON, current: false },
    { ...PERSON, chamber: 'Senate' },
  ].map(
    (member) =>
      ['current_assignments_sit', { 'committee-assignments': [ASSIGNMENT], members: [member] }] as const,
  ),
  ['rosters_are_current', { 'committee-assignments': [], committees: [COMMITTEE] }],
]

for (const [name, tables] of STOPPED)
  test(`${name}: a row that breaks it fails the check`, () => {
    assert.equal(checkInvariant(findInvariant(name), openRows(tables)).faults.length, 1)
  })

test('rows that keep every invariant break none', () => {
  const tables = {
    'member-roles': [{ ...TERM, elected_on: '2024-11-05', sworn_on: '2025-01-03' }, LEADER],
    members: [PERSON],
    'historical-members': [PERSON],
    'historical-service': [SERVICE],
    'committee-assignments': [ASSIGNMENT],
    committees: [COMMITTEE],
  }
  for (const invariant of INVARIANTS)
    assert.deepEqual(checkInvariant(invariant, openRows(tables)).faults, [], invariant.name)
})
