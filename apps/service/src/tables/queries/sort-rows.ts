import type { Column, Columns } from '../columns/open-columns.ts'
import { inArena, takeNumbers, type Numbers } from './arena.ts'
import type { Rows } from './filter-rows.ts'
import { radixSort, type SortKeys } from './radix-sort.ts'

/** Sorts rows by these terms. Null comes last in either direction; rows with equal terms keep the default order. */
export const sortRows = (
  columns: Columns,
  rows: Rows,
  sort: readonly string[],
  columnOf: Readonly<Record<string, string>>,
): Uint32Array =>
  inArena(() =>
    sort
      .reduceRight<Numbers>((sorted, term) => {
        const column = columnOf[term.replace('-', '')]
        if (column === undefined) throw new Error(`no column sorts by ${term}`)
        return sortByColumn(columns.get(column), sorted, term.startsWith('-'))
      }, rows)
      .slice(),
  )

const sortByColumn = (column: Column, rows: Numbers, descending: boolean): Numbers => {
  const ascending = makeKeys(column)
  return radixSort(rows, descending ? reverse(rows, ascending) : ascending).items
}

/** Sort keys of a column: its codes, or the code of the first of several values. Null is the last key. */
const makeKeys = ({ codes, cardinality, sets }: Column): SortKeys => {
  if (sets === undefined) return { keyOf: codes, keys: cardinality + 1 }
  const { starts, values, valueCount } = sets
  const keyOf = takeNumbers(codes.length)
  for (let row = 0; row < codes.length; row++) {
    const set = codes[row] ?? cardinality
    keyOf[row] = set === cardinality ? valueCount : (values[starts[set] ?? 0] ?? valueCount)
  }
  return { keyOf, keys: valueCount + 1 }
}

const reverse = (rows: Numbers, { keyOf, keys }: SortKeys): SortKeys => {
  const last = keys - 1
  const reversed = takeNumbers(keyOf.length)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    const key = keyOf[row] ?? last
    reversed[row] = key === last ? last : last - 1 - key
  }
  return { keyOf: reversed, keys }
}
