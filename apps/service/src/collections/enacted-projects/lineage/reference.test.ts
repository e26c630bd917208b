import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { LineageProject, LineageRecord, LineageRequestor } from './lineage-item.ts'
import { linkRecords } from './link-records.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../../shared/reference')
const SKIP = existsSync(REFERENCE) ? false : 'the folder ../shared/reference is not here'

const asRecords = (
  projects: readonly LineageProject[],
  chamber: LineageRecord['chamber'] = 'house',
): readonly LineageRecord[] =>
  projects.map((project) => ({
    ...project,
    id: `r-${project.id}`,
    group: project.id,
    stage: 'house_bill',
    chamber,
  }))

const readBill = (
  file: string,
  chamber: 'house' | 'senate',
  columns: readonly [state: number, project: number, amount: number, names: number],
): readonly LineageProject[] =>
  parse(readFileSync(join(REFERENCE, 'appropriations', file)))
    .slice(1)
    .flatMap((cells: readonly string[], index: number) => {
      const [state = '', title = '', amount = '', names = ''] = columns.map((column) => cells[column] ?? '')
      if (title === '') return []
      const requestors = names
        .split(',')
        .map((name) => ({ name: name.trim(), bioguide: null, chamber }))
        .filter(({ name }) => name !== '')
      return {
        id: `${chamber}-${index}`,
        fiscal_year: 2026,
        subcommittee: 'INT',
        requestors,
        states: state === '' ? [] : [state],
        recipient: null,
        title,
        amount: Number(amount.replaceAll(/[$,]/gu, '')),
      }
    })

const readBills = () => ({
  house: readBill('house_fy2026_interior_cpf_bill_table_sample.csv', 'house', [3, 4, 5, 6]),
  senate: readBill('senate_fy2026_interior_cds_bill_table_sample.csv', 'senate', [2, 3, 4, 5]),
})

test(
  'the tables of both chambers for FY2026 Interior share no project and give no link above candidate',
  { skip: SKIP },
  () => {
    const { house, senate } = readBills()
    assert.deepEqual([house.length, senate.length], [30, 67])
    assert.deepEqual(linkRecords(asRecords(house), senate, []).links, [])
    // Without the names, words and States alone decide.
    const anonymous = (projects: readonly LineageProject[]) =>
      projects.map((project) => ({ ...project, requestors: [] }))
    for (const [records, projects] of [
      [house, senate],
      [senate, house],
    ] as const) {
      const { links, compared } = linkRecords(asRecords(anonymous(records)), anonymous(projects), [])
      assert.ok(compared > 0)
      assert.deepEqual(
        links.filter(({ grade }) => grade !== 'candidate'),
        [],
      )
    }
  },
)

test('each row of those tables is uniquely linked with itself', { skip: SKIP }, () => {
  for (const projects of Object.values(readBills())) {
    const { links } = linkRecords(asRecords(projects), projects, [])
    for (const { record, project } of links) assert.equal(record.id, `r-${project.id}`)
    assert.equal(links.filter(({ grade }) => grade === 'unique').length, projects.length)
  }
})

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

type Row = Readonly<Partial<Record<string, string>>>

const readEnacted = (): readonly LineageProject[] => {
  const file = join(REFERENCE, 'enacted/bpc_fy2022_enacted_cpf_cds_six_subcommittees.csv')
  const rows: readonly Row[] = parse(readFileSync(file), { columns: true })
  return rows.map((row, index) => ({
    id: `e-${index}`,
    fiscal_year: 2022,
    subcommittee: row['category'] ?? null,
    requestors: NUMBERS.flatMap((number) => readRequestor(row, number)),
    states: (row['state'] ?? '').split(/, ?/u),
    recipient: row['recipient'] === '' ? null : (row['recipient'] ?? null),
    title: row['project'] ?? null,
    amount: Number((row['amount'] ?? '').replaceAll(',', '')),
  }))
}

const readRequestor = (row: Row, number: string): readonly LineageRequestor[] => {
  const of = (field: string) => row[`requestor_${number}_${field}`] ?? ''
  if (of('full_name') === '') return []
  const chamber = of('chamber') === 'sen' ? 'senate' : 'house'
  return [{ name: of('full_name'), bioguide: of('bioguide_id'), chamber }]
}

test(
  'of real projects without a counterpart, less than one in a hundred has a unique link',
  { skip: SKIP },
  () => {
    const all = readEnacted()
    const projects = all.filter((_, index) => index % 2 === 1)
    const others = all.filter((_, index) => index % 2 === 0)
    const { links, compared } = linkRecords(asRecords(others), projects, [])
    assert.ok(compared > 500, `${compared} pairs`)
    const unique = links.filter(({ grade }) => grade === 'unique')
    assert.ok(unique.length < projects.length / 100, `${unique.length} of ${projects.length}`)
  },
)

test('among all real projects each is linked with itself alone', { skip: SKIP }, () => {
  const projects = readEnacted()
  const { links } = linkRecords(asRecords(projects), projects, [])
  const wrong = links.filter(({ record, project }) => record.id !== `r-${project.id}`)
  assert.deepEqual(
    wrong.filter(({ grade }) => grade !== 'candidate'),
    [],
  )
  const unique = links.filter(({ grade }) => grade === 'unique')
  assert.ok(unique.length > 0.99 * projects.length, `${unique.length} of ${projects.length}`)
})
