import { nameCells } from '../tables/name-cells.ts'

/** The cells of a line by header. Nearly all lines have a cell for each header, and no two headers are the same. */
export const nameDetailCells = (
  header: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> => {
  if (cells.length !== header.length) return nameCells(header, cells)
  const named: Record<string, string> = {}
  // An iterator would make an array for each cell of each row.
  for (let column = 0; column < header.length; column += 1) named[header[column] ?? ''] = cells[column] ?? ''
  return named
}
