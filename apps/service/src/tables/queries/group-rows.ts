import type { Columns } from '../columns/open-columns.ts'
import { inArena, takeNumbers, type Numbers } from './arena.ts'
import type { Rows } from './filter-rows.ts'
import { findRows, makeEntries, type Entries } from './group-entries.ts'
import { pick, radixSort, type Sorted } from './radix-sort.ts'

/** Groups in the order of their values, as runs of rows. */
export type RowGroups = {
  readonly count: number
  /** Rows of group after group. A row may be in several groups. */
  readonly rows: Uint32Array
  /** Group `n` is from `starts[n]` to before `starts[n + 1]`. */
  readonly starts: Uint32Array
  /** For each dimension, the value code of each group; the code after the last value is null. */
  readonly codes: readonly Uint32Array[]
}

/** Groups by sorting by each key of the entries, the last one first. */
export const groupRows = (columns: Columns, rows: Rows, dimensions: readonly string[]): RowGroups =>
  inArena(() => group(columns, rows, dimensions))

const group = (columns: Columns, rows: Rows, dimensions: readonly string[]): RowGroups => {
  const entries = makeEntries(columns, rows, dimensions)
  const { items, keys } = sortEntries(entries)
  const starts = findStarts(items.length, keys)
  const firsts = starts.subarray(0, -1)
  const codes = entries.keys.flatMap(({ bases }, index) =>
    takeApart(pick(keys[index] ?? new Uint32Array(), firsts), bases),
  )
  return { count: firsts.length, rows: findRows(entries, items), starts, codes }
}

/** The keys of each entry as sorted; those of the sort that came last lie ready. */
const sortEntries = ({ firsts, further, keys }: Entries) => {
  let sorted: Sorted = { items: countUp(firsts + further.length), keys: new Uint32Array() }
  for (const key of keys.toReversed()) sorted = radixSort(sorted.items, key)
  const { items } = sorted
  return { items, keys: keys.map(({ keyOf }, index) => (index === 0 ? sorted.keys : pick(keyOf, items))) }
}

const countUp = (length: number): Numbers => {
  const numbers = takeNumbers(length)
  for (let index = 0; index < length; index++) numbers[index] = index
  return numbers
}

/** Where each run of equal keys begins, and the end of all. */
const findStarts = (length: number, keys: readonly Numbers[]): Uint32Array => {
  const begins = takeNumbers(length).fill(0).fill(1, 0, 1)
  for (const each of keys) markChanges(begins, each)
  const starts = takeNumbers(length + 1)
  let count = 0
  for (let index = 0; index < length; index++) {
    starts[count] = index
    count += begins[index] ?? 0
  }
  starts[count] = length
  return starts.slice(0, count + 1)
}

const markChanges = (begins: Numbers, keys: Numbers): void => {
  for (let index = 1; index < keys.length; index++) if (keys[index] !== keys[index - 1]) begins[index] = 1
}

/** The digits of each key, the first one first. */
const takeApart = (keys: Numbers, bases: readonly number[]): readonly Uint32Array[] =>
  bases.map((base, index) => {
    const below = bases.slice(index + 1).reduce((product, each) => product * each, 1)
    return keys.map((key) => Math.floor(key / below) % base)
  })
