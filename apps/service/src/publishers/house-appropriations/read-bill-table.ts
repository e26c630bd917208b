import type { AmountUnit } from '../cells/parse-amount.ts'
import { collectNames } from '../cells/parse-requestors.ts'
import { collectWords } from '../cells/repair-hyphens.ts'
import { foldText } from '../../platform/index.ts'
import type { ReadNeeds, ReadRow, Reading } from '../publisher.ts'
import type { AppropriationsFacts, AppropriationsSource } from '../drafts.ts'
import { findIdentical } from '../tables/find-identical.ts'
import { holdTotals } from '../tables/hold-totals.ts'
import { joinContinuations, type JoinedRow } from '../tables/join-continuations.ts'
import { readTable } from '../tables/read-table.ts'
import { placeRow } from '../tables/place-row.ts'
import { refuseElsewhere } from '../tables/refuse-elsewhere.ts'
import { sortLines } from '../tables/sort-lines.ts'
import type { Table } from '../tables/table.ts'
import type { BillField, BillStage } from './bill-headers.ts'
import { matchBillTable, type BillTable } from './match-bill-table.ts'
import { readBillRow } from './read-bill-row.ts'

/** The series of a table of a bill, of either committee: `house_bill/2026/INT`, `senate_bill/…` or `enacted/…`. */
export const findBillTableSeries = async ({
  source,
  bytes,
}: ReadNeeds<AppropriationsFacts>): Promise<string> => findBillSeries(readTable(bytes, isBillHeader), source)

/** The rows of a table of a bill of either committee. Those of a bill of the House are records, all others refused. */
export async function* readBillTable({ source, bytes }: ReadNeeds<AppropriationsFacts>): Reading {
  return yield* readBillRows(readTable(bytes, isBillHeader), source)
}

/** Whether a header is one of a table of a bill, of either chamber and of any stage. */
export const isBillHeader = (header: readonly string[]): boolean => {
  const words = new Set(header.map(foldText))
  return words.has('agency') && words.has('account')
}

export const findBillSeries = (table: Table, source: AppropriationsSource): string => {
  const { stage, fiscalYear, subcommittee } = matchBillTable(table, source)
  return `${stage}/${fiscalYear}/${subcommittee}`
}

export async function* readBillRows(table: Table, source: AppropriationsSource): Reading {
  const bill = matchBillTable(table, source)
  const amount = bill.columns.indexOf('amount')
  const lines = sortLines(table, { amount, rowNumber: bill.columns.indexOf('row_number') })
  const joined = joinContinuations(lines.rows, columnsOf(bill, ['project', 'requestors']))
  const readRow = makeRowReader(joined, table, bill)
  for (const row of joined) {
    const read = readRow(row, lines.unitOf(row.first))
    yield read
    yield* listMerged(row, read, table.header)
  }
  yield* refuseElsewhere(table)
  return holdTotals(lines, amount)
}

type ReadJoined = (row: JoinedRow, unit: AmountUnit) => ReadRow

const makeRowReader = (rows: readonly JoinedRow[], { header }: Table, bill: BillTable): ReadJoined => {
  const { stage } = bill
  if (stage !== 'house_bill')
    return ({ first }) => ({
      ...placeRow(first, header),
      kind: 'refused',
      reason: 'stage_not_published',
      detail: STAGES[stage],
    })
  const listCells = (field: BillField) => rows.map(({ cells }) => cells[bill.columns.indexOf(field)] ?? '')
  const words = collectWords(listCells('project'))
  const names = collectNames(listCells('requestors'))
  const isRepeated = findIdentical(rows, bill.columns.indexOf('row_number'))
  return (row, unit) => readBillRow(row, { header, bill, words, names, unit, repeated: isRepeated(row) })
}

const STAGES = {
  senate_bill: 'The table is of projects in a bill of the Senate: such tables are not published here.',
  enacted: 'The table is of the joint statement to an Act: enacted projects are not published here.',
} as const satisfies Record<Exclude<BillStage, 'house_bill'>, string>

const columnsOf = ({ columns }: BillTable, fields: readonly BillField[]): ReadonlySet<number> =>
  new Set(fields.map((field) => columns.indexOf(field)).filter((column) => column >= 0))

const listMerged = ({ joined }: JoinedRow, { place: into }: ReadRow, header: readonly string[]): ReadRow[] =>
  joined.map((line) => ({ ...placeRow(line, header), kind: 'merged', into }))
