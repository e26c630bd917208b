import type { Column } from '../columns/open-columns.ts'

/** Condition on the codes of one column; rows that meet all predicates are the filtered set. */
export type Predicate = {
  readonly name: string
  readonly column: Column
  /** 1 for each code that meets the predicate. */
  readonly allowed: Uint8Array
  /** Number of rows that meet the predicate. */
  readonly rows: number
}

export const makePredicate = (name: string, column: Column, allowed: Uint8Array): Predicate => {
  const counts = column.getCounts()
  let rows = 0
  for (let code = 0; code < allowed.length; code++) rows += (allowed[code] ?? 0) * (counts[code] ?? 0)
  return { name, column, allowed, rows }
}

/** Predicate for the codes from `start` to before `end`. */
export const makeRangePredicate = (name: string, column: Column, start: number, end: number): Predicate => {
  const allowed = new Uint8Array(column.cardinality + 1).fill(1, start, end)
  const ends = column.getEnds()
  const rowsBelow = (code: number): number => ends[code - 1] ?? 0
  return { name, column, allowed, rows: rowsBelow(end) - rowsBelow(start) }
}
