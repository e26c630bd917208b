import type { TableRow } from './table.ts'

/** Whether the same cells stand in several of the rows; the column that only numbers the rows (-1: none) is left aside. */
export const findIdentical = (
  rows: readonly TableRow[],
  numberColumn: number,
): ((row: TableRow) => boolean) => {
  const keyOf = ({ cells }: TableRow) => JSON.stringify(cells.filter((_, column) => column !== numberColumn))
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return (row) => (counts.get(keyOf(row)) ?? 0) > 1
}
