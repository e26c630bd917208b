import { foldText } from '../../platform/index.ts'
import type { OpenDocument, ReadRow } from '../publisher.ts'
import { makeCounter, MAX_CELLS } from '../tables/bounds.ts'
import { findRowFault, FORMULA_WITHOUT_RESULT, refuseElsewhere } from '../tables/find-row-fault.ts'
import { matchHeader } from '../tables/match-header.ts'
import { placeRow } from '../tables/name-cells.ts'
import { readTable } from '../tables/read-table.ts'
import { isFormula, type Table, type TableRow } from '../tables/table.ts'
import { refuseRepeated } from './make-funding-line.ts'

/** A row of a code list with the text of each field: empty if the list has no column for it. */
export type LineRow<Field extends string> = Pick<ReadRow, 'place' | 'cells'> & {
  readonly texts: Readonly<Record<Field, string>>
}

export type LineTable<Field extends string> = {
  /** Name of the list, for refusals. */
  readonly what: string
  /** Headers that the list may have, word for word. */
  readonly fields: readonly Field[]
  readonly required: readonly Field[]
  readonly readRow: (row: LineRow<Field>) => ReadRow
}

/**
 * Reads each row of a list that is published as a table, and refuses repeated lines. Throws a DocumentRefused for an
 * unknown header.
 */
export const readLines = async <Field extends string>(
  open: OpenDocument,
  list: LineTable<Field>,
): Promise<readonly ReadRow[]> => {
  const { table, rows, columns } = await openLines(open, list)
  const { header } = table
  const read = rows.map((row): ReadRow => {
    const where = placeRow(row, header)
    const fault =
      findRowFault(row, header) ?? (row.cells.some(isFormula) ? FORMULA_WITHOUT_RESULT : undefined)
    if (fault) return { ...where, kind: 'refused', ...fault }
    return list.readRow({ ...where, texts: readTexts(list.fields, columns, row.cells) })
  })
  return [...refuseRepeated(read), ...refuseElsewhere(table)]
}

/** Opens the table, and finds its rows and columns. Throws a DocumentRefused for any other document. */
export const openLines = async <Field extends string>(
  open: OpenDocument,
  { what, fields, required }: LineTable<Field>,
) => {
  const isHeader = (cells: readonly string[]) =>
    required.every((field) => cells.some((cell) => foldText(cell) === foldText(field)))
  const table = await readTable(open, isHeader)
  const rows = await holdRows(table)
  // The entries are made from the fields, so every field has one.
  const aliases = Object.fromEntries(fields.map((field): [string, string[]] => [field, [field]])) as Record<
    Field,
    string[]
  >
  return { table, rows, columns: matchHeader(table.header, { aliases, required, what }) }
}

/** Holds all rows in memory: code lists have some thousands of rows. Refuses a table with millions of cells. */
const holdRows = async (table: Table): Promise<readonly TableRow[]> => {
  const countCells = makeCounter('cells', MAX_CELLS)
  const rows: TableRow[] = []
  for await (const row of table.rows()) {
    countCells(row.cells.length)
    rows.push(row)
  }
  return rows
}

const readTexts = <Field extends string>(
  fields: readonly Field[],
  columns: readonly Field[],
  cells: readonly string[],
): LineRow<Field>['texts'] => {
  const textOf = (field: Field): string => (cells[columns.indexOf(field)] ?? '').replace(/\s+/g, ' ').trim()
  // The entries are made from the same fields.
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as LineRow<Field>['texts']
}
