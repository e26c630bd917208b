import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { CommitteeAssignmentsQuery, CommitteesQuery, type CommitteeAssignment } from '@rotunda/contract'
import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { makeCommitteeDocuments } from '../../../../../../test/sample/index.ts'
import { readRows } from '../../../releases/testing.ts'
import {
  listSortKeys,
  openTable,
  pickFilters,
  writeTable,
  type AnyTable,
  type Filters,
  type OpenTable,
} from '../../../tables/index.ts'
import { scanRows, sortByDefault } from '../../../tables/testing.ts'
import { MEMBERS_FAMILY } from '../members/members-family.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { COMMITTEES_FAMILY } from './committees-family.ts'
import { includeSubcommittees } from './list-office-committees.ts'
import { COMMITTEE_ASSIGNMENTS, COMMITTEES } from './committee-tables.ts'

const directory = mkdtempSync(join(tmpdir(), 'rotunda-committee-tables-'))
let rows: readonly CommitteeAssignment[] = []
let index: OpenTable | undefined

before(async () => {
  const documents = makeCommitteeDocuments(2).map(({ bytes, publisher, ...facts }) =>
    makeDocument(publisher, bytes, facts),
  )
  const { summary } = await buildFamilies(directory, [MEMBERS_FAMILY, COMMITTEES_FAMILY], documents)
  const table = COMMITTEE_ASSIGNMENTS
  rows = sortByDefault(table, readRows<CommitteeAssignment>(directory, summary.id, table.name))
  const file = join(directory, 'assignments.sqlite')
  await writeTable(file, table, rows)
  index = openTable(file, table)
})
after(() => {
  index?.close()
  rmSync(directory, { recursive: true })
})

/** As the index selects them, which is what a plain scan of all rows selects. */
const select = (filters: Filters): readonly CommitteeAssignment[] => {
  const opened = index ?? assert.fail('no table')
  const found = opened.select(filters).total
  const scanned = scanRows(COMMITTEE_ASSIGNMENTS, rows, filters)
  assert.equal(found, scanned.length)
  return scanned
}

const OTHERS = new Set(['sort', 'fields', 'limit', 'offset', 'snapshot', 'format', 'all', 'trailer', 'bom'])
OTHERS.add('include_subcommittees')

const TABLES: readonly (readonly [table: AnyTable, query: TObject])[] = [
  [COMMITTEES, CommitteesQuery],
  [COMMITTEE_ASSIGNMENTS, CommitteeAssignmentsQuery],
]
for (const [table, query] of TABLES)
  test(`the parameters of /${table.name} are the filters of its table, and its sort keys are the table’s`, () => {
    const params = Object.keys(query.properties).filter((name) => !OTHERS.has(name))
    assert.deepEqual(
      params.filter((name) => !Object.hasOwn(pickFilters(table, { [name]: 1 }), name)),
      [],
    )
    const filters = Object.entries(table.columns).flatMap(([name, column]) =>
      'filter' in column ? [name] : [],
    )
    assert.deepEqual(
      filters.filter((name) => !params.includes(name) || !params.includes(`not_${name}`)),
      [],
    )
    for (const key of Object.keys(listSortKeys(table)))
      assert.ok(Compile(query).Check({ sort: [key, `-${key}`] }))
  })

test('a chamber, kind or role is taken in any case', () => {
  const check = Compile(CommitteesQuery)
  for (const chamber of ['House', 'house', 'HOUSE']) assert.ok(check.Check({ chamber: [chamber] }))
  assert.ok(!check.Check({ chamber: ['Commons'] }))
  assert.equal(select({ chamber: ['house'] }).length, select({ chamber: ['House'] }).length)
  assert.ok(select({ role: ['CHAIR'] }).every(({ role }) => role === 'chair'))
  assert.ok(select({ role: ['chair'] }).length > 0)
})

test('assignments of one day are those that had begun and had not ended', () => {
  const onDay = (day: string) => select({ active_on: day })
  assert.equal(onDay('2025-01-13').length, 0)
  // Rosters without days are known from the day on which they were retrieved.
  const early = onDay('2025-02-01')
  assert.ok(early.length > 0 && early.every(({ start }) => start !== null && start <= '2025-02-01'))
  const resigned = rows.find(({ end }) => end !== null) ?? assert.fail('nobody has resigned')
  assert.ok(onDay(resigned.end ?? '').includes(resigned))
  assert.ok(!onDay('2026-02-04').includes(resigned))
  // An assignment that has not ended runs on.
  assert.deepEqual(
    onDay('2026-12-01'),
    rows.filter(({ current }) => current),
  )
  assert.ok(onDay('2026-12-01').some(({ start }) => start === null))
})

test('a committee is asked for alone, or with all of its subcommittees', () => {
  const alone = select(pickFilters(COMMITTEE_ASSIGNMENTS, includeSubcommittees({ committee_id: ['HSAG00'] })))
  assert.deepEqual([...new Set(alone.map(({ committee_id }) => committee_id))], ['HSAG00'])
  const query = includeSubcommittees({ committee_id: ['hsag00'], include_subcommittees: 'true' })
  const all = select(pickFilters(COMMITTEE_ASSIGNMENTS, query))
  assert.deepEqual([...new Set(all.map(({ committee_id }) => committee_id))].sort(), [
    'HSAG00',
    'HSAG03',
    'HSAG15',
  ])
})
