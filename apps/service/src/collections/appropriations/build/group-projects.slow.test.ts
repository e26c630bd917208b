import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RecordDraft } from '../../../publishers/appropriations/index.ts'
import { archive, build, makeDraft, makeFolder, makeRow, readRows } from '../../../releases/testing.ts'

type Changes = Partial<RecordDraft>

const askedBy = (name: string): Changes => ({
  requestors: makeDraft().requestors.map((one) => ({ ...one, name, name_raw: name })),
})
const ADA = askedBy('Ada Sample')
const BO = askedBy('Bo Specimen')

const buildProjects = async (
  t: { after(clean: () => void): void },
  ...rows: Changes[]
): Promise<string[]> => {
  const directory = makeFolder(t)
  const document = archive({
    series: 'requests/2026',
    // The raw amount tells the rows apart once they are sorted.
    rows: rows.map((changes, index) => makeRow(index + 2, { ...changes, amount_raw: `row ${index}` })),
  })
  const { summary } = await build(directory, [document])
  return readRows(directory, summary.id)
    .toSorted((one, other) => (one.amount_raw ?? '').localeCompare(other.amount_raw ?? ''))
    .map(({ project }) => project)
}

test('rows of different members that agree in all that a project is are one project', async (t) => {
  const [first, second] = await buildProjects(t, ADA, { ...BO, recipient: 'SAMPLE  city' })
  assert.equal(first, second)
})

test('what one member asked for twice is two projects, and another member’s rows pair up with them', async (t) => {
  const projects = await buildProjects(t, ADA, ADA, BO, BO)
  assert.notEqual(projects[0], projects[1])
  assert.deepEqual(new Set(projects.slice(2)), new Set(projects.slice(0, 2)))
})

test('the order in which a row names its members makes nobody another one', async (t) => {
  const both = [ADA, BO].flatMap(({ requestors = [] }) => requestors)
  const [first, second] = await buildProjects(
    t,
    { requestors: both },
    { requestors: both.toReversed(), key: ['again'] },
  )
  assert.notEqual(first, second)
})

test('a project without a title is told by its purpose', async (t) => {
  const [first, second] = await buildProjects(t, { ...ADA, title: null }, { ...BO, title: null })
  assert.equal(first, second)
})

for (const [what, changes] of [
  ['amount', { amount: 1 }],
  ['purpose', { purpose: 'Another one.' }],
  ['title', { title: 'Other Wells' }],
  ['recipient', { recipient: 'Other City' }],
  ['location', { location: 'SeriesDocument' }],
  ['State', { project_states: ['NV'] }],
  ['subcommittee', { subcommittee: 'AG' }],
  ['stage', { stage: 'house_bill' }],
  ['fiscal year', { fiscal_year: 2025 }],
] satisfies [string, Changes][])
  test(`another ${what} is another project`, async (t) => {
    const [first, second] = await buildProjects(t, ADA, { ...BO, ...changes })
    assert.notEqual(first, second)
  })

for (const [what, changes] of [
  ['recipient', { recipient: null }],
  ['amount', { amount: null }],
  ['name and purpose', { title: null, purpose: null }],
] satisfies [string, Changes][])
  test(`rows without ${what} are not proven to be one project`, async (t) => {
    const [first, second] = await buildProjects(t, { ...ADA, ...changes }, { ...BO, ...changes })
    assert.notEqual(first, second)
  })

test('a project of a bill that stands there again, with another amount, is flagged with its neighbour', async (t) => {
  const directory = makeFolder(t)
  const inBill: Changes = { stage: 'house_bill', agency: 'Sample Agency', account: 'Sample Account' }
  const rows = [
    inBill,
    { ...inBill, amount: 600_000, recipient: 'SAMPLE  city' },
    { ...inBill, title: 'Other Wells' },
    { ...inBill, account: null },
  ].map((changes, index) => makeRow(index + 2, { ...changes, amount_raw: `row ${index}` }))
  const { summary } = await build(directory, [archive({ series: 'house_bill/2026/INT', rows })])
  assert.deepEqual(
    readRows(directory, summary.id)
      .toSorted((one, other) => (one.amount_raw ?? '').localeCompare(other.amount_raw ?? ''))
      .map(({ flags }) => flags.includes('project_repeated')),
    [true, true, false, false],
  )
})
