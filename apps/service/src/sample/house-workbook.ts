import { get } from './random.ts'
import { makeHouseRows, type HouseRow } from './house-rows.ts'
import { makeFacts, type SampleDocument } from './sample-document.ts'
import { writeWorkbook, type RowMark } from './write-workbook.ts'

export type HouseWorkbook = { readonly seed: number; readonly fiscalYear: number; readonly records: number }

/** The request workbook of one year, under that year's headers, with rows at the end that cannot be published. */
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

/** A line of a year whose workbook has one column for the member: the requestor is unclear. */
const UNCLEAR = { fiscalYear: 2023, row: { member: 'Samplewright, Exampleton, Van Pretend' } } as const
/** The newest workbook has rows that were taken back by how they look, and one in which two cells were made one. */
const MARKED_YEAR = 2026
const MARKS = ['hidden', 'struck', 'merged'] as const
const MARKED: Readonly<Record<RowMark, Partial<HouseRow>>> = {
  hidden: { recipient: 'Sample City of Hiddenbrook' },
  struck: { recipient: 'Sample City of Strikewell' },
  merged: { recipient: 'Sample City of Mergeford', first: null },
}

type Column = readonly [header: string, field: keyof HouseRow]

export const SINCE_2024: readonly Column[] = [
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

/** The columns of the workbooks from fiscal year 2022 on. */
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
