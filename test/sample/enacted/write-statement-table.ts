import { formatCsvLine } from '../../../apps/service/src/platform/index.ts'
import { get, makeRandom, type Random } from '../random.ts'
import { printAmount } from '../sample-project.ts'
import { writeWorkbook } from '../write-workbook.ts'
import type { EnactedRequestor, SampleEnacted } from './plan-enacted.ts'
import { CSV, makeEnactedFacts, XLSX, type TruePair, type WrittenTable } from './sample-enacted-document.ts'

type Column =
  | ('agency' | 'account' | 'recipient' | 'project' | 'project_of_recipient' | 'state' | 'location')
  | ('budget_request' | 'additional_amount' | 'amount' | 'house' | 'senate' | 'origination')

type Form = {
  readonly columns: readonly (readonly [header: string, column: Column])[]
  readonly isWorkbook?: boolean
  readonly hasTotal?: boolean
}

const ORIGIN = [
  ['House Requestor(s)', 'house'],
  ['Senate Requestor(s)', 'senate'],
  ['Origination', 'origination'],
] as const

const USUAL: Form = {
  columns: [
    ['Agency', 'agency'],
    ['Account', 'account'],
    ['Recipient', 'recipient'],
    ['Project', 'project'],
    ['Location (State)', 'state'],
    ['Amount', 'amount'],
    ...ORIGIN,
  ],
}

/** Forms of the tables: they differ from one division of an Act to the next. */
const FORMS: Readonly<Partial<Record<string, Form>>> = {
  EW: {
    columns: [
      ['Agency', 'agency'],
      ['Account', 'account'],
      ['Project', 'project_of_recipient'],
      ['State', 'state'],
      ['Budget Request', 'budget_request'],
      ['Additional Amount', 'additional_amount'],
      ['Total Amount', 'amount'],
      ...ORIGIN,
    ],
  },
  INT: {
    columns: [
      ['Agency', 'agency'],
      ['Account', 'account'],
      ['State', 'state'],
      ['Project', 'project_of_recipient'],
      ['Amount', 'amount'],
      ['Requestor(s) House', 'house'],
      ['Requestor(s) Senate', 'senate'],
      ['Origination', 'origination'],
    ],
  },
  MCVA: {
    columns: [
      ['Agency', 'agency'],
      ['State', 'state'],
      ['Location', 'location'],
      ['Project', 'project'],
      ['Amount', 'amount'],
      ...ORIGIN,
    ],
  },
  LHHS: { ...USUAL, hasTotal: true },
  THUD: { ...USUAL, isWorkbook: true },
  CJS: { ...USUAL, isWorkbook: true, hasTotal: true },
}

type Table = { readonly seed: number; readonly enacted: readonly SampleEnacted[] }
type Cells = Readonly<Record<Column, string>>

const SHEET = 'Projects'

/** Writes the table of one division of one Act, with the faults of printed tables. All projects are of one subcommittee. */
export const writeStatementTable = ({ seed, enacted }: Table): WrittenTable => {
  const { fiscalYear, topic } = get(enacted, 0)
  const form = FORMS[topic.subcommittee] ?? USUAL
  const url = `https://statements.example/fy${fiscalYear % 100}/${topic.subcommittee.toLowerCase()}-projects.${form.isWorkbook ? 'xlsx' : 'csv'}`
  const lines: string[][] = [
    [`Sample joint explanatory statement: ${topic.senate}, fiscal year ${fiscalYear}`],
    form.columns.map(([header]) => header),
  ]
  const pairs: TruePair[] = []
  let sum = 0
  for (const [serial, project] of enacted.entries()) {
    const random = makeRandom(seed, fiscalYear, 8000 + topic.weight, serial)
    const { cells, below, counted } = writeProject(project, serial, random)
    lines.push(form.columns.map(([, column]) => cells[column]))
    sum += counted
    const place = { url, sheet: form.isWorkbook ? SHEET : null, row: lines.length, pointer: null }
    pairs.push(...project.asked.map((asked) => ({ asked, enacted: place })))
    if (below !== undefined) lines.push(form.columns.map(([, column]) => (column === 'house' ? below : '')))
  }
  if (form.hasTotal)
    lines.push(
      form.columns.map(([, column], at) => (column === 'amount' ? String(sum) : at === 0 ? 'Total' : '')),
    )
  lines.push(...REFUSED.map((row) => form.columns.map(([, column]) => row[column] ?? '')))
  return { document: { facts: makeFacts(url, get(enacted, 0), form), bytes: writeLines(lines, form) }, pairs }
}

const makeFacts = (url: string, { fiscalYear, topic }: SampleEnacted, { isWorkbook }: Form) =>
  makeEnactedFacts({
    publisher: 'joint-statements',
    url,
    media_type: isWorkbook ? XLSX : CSV,
    fiscal_year: fiscalYear,
    subcommittee: topic.subcommittee,
    act: `Sample Consolidated Appropriations Act, ${fiscalYear}`,
    published_at: `${fiscalYear - 1}-12-20`,
  })

const writeLines = (lines: readonly (readonly string[])[], { isWorkbook }: Form): Uint8Array => {
  const cells = lines.map((line) => line.map((cell) => cell || null))
  if (!isWorkbook) return new TextEncoder().encode(cells.map(formatCsvLine).join(''))
  const hidden = { cells: cells.at(-1) ?? [], mark: 'hidden' as const }
  return writeWorkbook(SHEET, [...cells.map((line) => ({ cells: line })), hidden])
}

/** Rows to refuse: one without a project, and one whose cells have moved. */
const REFUSED: readonly Partial<Cells>[] = [
  {
    agency: 'Department of Samples',
    account: 'Examples',
    state: 'CA',
    amount: '500000',
    house: 'Samplewright',
  },
  {
    agency: 'Department of Samples',
    account: '500000',
    state: 'CA',
    project: 'CA',
    project_of_recipient: 'CA',
  },
]

const writeProject = (project: SampleEnacted, serial: number, random: Random) => {
  const request = random.chance(15) ? 1000 * random.int(9000) : 0
  const house = writeRequestors(project, 'house', random)
  const senate = writeRequestors(project, 'senate', random)
  const cells: Cells = {
    agency: project.topic.agency,
    account: project.topic.account,
    recipient: project.recipient,
    project: project.title,
    project_of_recipient: `${project.recipient} for ${project.title}`,
    state: project.states.join(', '),
    location: project.recipient,
    budget_request: request === 0 ? '' : String(request),
    additional_amount: printAmount(project.amount, random),
    amount:
      project.topic.subcommittee === 'EW'
        ? String(request + project.amount)
        : printAmount(project.amount, random),
    house,
    senate,
    origination: nameOrigin(house !== '', senate !== ''),
  }
  return { below: undefined, ...damage({ cells, counted: project.amount }, project, serial) }
}

const nameOrigin = (isHouse: boolean, isSenate: boolean): string =>
  isHouse && isSenate ? 'H/S' : isHouse ? 'H' : 'S'

const writeRequestors = (
  { requestors }: SampleEnacted,
  chamber: EnactedRequestor['chamber'],
  random: Random,
): string =>
  requestors
    .filter((one) => one.chamber === chamber)
    .map(({ member }) => (random.chance(80) ? `${member.last} (${member.state})` : member.last))
    .join(', ')

type Written = { readonly cells: Cells; readonly counted: number; readonly below?: string }

/** One row in this many has a given fault. The number is prime, so faults do not line up with members. */
const EVERY = 29

/** Gives a row a fault of real tables; each fault has rows of its own. */
const damage = (written: Written, { topic, states }: SampleEnacted, serial: number): Written => {
  const { cells } = written
  const isSplit = topic.subcommittee === 'EW'
  const faults: Readonly<Record<number, Partial<Cells>>> = {
    3: { amount: '—', additional_amount: '—' },
    7: { project: breakAccent(cells.project), project_of_recipient: breakAccent(cells.project_of_recipient) },
    11: { state: `${states.join(', ')}, NV` },
    17: { house: cells.house === '' ? '' : `${cells.house} 164` },
    ...(isSplit && { 19: { budget_request: '725000', additional_amount: '', amount: '725000' } }),
    ...(isSplit && { 23: { budget_request: '400000', amount: '400000' } }),
  }
  const change = faults[serial % EVERY]
  if (serial % EVERY === 13 && cells.house !== '')
    return { ...written, cells: { ...cells, house: `${cells.house},` }, below: 'Placeholder (GA)' }
  const isUncounted = change?.amount === '—'
  return { ...written, cells: { ...cells, ...change }, counted: isUncounted ? 0 : written.counted }
}

const breakAccent = (text: string): string => text.replace(/([aeiou])(?=\p{L})/u, '$1´')
