import { describeDamage, findDamage } from '../cells/find-damage.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import { DocumentRefused, type OpenDocument, type ReadRow, type RowPlace } from '../publisher.ts'
import {
  findHeader,
  isBlankRow,
  listTitles,
  makeTableEnd,
  MAX_TITLES,
  NO_HEADER,
  trimEnd,
  type IsHeader,
  type TableHead,
} from './table-extent.ts'
import { findRowFault, FORMULA_WITHOUT_RESULT } from './find-row-fault.ts'
import { matchHeader } from './match-header.ts'
import { placeRow } from './name-cells.ts'
import { openCsv, type Csv } from './read-csv.ts'
import { isFormula, type RowRefusal, type Table, type TableRow } from './table.ts'

/** Opens the table in a CSV. Finds its header now; reads its rows on each call of `rows`. */
export const openCsvTable = async (open: OpenDocument, isHeader: IsHeader = () => false): Promise<Table> => {
  const csv = await openCsv(open)
  const start = await readFirstRows(csv)
  const line = findHeader(start)
  if (line === undefined) throw new DocumentRefused(NO_HEADER)
  const place = start.indexOf(line)
  const header = trimEnd(line.cells)
  const head = { titles: listTitles(start.slice(0, place)), header }
  return {
    ...head,
    sheet: '',
    elsewhere: [],
    rows: () => markEnd(listBelow(csv, { place, head, isHeader }), header, csv.isOpenEnded),
  }
}

const readFirstRows = async (csv: Csv): Promise<TableRow[]> => {
  const rows: TableRow[] = []
  for await (const row of csv.rows()) {
    if (!isBlankRow(row)) rows.push(row)
    if (rows.length === MAX_TITLES) break
  }
  return rows
}

type Below = {
  /** Place of the header among the rows that are not blank. */
  readonly place: number
  readonly head: TableHead
  readonly isHeader: IsHeader
}

async function* listBelow(csv: Csv, { place, head, isHeader }: Below): AsyncGenerator<TableRow> {
  const readRow = makeTableEnd(head, isHeader)
  let passed = -1
  for await (const row of csv.rows()) {
    if (isBlankRow(row)) continue
    passed += 1
    const read = passed > place ? readRow(row) : undefined
    if (read !== undefined) yield read
  }
}

/** Marks the last row of a CSV if its line has no end: the row may have been cut off. */
async function* markEnd(
  rows: AsyncIterable<TableRow>,
  { length }: readonly string[],
  isOpenEnded: boolean,
): AsyncGenerator<TableRow> {
  let last: TableRow | undefined
  let othersAreShort = false
  for await (const row of rows) {
    if (last !== undefined) {
      othersAreShort ||= last.cells.length < length
      yield last
    }
    last = row
  }
  if (last === undefined) return
  if (isOpenEnded && !othersAreShort && last.cells.length < length) throw refuseCutOff(last, length)
  yield isOpenEnded ? { fault: OPEN_ENDED, ...last } : last
}

const refuseCutOff = ({ row, cells }: TableRow, length: number): DocumentRefused =>
  new DocumentRefused(
    `The file seems to be cut off: its last line (${row}) has ${cells.length} of ${length} cells and does not end like the other lines. Fetch it again.`,
  )

const OPEN_ENDED: RowRefusal = {
  reason: 'row_not_understood',
  detail:
    'The last line of the file does not end like the other lines: its last cell may have been cut off. If the line is complete, add the end of the line.',
}

/** A row of a CSV with the text of each field, tidied of white space. */
export type CsvRow<Field extends string> = RowPlace & { readonly texts: Readonly<Record<Field, string>> }

export type CsvList<Field extends string> = {
  /** Name of the list, for refusals. */
  readonly what: string
  /** All headers, word for word. Other headers and missing headers are refused. */
  readonly fields: readonly Field[]
  /** Fields in which damaged text refuses the row; all if absent. */
  readonly judged?: readonly Field[]
  readonly readRow: (row: CsvRow<Field>) => ReadRow
}

/** Opens the table of a CSV with this header. Throws a DocumentRefused for any other document. */
export const openCsvList = async <Field extends string>(
  open: OpenDocument,
  { what, fields }: CsvList<Field>,
): Promise<{ readonly table: Table; readonly columns: readonly Field[] }> => {
  const table = await openCsvTable(open)
  // The entries are made from the fields, so every field has one.
  const aliases = Object.fromEntries(fields.map((field): [string, string[]] => [field, [field]])) as Record<
    Field,
    string[]
  >
  return { table, columns: matchHeader(table.header, { aliases, required: fields, what }) }
}

/** Reads each row, one by one, so that a list can have any length. */
export async function* readCsvRows<Field extends string>(
  open: OpenDocument,
  list: CsvList<Field>,
): AsyncGenerator<ReadRow> {
  const { table, columns } = await openCsvList(open, list)
  for await (const row of table.rows()) yield readRow(row, table.header, columns, list)
}

const readRow = <Field extends string>(
  row: TableRow,
  header: readonly string[],
  columns: readonly Field[],
  list: CsvList<Field>,
): ReadRow => {
  const place = placeRow(row, header)
  const fault = findRowFault(row, header) ?? (row.cells.some(isFormula) ? FORMULA_WITHOUT_RESULT : undefined)
  if (fault) return { ...place, kind: 'refused', ...fault }
  // The header was matched, so every field has a column.
  const texts = Object.fromEntries(
    columns.map((field, column) => [field, tidyBlanks(row.cells[column] ?? '')]),
  ) as Record<Field, string>
  const damage = findDamage(list.judged?.map((field) => texts[field]) ?? texts)
  return damage === undefined
    ? list.readRow({ ...place, texts })
    : { ...place, kind: 'refused', reason: 'entry_unreadable', detail: describeDamage(damage) }
}
