import type { Columns } from '../columns/open-columns.ts'
import { takeNumbers, type Numbers } from './arena.ts'
import type { Predicate } from './predicate.ts'

/** Positions of rows, ascending, in an array of their own: a view that is kept would keep a larger array alive. */
export type Rows = Uint32Array

/** Finds rows by predicates. Inside an arena, the result belongs to it. */
type RowFilter = (predicates: readonly Predicate[]) => Numbers

/** A predicate that selects less than one row in this many uses an inverted list; others scan the column. */
const SPARSE = 8

/** Finds the rows that meet all predicates. An inverted list is built when a column first needs it, and kept. */
export const makeRowFilter = ({ size }: Columns, all: Rows): RowFilter => {
  const lists = new Map<string, InvertedList>()

  const gather = ({ name, column, allowed, rows }: Predicate): Numbers => {
    const known = lists.get(name)
    const { positions, starts } = known ?? invert(column.codes, column.getCounts())
    if (known === undefined) lists.set(name, { positions, starts })
    const gathered = takeNumbers(rows)
    let end = 0
    let parts = 0
    for (let code = 0; code < allowed.length; code++) {
      if (allowed[code] !== 1) continue
      const part = positions.subarray(starts[code], starts[code + 1])
      gathered.set(part, end)
      end += part.length
      parts += 1
    }
    return parts > 1 ? gathered.sort() : gathered
  }

  return (predicates) => {
    const [first, ...rest] = predicates.toSorted((one, other) => one.rows - other.rows)
    if (first === undefined) return all
    return rest.reduce(narrow, first.rows * SPARSE < size ? gather(first) : scan(first))
  }
}

/** Positions of each code, one list after another. */
type InvertedList = { readonly positions: Uint32Array; readonly starts: Uint32Array }

const invert = (codes: Uint32Array, counts: Uint32Array): InvertedList => {
  const starts = new Uint32Array(counts.length + 1)
  for (let code = 0; code < counts.length; code++)
    starts[code + 1] = (starts[code] ?? 0) + (counts[code] ?? 0)
  const next = starts.slice()
  const positions = new Uint32Array(codes.length)
  for (let position = 0; position < codes.length; position++) {
    const code = codes[position] ?? 0
    const place = next[code] ?? 0
    positions[place] = position
    next[code] = place + 1
  }
  return { positions, starts }
}

/** Writes each position, and keeps or overwrites it. A branch instead would be mispredicted half the time. */
const scan = ({ column: { codes }, allowed, rows }: Predicate): Numbers => {
  const found = takeNumbers(rows + 1)
  let end = 0
  for (let position = 0; position < codes.length; position++) {
    found[end] = position
    end += allowed[codes[position] ?? 0] ?? 0
  }
  return found.subarray(0, end)
}

const narrow = (rows: Numbers, { column: { codes }, allowed }: Predicate): Numbers => {
  const kept = takeNumbers(rows.length + 1)
  let end = 0
  for (let index = 0; index < rows.length; index++) {
    const position = rows[index] ?? 0
    kept[end] = position
    end += allowed[codes[position] ?? 0] ?? 0
  }
  return kept.subarray(0, end)
}

/** Positions that are in both. Inside an arena, the result belongs to it. */
export const intersect = (one: Numbers, other: Numbers): Numbers => {
  const both = takeNumbers(Math.min(one.length, other.length))
  let end = 0
  let next = 0
  for (let index = 0; index < one.length && next < other.length; index++) {
    const position = one[index] ?? 0
    while (next < other.length && (other[next] ?? 0) < position) next++
    if (other[next] === position) both[end++] = position
  }
  return both.subarray(0, end)
}
