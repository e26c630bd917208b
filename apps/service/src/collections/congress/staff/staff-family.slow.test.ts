import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { StaffObservation } from '@rotunda/contract'
import { Compile } from 'typebox/compile'
import type { PayrollTotal, StaffDecision } from '../../../publishers/congress/index.ts'
import { makeFolder, readCsv, readRows } from '../../../releases/testing.ts'
import { makeSampleMembers, makeSamplePayroll } from '../../../../../../test/sample/index.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import type { OfficeDirectory } from './office-directory.ts'
import { checkDecisions, compareTotals, makeStaffFamily } from './staff-family.ts'

const MEMBERS = makeSampleMembers(1)
const DIRECTORY: OfficeDirectory = {
  members: MEMBERS.flatMap(({ bioguide, first, middle, last, terms }) =>
    terms.map(({ chamber, state, district, start, end }) => ({
      bioguide,
      last,
      given: [first, ...(middle === null ? [] : [middle])],
      chamber,
      state,
      district,
      from: start,
      to: end,
    })),
  ),
  committees: [{ id: 'HSHA00', chamber: 'House', names: ['Committee on House Administration'] }],
  spellings: [],
}

test('the payrolls of the sample are rows of a release, with their offices and the places of all payments', async (t) => {
  const directory = makeFolder(t)
  const documents = makeSamplePayroll({ seed: 1, members: MEMBERS, staff: 900 }).map(
    ({ publisher, url, write }) =>
      makeDocument(publisher, [...write()].join(''), { url, media_type: 'text/plain', sample: true }),
  )
  const { summary } = await buildFamilies(directory, [makeStaffFamily(() => DIRECTORY)], documents)
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  const rows = readRows<StaffObservation>(directory, summary.id, 'staff-observations')
  const validator = Compile(StaffObservation)
  assert.deepEqual(rows.flatMap((row) => [...validator.Errors(row)]).slice(0, 3), [])
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
  assert.deepEqual(Object.keys(Object.groupBy(rows, ({ report_period }) => report_period.label)).toSorted(), [
    '2025-04..2025-09',
    '2025Q1',
    '2025Q2',
  ])
  const unmatched = rows.filter(({ office }) => office.member_id === null && office.kind === 'member')
  assert.deepEqual([...new Set(unmatched.map(({ office }) => office.name))], [])
  assert.ok(rows.some(({ office }) => office.committee_id === 'HSHA00' && office.kind === 'committee'))
  for (const { components, sources } of rows) assert.equal(sources.length, components.length)
  assert.ok(readCsv(directory, summary.id, 'facts-payroll-totals').length > 900 / 2)
})

const decide = (id: string, supersedes?: string): StaffDecision => ({
  id,
  one: 'sob-0000000000000001',
  other: 'sob-0000000000000002',
  decision: 'same',
  decided_by: 'A. Reviewer',
  decided_at: '2026-01-02T03:04:05Z',
  reason: 'Both offices confirmed it.',
  ...(supersedes !== undefined && { supersedes }),
})

test('a decision that supersedes an id of no decision is reported', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table staff_unused (decision text, why text)')
  const ruleOf = (decisions: readonly StaffDecision[]) =>
    checkDecisions(
      decisions.map((draft) => ({ draft })),
      { database },
    ).rule
  assert.doesNotMatch(ruleOf([decide('d1'), decide('d2', 'd1')]), /supersede/)
  assert.match(ruleOf([decide('d9'), decide('d2', 'd1')]), /supersede an id of no decision: d2 \(d1\)/)
})

const total = (
  document: PayrollTotal['document'],
  office: string,
  amount: string,
  period = '2025Q1',
): PayrollTotal => ({
  document,
  period,
  office,
  program: 'EXPENSES',
  amount,
})

test('totals of summaries that differ from those of detail files are told with both numbers, and stop nothing', () => {
  const { rule, faults } = compareTotals([
    total('detail', '2025 A', '10.10'),
    total('summary', '2025 A', '10.10'),
    total('detail', '2025 B', '5.00'),
    total('summary', '2025 B', '7.25'),
    total('summary', '2025 C', '1.00'),
    total('summary', '2025 D', '1.00', '2025Q2'),
  ])
  assert.match(rule, /3 are of quarters that have both, and 2 of them differ/)
  assert.match(rule, /2025Q1, 2025 B, EXPENSES: 5\.00 in the detail file and 7\.25 in the summary/)
  assert.match(rule, /2025 C, EXPENSES: none in the detail file/)
  assert.deepEqual(faults, [])
})
