import type { ReadRow } from '../publisher.ts'
import { isBlank, type TableRow } from './table.ts'

/** The cells of a row word for word, by the header of their column; columns without one of their own by number. */
export const nameCells = (
  header: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> => {
  const filled = cells.findLastIndex((cell) => !isBlank(cell)) + 1
  const columns = Array.from({ length: Math.max(header.length, filled) }, (_, column) => column)
  return Object.fromEntries(columns.map((column) => [nameColumn(header, column), cells[column] ?? '']))
}

/** Under this name the cells of a row hold the column. */
export const nameColumn = (header: readonly string[], column: number): string => {
  const text = header[column] ?? ''
  if (isBlank(text)) return `column ${column + 1}`
  return header.indexOf(text) === column ? text : `${text} (column ${column + 1})`
}

/** The place of a row and its cells, word for word. */
export const placeRow = (
  { sheet, row, cells }: TableRow,
  header: readonly string[],
): Pick<ReadRow, 'place' | 'cells'> => ({
  place: { sheet, row, pointer: null },
  cells: nameCells(header, cells),
})

/** The cells of a row by field. A field without a column is absent; one whose cell is blank is an empty text. */
export type Fields<Field extends string> = { readonly [Name in Field]?: string }

export const readFields = <Field extends string>(
  { cells }: TableRow,
  columns: readonly Field[],
): Fields<Field> =>
  // Each column has one field and each field one column: that is what matchHeader gives.
  Object.fromEntries(columns.map((field, column) => [field, cells[column] ?? ''])) as Fields<Field>
