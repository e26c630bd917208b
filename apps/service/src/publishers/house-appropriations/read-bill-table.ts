import { listNames } from '../cells/parse-requestors.ts'
import { listWords } from '../cells/repair-hyphens.ts'
import { foldText } from '../../platform/index.ts'
import type { ReadNeeds, ReadRow, Reading } from '../publisher.ts'
import type { AppropriationsFacts, AppropriationsSource } from '../appropriations/drafts.ts'
import { findIdentical } from '../tables/find-identical.ts'
import {
  holdTotals,
  listRows,
  sortLines,
  type AmountRow,
  type HeldTotals,
  type SortedLine,
} from '../tables/hold-totals.ts'
import { joinContinuations, type JoinedRow } from '../tables/join-continuations.ts'
import { checkRows } from '../tables/check-rows.ts'
import { readTable } from '../tables/read-table.ts'
import { placeRow } from '../tables/name-cells.ts'
import { refuseElsewhere } from '../tables/find-row-fault.ts'
import type { Table } from '../tables/table.ts'
import { matchBillTable, type BillField, type BillStage, type BillTable } from './bill-headers.ts'
import { readBillRow } from './read-bill-row.ts'

/**
 * Finds the series of a table of a bill, of either committee: `house_bill/2026/INT`, `senate_bill/…` or `enacted/…`.
 */
export const findBillTableSeries = async ({
  source,
  open,
}: ReadNeeds<AppropriationsFacts>): Promise<string> =>
  findBillSeries(await checkRows(await readTable(open, isBillHeader)), source)

/**
 * Reads the rows of a table of a bill of either committee. Rows of a bill of the House are records; all others are
 * refused.
 */
export async function* readBillTable({ source, open }: ReadNeeds<AppropriationsFacts>): Reading {
  return yield* readBillRows(await readTable(open, isBillHeader), source)
}

/** Whether a header belongs to a table of a bill, of either chamber and of any stage. */
export const isBillHeader = (header: readonly string[]): boolean => {
  const words = new Set(header.map(foldText))
  return words.has('agency') && words.has('account')
}

export const findBillSeries = (table: Table, source: AppropriationsSource): string => {
  const { stage, fiscalYear, subcommittee } = matchBillTable(table, source)
  return `${stage}/${fiscalYear}/${subcommittee}`
}

/** Reads the table twice: the words and names in all of its rows are needed to read one. */
export async function* readBillRows(table: Table, source: AppropriationsSource): Reading {
  const bill = matchBillTable(table, source)
  const columns = { amount: bill.columns.indexOf('amount'), rowNumber: bill.columns.indexOf('row_number') }
  const totals = holdTotals(columns.amount)
  const readRow = await makeRowReader(joinRows(bill, addTo(totals, sortLines(table, columns))), table, bill)
  for await (const row of joinRows(bill, sortLines(table, columns))) {
    const read = readRow(row)
    yield read
    yield* listMerged(row, read, table.header)
  }
  yield* refuseElsewhere(table)
  return totals.list()
}

type BillRow = JoinedRow<AmountRow>

const joinRows = (bill: BillTable, lines: AsyncIterable<SortedLine>): AsyncIterable<BillRow> =>
  joinContinuations(listRows(lines), columnsOf(bill, ['project', 'requestors']))

async function* addTo(totals: HeldTotals, lines: AsyncIterable<SortedLine>): AsyncGenerator<SortedLine> {
  for await (const line of lines) {
    totals.add(line)
    yield line
  }
}

/** Reads all rows once, for the words, names and repeated rows that a single row does not show. */
const makeRowReader = async (
  rows: AsyncIterable<BillRow>,
  { header }: Table,
  bill: BillTable,
): Promise<(row: BillRow) => ReadRow> => {
  const [project, requestors] = [bill.columns.indexOf('project'), bill.columns.indexOf('requestors')]
  const [words, names] = [new Set<string>(), new Set<string>()]
  const identical = findIdentical(bill.columns.indexOf('row_number'))
  for await (const row of rows) {
    if (bill.stage !== 'house_bill') continue
    for (const word of listWords(row.cells[project] ?? '')) words.add(word)
    for (const name of listNames(row.cells[requestors] ?? '')) names.add(name)
    identical.add(row)
  }
  return (row) =>
    bill.stage === 'house_bill'
      ? readBillRow(row, {
          header,
          bill,
          words,
          names,
          unit: row.first.unit,
          repeated: identical.isRepeated(row),
        })
      : refuseStage(row, header, bill.stage)
}

const refuseStage = ({ first }: BillRow, header: readonly string[], stage: keyof typeof STAGES): ReadRow => ({
  ...placeRow(first, header),
  kind: 'refused',
  reason: 'stage_not_published',
  detail: STAGES[stage],
})

const STAGES = {
  senate_bill:
    'The table has projects in a bill of the Senate: this service does not publish tables of Senate bills.',
  enacted:
    'The table belongs to the joint statement to an Act: this collection does not publish enacted projects.',
} as const satisfies Record<Exclude<BillStage, 'house_bill'>, string>

const columnsOf = ({ columns }: BillTable, fields: readonly BillField[]): ReadonlySet<number> =>
  new Set(fields.map((field) => columns.indexOf(field)).filter((column) => column >= 0))

const listMerged = ({ joined }: JoinedRow, { place: into }: ReadRow, header: readonly string[]): ReadRow[] =>
  joined.map((line) => ({ ...placeRow(line, header), kind: 'merged', into }))
