import type { ReadRow } from '../publisher.ts'
import { isBlank, type TableRow } from './table.ts'

/**
 * Names the cells of a row, word for word, by the header of their column. Columns without a header of their own get
 * their number.
 */
export const nameCells = (
  header: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> => {
  const filled = cells.findLastIndex((cell) => !isBlank(cell)) + 1
  const columns = Array.from({ length: Math.max(header.length, filled) }, (_, column) => column)
  return Object.fromEntries(columns.map((column) => [nameColumn(header, column), cells[column] ?? '']))
}

/** Returns the name under which the cells of a row hold the column. */
export const nameColumn = (header: readonly string[], column: number): string => {
  const text = header[column] ?? ''
  if (isBlank(text)) return `column ${column + 1}`
  return header.indexOf(text) === column ? text : `${text} (column ${column + 1})`
}

/** Returns the place of a row and its cells, word for word. */
export const placeRow = (
  { sheet, row, cells }: TableRow,
  header: readonly string[],
): Pick<ReadRow, 'place' | 'cells'> => ({
  place: { sheet, row, pointer: null },
  cells: nameCells(header, cells),
})

/** Cells of a row by field. A field without a column is absent; a blank cell is an empty text. */
export type Fields<Field extends string> = { readonly [Name in Field]?: string }

export const readFields = <Field extends string>(
  { cells }: TableRow,
  columns: readonly Field[],
): Fields<Field> =>
  // Each column has one field and each field one column, as matchHeader ensures.
  Object.fromEntries(columns.map((field, column) => [field, cells[column] ?? ''])) as Fields<Field>
