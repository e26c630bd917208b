import { nameCells } from '../tables/name-cells.ts'

/** The cells of a line by header. Nearly all lines have a cell for each header, and no two headers are the same. */
export const nameDetailCells = (
  header: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> => {
  if (cells.length !== header.length) return nameCells(header, cells)
  const named: Record<string, string> = {}
  for (const [column, name] of header.entries()) named[name] = cells[column] ?? ''
  return named
}
