import type { Column, Columns } from '../columns/open-columns.ts'
import type { Value } from '../table.ts'
import type { Rows } from './filter-rows.ts'

/** Values with the rows that have each; null for the rows without one. */
export type Facet = { value: Value | null; rows: number }[]

/** Values of the rows with how many have each: most frequent first, then by value, null last. */
export const countValues = (columns: Columns, rows: Rows, dimension: string, limit: number): Facet => {
  const column = columns.get(dimension)
  const counts = countBySet(column, rows, columns.size)
  return findMost(counts, limit).map((code) => ({
    value: code === counts.length - 1 ? null : columns.getValue(dimension, code),
    rows: counts[code] ?? 0,
  }))
}

/** Rows by value code; the last is null. */
const countBySet = (column: Column, rows: Rows, size: number): Uint32Array => {
  const bySet = rows.length === size ? column.getCounts() : countCodes(column, rows)
  if (column.sets === undefined) return bySet
  const { starts, values, valueCount } = column.sets
  const counts = new Uint32Array(valueCount + 1)
  counts[valueCount] = bySet[column.cardinality] ?? 0
  for (let set = 0; set < column.cardinality; set++) {
    const end = starts[set + 1] ?? 0
    for (let index = starts[set] ?? 0; index < end; index++) {
      const code = values[index] ?? 0
      counts[code] = (counts[code] ?? 0) + (bySet[set] ?? 0)
    }
  }
  return counts
}

const countCodes = ({ codes, cardinality }: Column, rows: Rows): Uint32Array => {
  const counts = new Uint32Array(cardinality + 1)
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** Most frequent codes, by frequency and then by code. Codes as frequent as the last one are not sorted. */
const findMost = (counts: Uint32Array, limit: number): readonly number[] => {
  const least = findLeast(counts, limit)
  const above: number[] = []
  const equal: number[] = []
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count > least) above.push(code)
    else if (count === least && equal.length < limit) equal.push(code)
  }
  above.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
  return [...above, ...equal].slice(0, limit)
}

/** The greatest count that at least `limit` values reach; 1 if fewer values occur. */
const findLeast = (counts: Uint32Array, limit: number): number =>
  Math.max(1, counts.toSorted()[counts.length - limit] ?? 1)
