import type { SubcommitteeCode } from '@rotunda/contract'
import { formatCsvLine } from '../../apps/service/src/platform/index.ts'
import { parseAmount } from '../../apps/service/src/publishers/index.ts'
import { makeRandom, type Random } from './random.ts'
import { makeProject, printAmount, printScientific } from './sample-project.ts'
import { makeFacts, type SampleDocument } from './sample-document.ts'
import { listRepresentatives, type SampleMember } from './sample-members.ts'
import { SAMPLE_TOPICS, type SampleTopic } from './sample-topics.ts'
import { writeWorkbook } from './write-workbook.ts'

type BillTables = {
  readonly seed: number
  /** Rows of each of the three tables of the House. */
  readonly records: number
}

/**
 * Makes tables of projects in bills of the House: one as a statistical program exports it, revised once; one with a
 * total; and one in thousands. Adds a table of the Senate, whose stage is not published.
 */
export function* makeBillTables({ seed, records }: BillTables): Generator<SampleDocument> {
  yield* exportTable([...rowsOf('INT', seed, 2026, records)])
  yield totalTable([...rowsOf('CJS', seed, 2026, records)])
  yield scaleTable([...rowsOf('EW', seed, 2024, records)])
  yield senateTable([...rowsOf('INT', seed + 1, 2026, SENATE_ROWS)])
}

/** Rows of the Senate are never published: a few show how they are refused. */
const SENATE_ROWS = 6

const rowsOf = (code: SubcommitteeCode, seed: number, fiscalYear: number, rows: number) => {
  const topic = SAMPLE_TOPICS.find(({ subcommittee }) => subcommittee === code)
  if (topic === undefined) throw new Error(`no topic for ${code}`)
  return makeBillRows({ seed, fiscalYear, topic, rows, unit: code === 'EW' ? 'thousands' : 'dollars' })
}

/** Writes a table with numbered rows and a fourth column without a name; its first edition lacks the last row. */
function* exportTable(rows: readonly BillRow[]): Generator<SampleDocument> {
  const header = ['', 'Agency', 'Account', 'State', '...4', 'Amount', 'Requestor']
  const own = { fiscal_year: 2026, subcommittee: 'INT', name: 'fy26-interior-projects.csv' } as const
  const early = { retrieved_at: '2026-05-20T12:00:00.000Z', published_at: '2026-05-18' }
  const late = { retrieved_at: '2026-06-15T12:00:00.000Z', published_at: '2026-06-12' }
  const write = (some: readonly BillRow[]) => [header, ...some.flatMap(numberRow)]
  if (rows.length > 1) yield writeTable({ ...own, ...early }, write(rows.slice(0, -1)))
  yield writeTable({ ...own, ...late }, [...write(rows), ...REFUSED.map((row) => ['0', ...row])])
}

const numberRow = (row: BillRow, index: number): string[][] => [
  [String(index + 1), ...cellsOf(row)],
  ...(row.continued === undefined ? [] : [['', '', '', '', '', '', row.continued]]),
]

const cellsOf = ({ agency, account, state, project, amount, requestors }: BillRow): string[] => [
  agency,
  account,
  state,
  project,
  amount,
  requestors,
]

const PLACE = ['Environmental Protection Agency', 'STAG—Clean Water State Revolving Fund', 'CA']
const SEWERS = 'Sample City of Fernhollow for Sewer Improvements'
const reverse = (text: string): string => [...text].toReversed().join('')

/** Rows to refuse: one of a hidden text that runs backwards, one with two cells exchanged, and one without a name. */
const REFUSED = [
  [...PLACE, SEWERS, '500000', 'Samplewright'].map(reverse),
  [...PLACE, SEWERS, 'Samplewright', '500000'],
  [...PLACE, SEWERS, '500000', ''],
]

/** Writes a table with the chamber’s own words in the header, and a total below. */
const totalTable = (rows: readonly BillRow[]): SampleDocument => {
  const total = rows.reduce((sum, { amount }) => sum + (parseAmount(amount).amount ?? 0), 0)
  return writeTable(
    { fiscal_year: 2026, subcommittee: 'CJS', name: 'fy26-commerce-justice-science-projects.xlsx' },
    [
      ['Agency', 'Account', 'State', 'Recipient for Project', 'House Amount', 'House Requestor(s)'],
      ...rows.flatMap(plainRow),
      ['Total', '', '', '', String(total), ''],
    ],
  )
}

const plainRow = (row: BillRow): string[][] => [
  cellsOf(row),
  ...(row.continued === undefined ? [] : [['', '', '', '', '', row.continued]]),
]

const scaleTable = (rows: readonly BillRow[]): SampleDocument =>
  writeTable({ fiscal_year: 2024, subcommittee: 'EW', name: 'fy24-energy-and-water-projects.csv' }, [
    ['Sample table of projects, FY2024 [In thousands]'],
    ['Agency', 'Account', 'State', 'Project', 'House Amount', 'House Requestor(s)'],
    ...rows.flatMap(plainRow),
    [
      'Corps of Engineers—Civil',
      'Construction',
      'CA',
      'Example Port for a Jetty',
      '4,500,000',
      'Samplewright',
    ],
  ])

const senateTable = (rows: readonly BillRow[]): SampleDocument =>
  writeTable(
    {
      ...({
        publisher: 'senate-appropriations',
        chamber: 'senate',
        host: 'senate.example',
      } as const),
      ...({ fiscal_year: 2026, subcommittee: 'INT', name: 'fy26-interior-cds.csv' } as const),
    },
    [['Agency', 'Account', 'Location (State)', 'Project', 'Amount', 'Requestor(s)'], ...rows.map(cellsOf)],
  )

type TableFacts = {
  readonly fiscal_year: number
  readonly subcommittee: SubcommitteeCode
  readonly name: string
  readonly host?: string
  readonly publisher?: 'senate-appropriations'
  readonly chamber?: 'senate'
  readonly retrieved_at?: string
  readonly published_at?: string
}

const ENCODER = new TextEncoder()
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const writeTable = (
  { name, host = 'house.example', ...own }: TableFacts,
  rows: readonly (readonly string[])[],
): SampleDocument => {
  const cells = rows.map((row) => row.map((cell) => cell || null))
  const isWorkbook = name.endsWith('.xlsx')
  return {
    facts: makeFacts({
      publisher: 'house-appropriations',
      chamber: 'house',
      published_at: '2026-06-01',
      ...own,
      url: `https://${host}/files/${name}`,
      media_type: isWorkbook ? WORKBOOK : 'text/csv',
    }),
    bytes: isWorkbook
      ? writeWorkbook(
          'Projects',
          cells.map((row) => ({ cells: row })),
        )
      : ENCODER.encode(cells.map(formatCsvLine).join('')),
  }
}

/** A line of a table of projects in a bill: its cells in the order of the columns, without the number of the row. */
type BillRow = {
  readonly agency: string
  readonly account: string
  readonly state: string
  readonly project: string
  readonly amount: string
  readonly requestors: string
  /** Text in the line below, if the cell of the requestors is too long for one line. */
  readonly continued?: string
}

type BillTableFacts = {
  readonly seed: number
  readonly fiscalYear: number
  readonly topic: SampleTopic
  readonly rows: number
  readonly unit: 'dollars' | 'thousands'
}

/** Makes projects with the defects of printed tables, each on its own row. */
function* makeBillRows({ seed, fiscalYear, topic, rows, unit }: BillTableFacts): Generator<BillRow> {
  const members = listRepresentatives()
  let last: BillRow | undefined
  for (let serial = 0; serial < rows; serial += 1) {
    const random = makeRandom(seed, fiscalYear, 2000 + topic.weight, serial)
    const row = writeRow(random, random.pick(members), topic, unit)
    last = last !== undefined && serial % EVERY === 4 ? last : { ...row, ...damage(row, serial, unit, last) }
    yield last
  }
}

const writeRow = (
  random: Random,
  member: SampleMember,
  topic: SampleTopic,
  unit: BillTableFacts['unit'],
): BillRow => {
  const project = makeProject(random, [topic], member.state)
  const amount = unit === 'dollars' ? project.amount : Math.ceil(project.amount / 1000)
  return {
    agency: topic.agency,
    account: topic.account,
    state: member.state,
    project: `${project.recipient} for ${project.title}`,
    amount: printAmount(amount, random),
    requestors: random.chance(15) ? `${member.last} (${member.state})` : member.last,
  }
}

/** One row in this many has a given defect. */
const EVERY = 11

const damage = (
  row: BillRow,
  serial: number,
  unit: BillTableFacts['unit'],
  last: BillRow | undefined,
): Partial<BillRow> => {
  const defects: Readonly<Record<number, Partial<BillRow>>> = {
    1: { amount: printScientific(unit === 'dollars' ? 2_000_000 : 2_000) },
    2: { requestors: `${row.requestors.replace(/ \(.*/, '')} ${160 + (serial % 40)}` },
    3: { requestors: `${row.requestors},`, continued: 'Placeholder' },
    5: { project: `${row.project} and Improve- ments` },
    6: { requestors: breakName(last?.requestors ?? row.requestors), state: last?.state ?? row.state },
    7: { state: 'AZ, NV' },
    8: { amount: '—' },
    9: { amount: '' },
  }
  return defects[serial % EVERY] ?? {}
}

/** Breaks a name as the end of a line does, `Exam- pleton`, in a table that also prints the whole name. */
const breakName = (name: string): string => name.replace(/^(\p{L}{4})(\p{Ll}{3,})/u, '$1- $2')
