import type { Aggregate, AggregateSortKey, AggregateSortTerm } from '@rotunda/contract'
import type { Group, Groups, Measure } from '../../tables/index.ts'

/** Measures of a table, by their names in the API. */
const MEASURE_OF = {
  rows: 'rows',
  projects: 'distinct',
  amount_sum: 'sum',
  amount_sum_of_projects: 'sum_of_distinct',
  amount_min: 'min',
  amount_max: 'max',
  amount_median: 'median',
  amount_missing: 'missing',
} as const satisfies Record<AggregateSortKey, Measure>

/** Translates a sort term of the API for the table. */
export const toMeasure = (term: AggregateSortTerm): string =>
  // A term without its minus is a measure.
  term.replace(/\w+/u, (name) => MEASURE_OF[name as AggregateSortKey])

export const nameGroup = (group: Group): Aggregate => ({
  group: group.group,
  rows: group.rows,
  projects: group.distinct,
  amount_sum: group.sum,
  amount_sum_of_projects: group.sum_of_distinct,
  amount_min: group.min,
  amount_max: group.max,
  amount_median: group.median,
  amount_missing: group.missing,
})

/**
 * Groups as the API gives them. `slice` makes only the groups that it returns, because there may be hundreds of
 * thousands.
 */
export const nameGroups = (groups: Groups): Pick<readonly Aggregate[], 'length' | 'slice'> => ({
  length: groups.length,
  slice: (start, end) => groups.slice(start, end).map(nameGroup),
})
