import type { OpenTable } from '../../../tables/index.ts'
import type { ChangesOfKind, Tables } from './select-changes.ts'

/** A dimension with its values in the order in which they are listed. */
export type Counted = { readonly dimension: string; readonly values: readonly string[] }

/** How many there are of each kind and each value of the dimension; no line for none. */
export const countChanges = (
  tables: Tables,
  kinds: readonly ChangesOfKind[],
  { dimension, values }: Counted,
): object[] =>
  kinds.flatMap(({ change, later, earlier }) => {
    const [table, positions] = later === undefined ? [tables.earlier, earlier] : [tables.later, later]
    const counts = countValues(table, dimension, positions)
    return values.flatMap((value) => {
      const rows = counts.get(value) ?? 0
      return rows === 0 ? [] : [{ change, [dimension]: value, rows }]
    })
  })

const countValues = (
  { columns }: OpenTable,
  dimension: string,
  positions: Uint32Array = new Uint32Array(),
): Map<unknown, number> => {
  const { codes } = columns.get(dimension)
  const values = columns.listValues(dimension)
  const counts = new Map<unknown, number>()
  for (const position of positions) {
    const value = values[codes[position] ?? values.length]
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
