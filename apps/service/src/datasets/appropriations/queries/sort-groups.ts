import type { Aggregate, AggregateSortKey, AggregateSortTerm } from '@rotunda/contract'

/** Groups that can be measured one by one. */
export type MeasuredGroups = {
  readonly count: number
  readonly totalOf: (index: number) => Omit<Aggregate, 'group'>
}

/** The numbers of the groups by these terms: null last in either direction, as they stand where all terms are equal. */
export const sortGroups = (groups: MeasuredGroups, sort: readonly AggregateSortTerm[]): Uint32Array => {
  const keys = measureGroups(groups, sort)
  const order = new Uint32Array(groups.count).map((_, index) => index)
  return order.sort((one, other) => compareKeys(keys, one, other) || one - other)
}

/** For each term a number for each group, the lowest first. */
const measureGroups = (
  { count, totalOf }: MeasuredGroups,
  sort: readonly AggregateSortTerm[],
): readonly Float64Array[] => {
  const terms = sort.map((term) => ({ ...readTerm(term), keys: new Float64Array(count) }))
  for (let index = 0; index < count; index++) {
    const totals = totalOf(index)
    for (const { measure, sign, keys } of terms) {
      const value = totals[measure]
      keys[index] = value === null ? Infinity : value * sign
    }
  }
  return terms.map(({ keys }) => keys)
}

const readTerm = (term: AggregateSortTerm) => ({
  // What is left of a term without its minus is a measure.
  measure: term.replace('-', '') as AggregateSortKey,
  sign: term.startsWith('-') ? -1 : 1,
})

const compareKeys = (keys: readonly Float64Array[], one: number, other: number): number => {
  for (const each of keys) {
    const first = each[one] ?? 0
    const second = each[other] ?? 0
    if (first !== second) return first < second ? -1 : 1
  }
  return 0
}
