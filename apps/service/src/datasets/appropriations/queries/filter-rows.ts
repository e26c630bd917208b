import { giveBack } from '../../../platform/index.ts'
import type { Columns } from '../columns/open-columns.ts'
import type { CodeTest } from './make-tests.ts'

/** Positions of records, ascending. An array of its own: one that is kept keeps no larger one alive. */
export type Rows = Uint32Array

/** Fewer records than one of this many are gathered from the lists of their codes; more are found by looking at all. */
const SPARSE = 8

/** Finds the records that pass tests. Lists of positions by code are made when a column first needs them, and kept. */
export const makeRowFilter = ({ size }: Columns) => {
  const lists = new Map<string, PositionLists>()
  const all = new Uint32Array(size)
  for (let position = 0; position < size; position++) all[position] = position

  const gather = ({ name, column, allowed, rows }: CodeTest): Rows => {
    const known = lists.get(name)
    const { positions, starts } = known ?? listPositions(column.codes, column.getCounts())
    if (known === undefined) lists.set(name, { positions, starts })
    const gathered = new Uint32Array(rows)
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

  /** All records without tests: always the same array, which nobody changes. */
  return (tests: readonly CodeTest[]): Rows => {
    const [first, ...rest] = tests.toSorted((one, other) => one.rows - other.rows)
    if (first === undefined) return all
    const rows = first.rows * SPARSE < size ? gather(first) : scan(first)
    return rest.reduce(narrow, rows)
  }
}

type PositionLists = { readonly positions: Uint32Array; readonly starts: Uint32Array }

const listPositions = (codes: Uint32Array, counts: Uint32Array): PositionLists => {
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

/** Written to and then moved on, or not: without a branch, which would be foretold wrong half the time. */
const scan = ({ column: { codes }, allowed, rows }: CodeTest): Rows => {
  const found = new Uint32Array(rows + 1)
  let end = 0
  for (let position = 0; position < codes.length; position++) {
    found[end] = position
    end += allowed[codes[position] ?? 0] ?? 0
  }
  return takeFirst(found, end)
}

/** In place of `rows`, which are given back. */
const narrow = (rows: Rows, { column: { codes }, allowed }: CodeTest): Rows => {
  const kept = new Uint32Array(rows.length + 1)
  let end = 0
  for (let index = 0; index < rows.length; index++) {
    const position = rows[index] ?? 0
    kept[end] = position
    end += allowed[codes[position] ?? 0] ?? 0
  }
  giveBack(rows)
  return takeFirst(kept, end)
}

const takeFirst = (found: Uint32Array, end: number): Rows => {
  const rows = found.slice(0, end)
  giveBack(found)
  return rows
}

/** Positions that are in both. */
export const intersect = (one: Rows, other: Rows): Rows => {
  const both = new Uint32Array(Math.min(one.length, other.length))
  let end = 0
  let next = 0
  for (let index = 0; index < one.length && next < other.length; index++) {
    const position = one[index] ?? 0
    while (next < other.length && (other[next] ?? 0) < position) next++
    if (other[next] === position) both[end++] = position
  }
  return both.slice(0, end)
}
