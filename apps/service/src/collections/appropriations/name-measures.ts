import type { Aggregate, AggregateSortKey, AggregateSortTerm } from '@rotunda/contract'
import type { Group, Groups, Measure } from '../../tables/index.ts'

/** The measures of a table as this API calls them. */
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

/** A sort term of the API as the table takes it. */
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

/** Groups as the API gives them. Of hundreds of thousands, only the taken ones are made. */
export const nameGroups = (groups: Groups): Pick<readonly Aggregate[], 'length' | 'slice'> => ({
  length: groups.length,
  slice: (start, end) => groups.slice(start, end).map(nameGroup),
})
