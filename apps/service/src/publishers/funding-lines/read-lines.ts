import { foldText } from '../../platform/index.ts'
import type { ReadRow } from '../publisher.ts'
import { findRowFault, FORMULA_WITHOUT_RESULT } from '../tables/find-row-fault.ts'
import { matchHeader } from '../tables/match-header.ts'
import { placeRow } from '../tables/place-row.ts'
import { readTable } from '../tables/read-table.ts'
import { refuseElsewhere } from '../tables/refuse-elsewhere.ts'
import { isFormula } from '../tables/table.ts'
import { refuseRepeated } from './refuse-repeated.ts'

/** A row of a code list with the text of each field: empty where the list has no such column. */
export type LineRow<Field extends string> = Pick<ReadRow, 'place' | 'cells'> & {
  readonly texts: Readonly<Record<Field, string>>
}

export type LineTable<Field extends string> = {
  /** What the list is, for refusals. */
  readonly what: string
  /** Headers that it may have, word for word. */
  readonly fields: readonly Field[]
  readonly required: readonly Field[]
  readonly readRow: (row: LineRow<Field>) => ReadRow
}

/**
 * What became of each row of a list that is published as a table, a line that comes again being refused. Throws a
 * DocumentRefused for a header that is not known.
 */
export const readLines = async <Field extends string>(
  bytes: Uint8Array,
  list: LineTable<Field>,
): Promise<readonly ReadRow[]> => {
  const { table, columns } = await openLines(bytes, list)
  const { header, rows } = table
  const read = rows.map((row): ReadRow => {
    const where = placeRow(row, header)
    const fault =
      findRowFault(row, header) ?? (row.cells.some(isFormula) ? FORMULA_WITHOUT_RESULT : undefined)
    if (fault) return { ...where, kind: 'refused', ...fault }
    return list.readRow({ ...where, texts: readTexts(list.fields, columns, row.cells) })
  })
  return [...refuseRepeated(read), ...refuseElsewhere(table)]
}

/** The table and what its columns are. Throws a DocumentRefused for whatever is no such list. */
export const openLines = async <Field extends string>(
  bytes: Uint8Array,
  { what, fields, required }: LineTable<Field>,
) => {
  const isHeader = (cells: readonly string[]) =>
    required.every((field) => cells.some((cell) => foldText(cell) === foldText(field)))
  const table = readTable(bytes, isHeader)
  // Every field has an entry: the entries are made from the fields.
  const aliases = Object.fromEntries(fields.map((field): [string, string[]] => [field, [field]])) as Record<
    Field,
    string[]
  >
  return { table, columns: matchHeader(table.header, { aliases, required, what }) }
}

const readTexts = <Field extends string>(
  fields: readonly Field[],
  columns: readonly Field[],
  cells: readonly string[],
): LineRow<Field>['texts'] => {
  const textOf = (field: Field): string => (cells[columns.indexOf(field)] ?? '').replace(/\s+/g, ' ').trim()
  // Every field has an entry, by the same list.
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as LineRow<Field>['texts']
}
