import { STATES } from '@rotunda/contract'
import { formatCsvLine } from '../../apps/service/src/platform/index.ts'
import { get, makeRandom, type Random } from './random.ts'
import { makeProject, printAmount, type SampleProject } from './sample-project.ts'
import { makeFacts, type SampleDocument } from './sample-document.ts'
import { listRepresentatives, type SampleMember } from './sample-members.ts'
import { SAMPLE_TOPICS } from './sample-topics.ts'
import { writeWorkbook, type RowMark, type SheetCell } from './write-workbook.ts'

type HouseWorkbook = { readonly seed: number; readonly fiscalYear: number; readonly records: number }

/** Makes the request workbook of one year, under that year's headers, with rows at the end that cannot be published. */
export const makeHouseWorkbook = ({ seed, fiscalYear, records }: HouseWorkbook): SampleDocument => {
  const columns = get(HOUSE_COLUMNS, fiscalYear - FIRST_YEAR)
  const rows = [...makeHouseRows({ seed, fiscalYear, rows: records })]
  const refused = [...REFUSED, ...(fiscalYear === UNCLEAR.fiscalYear ? [UNCLEAR.row] : [])].map((change) => ({
    ...get(rows, 0),
    ...change,
  }))
  const marks = fiscalYear === MARKED_YEAR ? MARKS : []
  const write = (row: HouseRow) => columns.map(([, field]) => row[field])
  return {
    facts: makeFacts({
      publisher: 'house-appropriations',
      url: workbookUrl(fiscalYear),
      media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fiscal_year: fiscalYear,
      chamber: 'house',
      published_at: '2026-04-27',
    }),
    bytes: writeWorkbook('Requests', [
      { cells: columns.map(([header]) => header) },
      ...[...rows, ...refused].map((row) => ({ cells: write(row) })),
      ...marks.map((mark) => ({ cells: write({ ...get(rows, 0), ...MARKED[mark] }), mark })),
    ]),
  }
}

export const workbookUrl = (fiscalYear: number): string =>
  `https://house.example/files/fy${fiscalYear % 100}-requests.xlsx`

const REFUSED: readonly Partial<HouseRow>[] = [
  { subcommittee: 'Select Committee on Samples' },
  { member: null, last: null, first: null },
]

/** A row whose requestor is unclear, in a year whose workbook has only one column for the member. */
const UNCLEAR = { fiscalYear: 2023, row: { member: 'Samplewright, Exampleton, Van Pretend' } } as const
/**
 * Year of the newest workbook, with rows that their look withdraws (hidden or struck through), and one in which two
 * cells are merged.
 */
const MARKED_YEAR = 2026
const MARKS = ['hidden', 'struck', 'merged'] as const
const MARKED: Readonly<Record<RowMark, Partial<HouseRow>>> = {
  hidden: { recipient: 'Sample City of Hiddenbrook' },
  struck: { recipient: 'Sample City of Strikewell' },
  merged: { recipient: 'Sample City of Mergeford', first: null },
}

type Column = readonly [header: string, field: keyof HouseRow]

const SINCE_2024: readonly Column[] = [
  ['Member Last Name', 'last'],
  ['Member First Name', 'first'],
  ['District', 'district'],
  ['Party', 'party'],
  ['Subcommittee', 'subcommittee'],
  ['Recipient', 'recipient'],
  ['Project Purpose', 'title'],
  ['Recipient Address', 'address'],
  ['Amount Requested', 'amount'],
  ['Member Website', 'website'],
]

const FIRST_YEAR = 2022

/** Columns of the workbooks since fiscal year 2022. */
const HOUSE_COLUMNS: readonly (readonly Column[])[] = [
  [
    ['Member Last Name', 'last'],
    ['Member First Name', 'first'],
    ['Subcommittee', 'subcommittee'],
    ['Program/Language/Project Title', 'title'],
    ['Recipient Address', 'address'],
    ['Amount Requested for FY22', 'amount'],
    ['Explanation', 'explanation'],
  ],
  [
    ['Member', 'member'],
    ['Subcommittee', 'subcommittee'],
    ['Recipient', 'recipient'],
    ['Project Purpose', 'title'],
    ['Amount Requested', 'amount'],
    ['Explanation', 'explanation'],
  ],
  SINCE_2024,
  SINCE_2024,
  SINCE_2024.map(([header, field]): Column => [
    field === 'title' ? 'Project Purpose/Description' : header,
    field,
  ]),
]

const YEARS = [2024, 2025]
const ROWS = 3

/** Makes an excerpt with rows of the workbooks of two years. The workbooks exist too, and take precedence. */
export const makeHouseExcerpt = ({ seed, records }: { seed: number; records: number }): SampleDocument => {
  const header = [...SINCE_2024.map(([name]) => name), '_fiscal_year', '_source_file']
  const quoted = YEARS.flatMap((fiscalYear) =>
    [...makeHouseRows({ seed, fiscalYear, rows: records })]
      .slice(0, ROWS)
      .map((row) => [...SINCE_2024.map(([, field]) => row[field]), fiscalYear, workbookUrl(fiscalYear)]),
  )
  return {
    facts: makeFacts({
      ...({ publisher: 'house-appropriations', chamber: 'house', published_at: '2026-05-12' } as const),
      url: 'https://quotations.example/house-requests.csv',
      media_type: 'text/csv',
    }),
    bytes: new TextEncoder().encode([header, ...quoted].map(formatCsvLine).join('')),
  }
}

/** Values of a row of a workbook. The columns differ from year to year. */
type HouseRow = Readonly<Record<HouseField, SheetCell>>
type HouseField =
  | 'member'
  | 'last'
  | 'first'
  | 'district'
  | 'party'
  | 'subcommittee'
  | 'recipient'
  | 'title'
  | 'address'
  | 'amount'
  | 'website'
  | 'explanation'

type HouseYear = { readonly seed: number; readonly fiscalYear: number; readonly rows: number }

/** A request of a member of the House, before its row is written. */
export type HouseRequest = {
  readonly serial: number
  readonly member: SampleMember
  readonly project: SampleProject
  /** Whether its row repeats the row before, word for word. */
  readonly isCopy: boolean
  readonly random: Random
}

/** Lists the requests of one year, member by member. */
export function* listHouseRequests({ seed, fiscalYear, rows }: HouseYear): Generator<HouseRequest> {
  const members = listRepresentatives()
  const topics = SAMPLE_TOPICS.filter((topic) => takesRequests(topic.subcommittee, fiscalYear))
  for (let serial = 0; serial < rows; serial += 1) {
    const random = makeRandom(seed, fiscalYear, 1000, serial)
    const member = get(members, Math.floor((serial * members.length) / rows))
    const project = makeProject(random, topics, member.state)
    yield { serial, member, project, isCopy: serial % EVERY === COPIED, random }
  }
}

/** Makes the rows of one year, member by member. */
export function* makeHouseRows(year: HouseYear): Generator<HouseRow> {
  let last: HouseRow | undefined
  for (const { serial, member, project, isCopy, random } of listHouseRequests(year)) {
    const row = writeRow(project, member, random)
    last = last !== undefined && isCopy ? last : { ...row, ...damage(row, serial) }
    yield last
  }
}

/** Whether a subcommittee takes requests: some of the House stopped. */
const takesRequests = (subcommittee: string, fiscalYear: number): boolean =>
  fiscalYear < 2024 || !['DEF', 'FSGG', 'LHHS'].includes(subcommittee)

const writeRow = (project: SampleProject, member: SampleMember, random: Random): HouseRow => {
  const place = `${project.place},${STATES[project.state]},${project.zip}`
  return {
    member: `${member.last}, ${member.first}`,
    last: member.last,
    first: member.first,
    district: member.state + String(member.district).padStart(2, '0'),
    party: member.party,
    subcommittee: project.topic.house,
    recipient: project.recipient,
    title: project.title,
    address: `${project.street},${place}`,
    amount: random.chance(90) ? project.amount : printAmount(project.amount, random),
    website: `https://${member.last.toLowerCase().replaceAll(' ', '')}.house.example/projects`,
    explanation: `${project.purpose}.`,
  }
}

/** One row in this many has a given defect. The number is prime, so defects do not line up with members. */
const EVERY = 23
/** Remainder of the rows that repeat the row before. */
const COPIED = 12

/** Gives a row a defect of real workbooks; each defect has rows of its own. */
const damage = (row: HouseRow, serial: number): Partial<HouseRow> => {
  const defects: Readonly<Record<number, Partial<HouseRow>>> = {
    1: { explanation: `${String(row.explanation)} The townâ€™s share is paid.` },
    3: { address: String(row.address).replace(/,([^,]+),([^,]+),(\d+)$/, ', ,$1, US ,$2,$3') },
    7: { amount: null },
    16: { recipient: null },
    19: { address: null, website: null },
  }
  return defects[serial % EVERY] ?? {}
}
