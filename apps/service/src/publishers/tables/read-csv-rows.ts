import { describeDamage, findDamage } from '../cells/find-damage.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import type { OpenDocument, ReadRow, RowPlace } from '../publisher.ts'
import { findRowFault, FORMULA_WITHOUT_RESULT } from './find-row-fault.ts'
import { matchHeader } from './match-header.ts'
import { openCsvTable } from './open-csv-table.ts'
import { placeRow } from './place-row.ts'
import { isFormula, type Table, type TableRow } from './table.ts'

/** A row of a CSV with the text of each of its fields, tidied of white space. */
export type CsvRow<Field extends string> = RowPlace & { readonly texts: Readonly<Record<Field, string>> }

export type CsvList<Field extends string> = {
  /** The name of the list, for refusals. */
  readonly what: string
  /** All headers, word for word: there may be no others, and none may be absent. */
  readonly fields: readonly Field[]
  readonly readRow: (row: CsvRow<Field>) => ReadRow
}

/** The table of a CSV that has this header. Throws a DocumentRefused for every other document. */
export const openCsvList = async <Field extends string>(
  open: OpenDocument,
  { what, fields }: CsvList<Field>,
): Promise<{ readonly table: Table; readonly columns: readonly Field[] }> => {
  const table = await openCsvTable(open)
  // Every field has an entry: the entries are made from the fields.
  const aliases = Object.fromEntries(fields.map((field): [string, string[]] => [field, [field]])) as Record<
    Field,
    string[]
  >
  return { table, columns: matchHeader(table.header, { aliases, required: fields, what }) }
}

/** The fate of each row, one by one, so that a list of any length can be read. */
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
  // Every field has a column: the header was matched.
  const texts = Object.fromEntries(
    columns.map((field, column) => [field, tidyBlanks(row.cells[column] ?? '')]),
  ) as Record<Field, string>
  const damage = findDamage(texts)
  return damage === undefined
    ? list.readRow({ ...place, texts })
    : { ...place, kind: 'refused', reason: 'entry_unreadable', detail: describeDamage(damage) }
}
