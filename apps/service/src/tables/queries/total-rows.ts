import type { Columns } from '../columns/open-columns.ts'
import { toValue } from '../columns/to-value.ts'
import type { Totals } from '../table.ts'
import type { Numbers } from './arena.ts'
import { findNext, quickselect } from './quickselect.ts'

/** Totals of some rows. Sums and amounts are null if no amount is known. */
export type Totalled = {
  readonly rows: number
  /** Number of distinct values of the group column: rows with the same value count once. */
  readonly distinct: number
  /** Rows with true in the marked column; 0 if the table declares none. */
  readonly marked: number
  /** Rows without a known amount. */
  readonly missing: number
  readonly sum: number | null
  /** Sum over distinct values, each with the least amount of its rows. */
  readonly sum_of_distinct: number | null
  readonly min: number | null
  readonly max: number | null
  readonly median: number | null
}
export type Measure = keyof Totalled
export type Sums = Omit<Totalled, 'min' | 'max' | 'median'>

export type Totaller = {
  readonly total: (rows: Numbers) => Totalled
  readonly addUp: (rows: Numbers) => Sums
}

/** Totals rows. Sums of doubles are exact, because no table is written whose amounts add up to more than 2^53. */
export const makeTotaller = (columns: Columns, totals: Totals): Totaller => {
  let made: Scratch | undefined
  const getScratch = (): Scratch => (made ??= makeScratch(columns, totals))
  return {
    total: (rows) => {
      const scratch = getScratch()
      const walked = walk(scratch, rows)
      const ranks = scratch.ranks.subarray(0, walked.known)
      return {
        ...makeSums(rows, walked, scratch.isMarked),
        ...(walked.known === 0 ? NO_SPREAD : spreadOf(ranks, scratch.amounts)),
      }
    },
    addUp: (rows) => makeSums(rows, walk(getScratch(), rows), getScratch().isMarked),
  }
}

const makeSums = (
  rows: Numbers,
  { known, sum, distinct, sumOfDistinct }: Walked,
  isMarked?: IsMarked,
): Sums => ({
  rows: rows.length,
  distinct,
  marked: isMarked === undefined ? 0 : countMarked(rows, isMarked),
  missing: rows.length - known,
  sum: known === 0 ? null : sum,
  sum_of_distinct: known === 0 ? null : sumOfDistinct,
})

const NO_SPREAD = { min: null, max: null, median: null }

/** The truth value as columns hold it. */
const MARK = toValue(true)

type IsMarked = (row: number) => boolean

const countMarked = (rows: Numbers, isMarked: IsMarked): number => {
  let count = 0
  for (let index = 0; index < rows.length; index++) count += isMarked(rows[index] ?? 0) ? 1 : 0
  return count
}

const makeMarks = (columns: Columns, name: string): IsMarked => {
  const { cardinality, codes } = columns.get(name)
  const marks = Array.from({ length: cardinality }, (_, code) => columns.getValue(name, code) === MARK)
  return (row) => marks[codes[row] ?? cardinality] ?? false
}

/** Replaces the group of a row that is alone in its group. */
const ALONE = 0xff_ff_ff_ff

/** Scratch arrays for the totals of one group after another. */
const makeScratch = (columns: Columns, totals: Totals) => {
  const { cardinality: groups } = columns.get(totals.distinct)
  return {
    ...gatherFacts(columns, totals),
    isMarked: totals.marked === undefined ? undefined : makeMarks(columns, totals.marked),
    unknown: columns.get(totals.amount).cardinality,
    run: 0,
    amounts: columns.getAmounts(totals.amount),
    ranks: new Uint32Array(columns.size),
    /** For each thing, the run in which it was last seen, and the code of its least amount in that run. */
    seen: new Uint32Array(groups * 2),
  }
}

/**
 * Four numbers for each row, so that one look at memory gives all that totals need of it: the code of its amount, the
 * code of the thing that it is about, and its amount as a double, which `amountOf` reads from the same memory.
 */
const gatherFacts = (columns: Columns, totals: Totals) => {
  const ranks = columns.get(totals.amount).codes
  const things = columns.get(totals.distinct)
  const amounts = columns.getRowAmounts(totals.amount)
  const rowsOf = things.getCounts()
  const facts = new Uint32Array(columns.size * 4)
  const amountOf = new Float64Array(facts.buffer)
  for (let row = 0; row < columns.size; row++) {
    const thing = things.codes[row] ?? 0
    facts[row * 4] = ranks[row] ?? 0
    facts[row * 4 + 1] = rowsOf[thing] === 1 ? ALONE : thing
    amountOf[row * 2 + 1] = amounts[row] ?? 0
  }
  return { facts, amountOf }
}

type Scratch = ReturnType<typeof makeScratch>

const MAX_RUN = 0xff_ff_ff_ff

type Walked = {
  readonly known: number
  readonly sum: number
  readonly distinct: number
  readonly sumOfDistinct: number
}

const walk = (scratch: Scratch, rows: Numbers): Walked => {
  if (scratch.run === MAX_RUN) {
    scratch.seen.fill(0)
    scratch.run = 0
  }
  const run = ++scratch.run
  const { facts, amountOf, amounts, unknown, ranks, seen } = scratch
  let known = 0
  let sum = 0
  let distinct = 0
  let sumOfDistinct = 0
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0
    const rank = facts[row * 4] ?? unknown
    const thing = facts[row * 4 + 1] ?? ALONE
    const amount = amountOf[row * 2 + 1] ?? 0
    sum += amount
    ranks[known] = rank
    known += rank === unknown ? 0 : 1
    const at = thing * 2
    if (thing === ALONE || seen[at] !== run) {
      distinct++
      sumOfDistinct += amount
      if (thing !== ALONE) {
        seen[at] = run
        seen[at + 1] = rank
      }
      continue
    }
    const least = seen[at + 1] ?? 0
    if (rank < least) {
      seen[at + 1] = rank
      sumOfDistinct += amount - (amounts[least] ?? 0)
    }
  }
  return { known, sum, distinct, sumOfDistinct }
}

/** `ranks` is not empty. */
const spreadOf = (ranks: Uint32Array, amounts: Float64Array) => {
  let least = ranks[0] ?? 0
  let greatest = least
  for (let index = 1; index < ranks.length; index++) {
    const rank = ranks[index] ?? 0
    if (rank < least) least = rank
    if (rank > greatest) greatest = rank
  }
  // Most groups of many have one row.
  if (ranks.length <= 2) return describeSpread(amounts, { least, greatest, lower: least, upper: greatest })
  const place = (ranks.length - 1) >>> 1
  const lower = quickselect(ranks, place, greatest)
  const upper = ranks.length % 2 === 1 ? lower : findNext(ranks, place, lower)
  return describeSpread(amounts, { least, greatest, lower, upper })
}

type Spread = Readonly<Record<'least' | 'greatest' | 'lower' | 'upper', number>>

const describeSpread = (amounts: Float64Array, { least, greatest, lower, upper }: Spread) => ({
  min: amounts[least] ?? 0,
  max: amounts[greatest] ?? 0,
  median: ((amounts[lower] ?? 0) + (amounts[upper] ?? 0)) / 2,
})
