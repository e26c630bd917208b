import { isBlank } from './table.ts'

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
