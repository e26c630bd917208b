import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInvariant } from './check-invariant.ts'
import type { CheckedRow, Invariant, Rows } from './invariant.ts'
import { INVARIANTS } from './invariants-family.ts'

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
  sources: SOURCES,
}
const LEADER = { ...TERM, id: 'rol_leader', kind: 'leadership' }
const PERSON = { id: 'Z000001', birthday: null, birth: null, death: null, sources: SOURCES }
const SERVICE = { id: 'srv_1', member_id: 'Z000001', congress: 119, start: '2025-01-03' }

/** Tables that break one invariant, the field in which a row may own up to it, and the row. */
const BROKEN: readonly (readonly [name: string, tables: Tables, field: string, row: string])[] = [
  ['members_known', { 'member-roles': [TERM], members: [] }, 'member_id', 'rol_term'],
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
  ['nothing_ahead', { members: [{ ...PERSON, birthday: '2052-05-01' }] }, 'birthday', PERSON.id],
]

const findInvariant = (name: string): Invariant =>
  INVARIANTS.find((one) => one.name === name) ?? assert.fail(name)

for (const [name, tables, field, row] of BROKEN)
  test(`${name}: a row that breaks it in ${field} is named, unless its conflicts say so`, () => {
    const invariant = findInvariant(name)
    const { faults } = checkInvariant(invariant, openRows(tables))
    assert.ok(faults.length > 0 && faults.every((fault) => fault.split(/[ :]+/)[1] === row), faults.join())
    const flagged = Object.fromEntries(
      Object.entries(tables).map(([table, rows]) => [
        table,
        rows.map((one) => (one.id === row ? { ...one, conflicts: [{ field, values: [] }] } : one)),
      ]),
    )
    const found = checkInvariant(invariant, openRows(flagged))
    assert.deepEqual(found.faults, [])
    assert.match(found.rule, /conflicts: 1\.$/)
  })

test('every invariant has a name of its own and a case that breaks it', () => {
  const names = INVARIANTS.map(({ name }) => name)
  assert.deepEqual([...new Set(names)], names)
  assert.deepEqual(
    names.filter((name) => !BROKEN.some(([broken]) => broken === name)),
    [],
  )
})

test('rows that keep every invariant break none', () => {
  const tables = {
    'member-roles': [{ ...TERM, elected_on: '2024-11-05', sworn_on: '2025-01-03' }, LEADER],
    members: [PERSON],
    'historical-members': [PERSON],
    'historical-service': [SERVICE],
  }
  for (const invariant of INVARIANTS)
    assert.deepEqual(checkInvariant(invariant, openRows(tables)).faults, [], invariant.name)
})
