import { findQuarterInUrl, quarterOf } from '../house-disbursements/quarters.ts'
import { foldCategory, PERSONNEL } from '../house-disbursements/sort-detail-row.ts'
import { NO_AMOUNT, parseCents, writeCents } from '../payroll/parse-cents.ts'
import { PAYROLL_TOTALS } from '../payroll/observation-draft.ts'
import {
  DocumentRefused,
  ENTER_HEADER,
  type Publisher,
  type Reading,
  type ReadNeeds,
  type ReadRow,
} from '../publisher.ts'
import { nameCells } from '../tables/name-cells.ts'
import { openCsv, type Csv } from '../tables/read-csv.ts'
import { refuseIdenticalRows } from '../tables/refuse-repeated-rows.ts'
import { isBlank, type TableRow } from '../tables/table.ts'

type Facts = { readonly period_start?: string | null }

/**
 * Summaries of the House Statement of Disbursements: spending of each office, by program and kind. A row is the pay of
 * an office from one program. Rows of other kinds are read, but are not rows of this publisher.
 */
export const houseSummary: Publisher<Facts> = {
  name: 'house-summary',
  title: 'U.S. House of Representatives, Statement of Disbursements, summary',
  isGovernment: true,
  parserVersion: '4',
  findSeries: async (needs) => `house-summary/${await findLabel(needs)}`,
  read,
}

/** Only the first of two identical totals counts: a total that counts twice would contradict the payments of its office. */
async function* read(needs: ReadNeeds<Facts>): Reading {
  yield* refuseIdenticalRows(readRows(needs))
  return []
}

async function* readRows({ source, open }: ReadNeeds<Facts>): AsyncGenerator<ReadRow> {
  const csv = await openCsv(open)
  let form: SummaryForm | undefined
  let last = 0
  if (csv.isOpenEnded) for await (const batch of csv.batches()) last = batch.at(-1)?.row ?? last
  for await (const batch of csv.batches())
    for (const row of batch) {
      if (form === undefined) form = matchSummaryHeader(row.cells)
      else if (!row.cells.every(isBlank)) {
        const read = readRow(row, form, findNamed(source), row.row === last)
        if (read !== undefined) yield read
      }
    }
  if (form === undefined) throw new DocumentRefused('The document has no header.')
}

const findNamed = ({ url, period_start: start }: { readonly url: string } & Facts): string | undefined =>
  start ? quarterOf(start) : findQuarterInUrl(url)

/** Names the quarters of all rows: some files have several. */
const findLabel = async ({ source, open }: ReadNeeds<Facts>): Promise<string> => {
  const csv = await openCsv(open)
  const form = matchSummaryHeader(await readHeader(csv))
  const named = findNamed(source)
  if (form.quarter === undefined) {
    if (named !== undefined) return named
    throw new DocumentRefused(
      'The summary does not print its quarter: its address must name it, as 2025Q4-summary.csv does, or period_start be given.',
    )
  }
  const quarters = new Set<string>()
  for await (const batch of csv.batches())
    for (const { cells } of batch) {
      const quarter = cells[form.quarter] ?? ''
      if (QUARTER.test(quarter)) quarters.add(quarter)
    }
  return [...quarters].toSorted().join('+')
}

const QUARTER = /^20\d\dQ[1-4]$/

const readHeader = async (csv: Csv): Promise<readonly string[]> => {
  for await (const [first] of csv.batches()) return first?.cells ?? []
  return []
}

/** Reads a row; undefined for a row that is surely of another kind of expense. */
const readRow = (
  row: TableRow,
  form: SummaryForm,
  named: string | undefined,
  isOpenEnded: boolean,
): ReadRow | undefined => {
  const { cells } = row
  const where = {
    place: { sheet: null, row: row.row, pointer: null },
    cells: nameCells(form.header, cells),
  }
  const refuse = (detail: string): ReadRow => refuseCells(where, detail)
  const category = foldCategory(cells[form.category] ?? '')
  if (isOpenEnded)
    return refuse('The last line does not end like the other lines: the line may have been cut off.')
  if (cells.length !== form.header.length) return refuse('The row has more or fewer cells than the header.')
  if (category === undefined) return refuse('The kind of expense is unknown: the row may be pay.')
  if (category !== PERSONNEL) return undefined
  const cents = parseCents(cells[form.amount] ?? '')
  const period = form.quarter === undefined ? named : cells[form.quarter]
  const office = (cells[form.office] ?? '').trim()
  if (cents === undefined) return refuse(NO_AMOUNT)
  if (period === undefined || !QUARTER.test(period)) return refuse('The quarter cannot be read.')
  if (office === '') return refuse('The row names no office.')
  const program = form.program === undefined ? '' : (cells[form.program] ?? '').trim()
  const draft = { document: 'summary' as const, period, office, program, amount: writeCents(cents) }
  return { ...where, kind: 'row', table: PAYROLL_TOTALS, draft }
}

const refuseCells = ({ place, cells }: Pick<ReadRow, 'place' | 'cells'>, detail: string): ReadRow => ({
  kind: 'refused',
  place,
  cells,
  reason: 'payment_not_understood',
  detail,
})

/** Columns of a summary. */
type SummaryForm = {
  readonly header: readonly string[]
  readonly office: number
  readonly program?: number
  readonly category: number
  /** Spending of the quarter. */
  readonly amount: number
  readonly quarter?: number
}

const FORMS: readonly SummaryForm[] = [
  // The form that the House has published since 2016.
  {
    header: ['ORGANIZATION', 'PROGRAM', 'DESCRIPTION', 'YTD AMOUNT', 'QTD AMOUNT'],
    office: 0,
    program: 1,
    category: 2,
    amount: 4,
  },
  // The same form, with the columns that dwillis/house-expenditures adds.
  {
    header: [
      'bioguide_id',
      'organization',
      'program',
      'description',
      'ytd_amount',
      'qtd_amount',
      'member_name',
      'party',
      'state',
      'district',
      'congress',
      'quarter_label',
      'is_member',
    ],
    office: 1,
    program: 2,
    category: 3,
    amount: 5,
    quarter: 11,
  },
  // The form that the Sunlight Foundation and ProPublica took from the PDF, 2009 to 2015.
  {
    header: ['BIOGUIDE_ID', 'OFFICE', 'YEAR', 'QUARTER', 'CATEGORY', 'YTD', 'AMOUNT'],
    office: 1,
    category: 4,
    amount: 6,
    quarter: 3,
  },
]

/** Finds the form of a summary by its whole header. Throws a DocumentRefused for any other header. */
const matchSummaryHeader = (cells: readonly string[]): SummaryForm => {
  const found = FORMS.find(
    ({ header }) =>
      header.length === cells.length && header.every((name, column) => cells[column]?.trim() === name),
  )
  if (found !== undefined) return found
  throw new DocumentRefused(
    `This summary of the House Statement of Disbursements has an unknown form: its header is “${cells.join(', ').slice(0, 200)}”. ${ENTER_HEADER}`,
  )
}
