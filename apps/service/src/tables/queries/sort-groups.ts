import { inArena, takeNumbers, type Numbers } from './arena.ts'
import { radixSort } from './radix-sort.ts'
import type { Measure, Sums, Totalled } from './total-rows.ts'

/** Groups that can be measured one by one. */
export type MeasuredGroups = {
  readonly count: number
  readonly totalOf: (index: number) => Totalled
  /** Measures without minimum, maximum and median, which take most of the work. */
  readonly sumsOf: (index: number) => Sums
}

/**
 * Sorts the indexes of groups by these terms. Null comes last in either direction; groups with equal terms keep their
 * order.
 */
export const sortGroups = (groups: MeasuredGroups, sort: readonly string[]): Uint32Array => {
  const order = new Uint32Array(groups.count).map((_, index) => index)
  const measured = measureGroups(groups, sort)
  return inArena(() => measured.reduceRight<Numbers>(sortByNumber, order).slice())
}

/** For each term a number for each group, the lowest first. */
const measureGroups = (
  { count, totalOf, sumsOf }: MeasuredGroups,
  sort: readonly string[],
): readonly Float64Array[] => {
  const terms = sort.map((term) => ({ ...readTerm(term), keys: new Float64Array(count) }))
  const measures = terms.map(({ measure }) => measure)
  const measure: (index: number) => Readonly<Partial<Record<Measure, number | null>>> = measures.some((one) =>
    SPREAD.includes(one),
  )
    ? totalOf
    : sumsOf
  for (let index = 0; index < count; index++) {
    const measured = measure(index)
    for (const { measure: name, sign, keys } of terms) {
      const value = measured[name] ?? null
      keys[index] = value === null ? Infinity : value * sign
    }
  }
  return terms.map(({ keys }) => keys)
}

const SPREAD: readonly Measure[] = ['min', 'max', 'median']

const readTerm = (term: string) => ({
  // A term without its minus is a measure.
  measure: term.replace('-', '') as Measure,
  sign: term.startsWith('-') ? -1 : 1,
})

/** Sorts by the lower half of each number and then by the upper half, in linear time. */
const sortByNumber = (order: Numbers, numbers: Float64Array): Numbers => {
  const { lower, upper } = splitBits(numbers)
  const byLower = radixSort(order, { keyOf: lower, keys: MAX_KEYS })
  return radixSort(byLower.items, { keyOf: upper, keys: MAX_KEYS }).items
}

/** Number of 32-bit keys. */
const MAX_KEYS = 2 ** 32
const SIGN = 0x80_00_00_00

/**
 * Splits the bits of numbers into two keys that sort as the numbers do: positive numbers sort by their bits, negative
 * ones in reverse and before them.
 */
const splitBits = (numbers: Float64Array): { readonly lower: Numbers; readonly upper: Numbers } => {
  const bits = new Uint32Array(numbers.buffer)
  const lower = takeNumbers(numbers.length)
  const upper = takeNumbers(numbers.length)
  for (let index = 0; index < numbers.length; index++) {
    // -0 becomes 0, so that both sort alike.
    if (numbers[index] === 0) numbers[index] = 0
    const high = bits[index * 2 + 1] ?? 0
    const flipped = high >= SIGN ? 0xff_ff_ff_ff : 0
    lower[index] = (bits[index * 2] ?? 0) ^ flipped
    upper[index] = high ^ (flipped | SIGN)
  }
  return { lower, upper }
}
