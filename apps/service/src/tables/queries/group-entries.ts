import type { Column, Columns, ValueSets } from '../columns/open-columns.ts'
import { takeNumbers, type Numbers } from './arena.ts'
import { pick, type SortKeys } from './radix-sort.ts'

/**
 * Rows during grouping: one entry for each row, and after them an entry for each further value of a row in a dimension.
 * Value codes of neighbouring dimensions are digits of one key. The arrays belong to the arena in which they were made.
 */
export type Entries = {
  /** Rows of the first entries; undefined if they are all rows in order. */
  readonly rows: Numbers | undefined
  readonly firsts: number
  /** For each further entry, the first entry of the same row. */
  readonly further: Numbers
  readonly keys: readonly JoinedKeys[]
}

/** `bases` has the number of codes of each joined dimension. The last code is null. */
export type JoinedKeys = SortKeys & { readonly bases: readonly number[] }

/** Number of 32-bit keys. */
const MAX_KEYS = 2 ** 32

export const makeEntries = (columns: Columns, rows: Numbers, dimensions: readonly string[]): Entries =>
  dimensions.reduce<Entries>((entries, name) => addDimension(entries, columns.get(name)), {
    rows: rows.length === columns.size ? undefined : rows,
    firsts: rows.length,
    further: new Uint32Array(),
    keys: [],
  })

/** Rows of entries, given by their numbers. */
export const findRows = ({ rows, firsts, further }: Entries, entries: Numbers): Numbers => {
  if (rows === undefined && further.length === 0) return entries
  const found = takeNumbers(entries.length)
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0
    const first = entry < firsts ? entry : (further[entry - firsts] ?? 0)
    found[index] = rows === undefined ? first : (rows[first] ?? 0)
  }
  return found
}

const addDimension = (entries: Entries, column: Column): Entries => {
  const codeOf = readCodes(entries, column.codes)
  if (column.sets === undefined) {
    return { ...entries, keys: joinKeys(entries.keys, codeOf, column.cardinality + 1) }
  }
  const { from, valueOf } = spreadSets(codeOf, column.cardinality, column.sets)
  const added = findFirsts(entries, from)
  const keys = entries.keys.map((key) => ({
    ...key,
    keyOf: appendTo(key.keyOf, pick(key.keyOf, from)),
  }))
  return {
    ...entries,
    further: appendTo(entries.further, added),
    keys: joinKeys(keys, valueOf, column.sets.valueCount + 1),
  }
}

/** Finds the first entries that belong to the rows of these entries. */
const findFirsts = ({ firsts, further }: Entries, from: Numbers): Numbers => {
  const found = takeNumbers(from.length)
  for (let index = 0; index < from.length; index++) {
    const entry = from[index] ?? 0
    found[index] = entry < firsts ? entry : (further[entry - firsts] ?? 0)
  }
  return found
}

const readCodes = ({ rows, further }: Entries, codes: Uint32Array): Numbers => {
  const codeOf = rows === undefined ? codes : pick(codes, rows)
  return appendTo(codeOf, pick(codeOf, further))
}

const appendTo = (one: Numbers, other: Numbers): Numbers => {
  if (other.length === 0) return one
  const both = takeNumbers(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** Adds the codes to the last key, or as a new key if it has no room. */
const joinKeys = (all: readonly JoinedKeys[], codeOf: Numbers, base: number): readonly JoinedKeys[] => {
  const last = all.at(-1)
  if (last === undefined || last.keys * base > MAX_KEYS) {
    return [...all, { keyOf: codeOf, keys: base, bases: [base] }]
  }
  const keyOf = takeNumbers(codeOf.length)
  for (let entry = 0; entry < codeOf.length; entry++) {
    keyOf[entry] = (last.keyOf[entry] ?? 0) * base + (codeOf[entry] ?? 0)
  }
  return [...all.slice(0, -1), { keyOf, keys: last.keys * base, bases: [...last.bases, base] }]
}

/**
 * Value codes of all entries: first the first value of each set, then the other values. `from` has the entry of each
 * other value.
 */
const spreadSets = (setOf: Numbers, nullCode: number, sets: ValueSets) => {
  const { firsts, others } = summarize(nullCode, sets)
  let count = 0
  for (let entry = 0; entry < setOf.length; entry++) count += others[setOf[entry] ?? nullCode] ?? 0
  const from = takeNumbers(count)
  const values = takeNumbers(count)
  let end = 0
  for (let entry = 0; end < count; entry++) {
    const set = setOf[entry] ?? nullCode
    const more = others[set] ?? 0
    for (let index = 1; index <= more; index++) {
      from[end] = entry
      values[end++] = sets.values[(sets.starts[set] ?? 0) + index] ?? 0
    }
  }
  return { from, valueOf: appendTo(pick(firsts, setOf), values) }
}

/** First value and number of other values of each set. The set of null has only null. */
const summarize = (nullCode: number, { starts, values, valueCount }: ValueSets) => {
  const firsts = new Uint32Array(nullCode + 1).fill(valueCount)
  const others = new Uint32Array(nullCode + 1)
  for (let set = 0; set < nullCode; set++) {
    firsts[set] = values[starts[set] ?? 0] ?? 0
    others[set] = (starts[set + 1] ?? 0) - (starts[set] ?? 0) - 1
  }
  return { firsts, others }
}
