import type { Columns } from '../columns/open-columns.ts'
import { takeNumbers, type Numbers } from './arena.ts'
import { countingSort, FEW_KEYS, type Runs } from './counting-sort.ts'
import { findRows, makeEntries, type Entries } from './group-entries.ts'
import { pick, radixSort, type Sorted } from './radix-sort.ts'

/** Groups in the order of their values, as runs of rows. Inside an arena, its arrays belong to it. */
export type RowGroups = {
  readonly count: number
  /** Rows of group after group. A row may be in several groups. */
  readonly rows: Numbers
  /** Group `n` is from `starts[n]` to before `starts[n + 1]`. */
  readonly starts: Numbers
  /** For each dimension, the value code of each group; the code after the last value is null. */
  readonly codes: readonly Uint32Array[]
}

export const groupRows = (columns: Columns, rows: Numbers, dimensions: readonly string[]): RowGroups => {
  const entries = makeEntries(columns, rows, dimensions)
  const { items, starts, keys } = sortEntries(entries)
  const codes = entries.keys.flatMap(({ bases }, index) => takeApart(keys[index] ?? new Uint32Array(), bases))
  return { count: starts.length - 1, rows: findRows(entries, items), starts, codes }
}

type SortedEntries = Omit<Runs, 'keys'> & {
  /** For each key of the entries, the keys of the runs. */
  readonly keys: readonly Numbers[]
}

const sortEntries = (entries: Entries): SortedEntries => {
  const [key, ...others] = entries.keys
  if (key === undefined || others.length > 0 || key.keys > FEW_KEYS) return sortByEachKey(entries)
  const runs = countingSort(key)
  return { ...runs, keys: [runs.keys] }
}

/** Sorts by the last key first, and by the first key last. */
const sortByEachKey = ({ firsts, further, keys }: Entries): SortedEntries => {
  let sorted: Sorted = { items: countUp(firsts + further.length), keys: new Uint32Array() }
  for (const key of keys.toReversed()) sorted = radixSort(sorted.items, key)
  const { items } = sorted
  // The last sort has already put the first keys in order.
  const keysOf = keys.map(({ keyOf }, index) => (index === 0 ? sorted.keys : pick(keyOf, items)))
  const starts = findStarts(items.length, keysOf)
  const begins = starts.subarray(0, -1)
  return { items, starts, keys: keysOf.map((each) => pick(each, begins)) }
}

const countUp = (length: number): Numbers => {
  const numbers = takeNumbers(length)
  for (let index = 0; index < length; index++) numbers[index] = index
  return numbers
}

/** Start of each run of equal keys, and the end of all. */
const findStarts = (length: number, keys: readonly Numbers[]): Numbers => {
  const begins = takeNumbers(length).fill(0).fill(1, 0, 1)
  for (const each of keys) markChanges(begins, each)
  const starts = takeNumbers(length + 1)
  let count = 0
  for (let index = 0; index < length; index++) {
    starts[count] = index
    count += begins[index] ?? 0
  }
  starts[count] = length
  return starts.subarray(0, count + 1)
}

const markChanges = (begins: Numbers, keys: Numbers): void => {
  for (let index = 1; index < keys.length; index++) if (keys[index] !== keys[index - 1]) begins[index] = 1
}

/** Splits keys into their digits, the first digit first. */
const takeApart = (keys: Numbers, bases: readonly number[]): readonly Uint32Array[] =>
  bases.map((base, index) => {
    const below = bases.slice(index + 1).reduce((product, each) => product * each, 1)
    return keys.map((key) => Math.floor(key / below) % base)
  })
