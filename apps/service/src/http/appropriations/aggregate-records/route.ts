import {
  Aggregate,
  AggregatesMeta,
  AggregatesQuery,
  dataEnvelope,
  FORMATS,
  namesOf,
  type Dimension,
} from '@rotunda/contract'
import { nameGroups, RECORDS, toMeasure } from '../../../collections/appropriations/index.ts'
import { checkFilters, pickFilters, type Filters, type OpenTable } from '../../../tables/index.ts'
import { EXAMPLE_META } from '../examples.ts'
import { datasetsOf } from '../datasets-of.ts'
import type { Operation } from '../../data/operation.ts'
import { getTable, makeRows, type CellColumn } from '../../data/rows.ts'

/** Counts and sums filtered records, never across stages. */
export const aggregateRecords: Operation<AggregatesQuery> = {
  path: '/aggregates',
  operationId: 'aggregateRecords',
  summary: 'Counts and totals of filtered records',
  description:
    'Counts rows and distinct projects, and adds amounts, by up to three dimensions. Each group has a single stage: amounts of different stages are never added. A row with several values, such as States, counts in the group of each value. Sums skip unknown amounts; `amount_missing` counts them. Amounts are as corrected; with `corrected=amount`, `rows` counts the corrected rows. `meta` holds the filter, as the service read it, and the snapshot: enough to compute the totals again from the bulk files. To list the rows of a group, send the same filter to /records with each value of the group under the name of its dimension. This does not work for a null value, nor for a dimension that the filter already uses. If groups share rows, `meta.groups_overlap` is true: do not add these groups.',
  query: AggregatesQuery,
  answer: dataEnvelope(Aggregate, AggregatesMeta),
  example: {
    data: [
      {
        group: { stage: 'request', fiscal_year: 2026 },
        rows: 2,
        projects: 1,
        amount_sum: 1_250_000,
        amount_sum_of_projects: 1_250_000,
        amount_min: 1_250_000,
        amount_max: 1_250_000,
        amount_median: 1_250_000,
        amount_missing: 1,
      },
    ],
    meta: {
      ...EXAMPLE_META,
      filters: { chamber: ['senate'] },
      group_by: ['fiscal_year', 'stage'],
      rows: 2,
      amount_missing: 1,
      groups_overlap: false,
      groups_note: null,
    },
  },
  formats: FORMATS,
  problems: [],
  check: (query) => checkFilters(RECORDS, pickFilters(RECORDS, query)),
  find({ tables }, query) {
    const records = getTable(tables, 'records')
    const filters = pickFilters(RECORDS, query)
    const asked = query.group_by ?? []
    const groups = records.aggregate(filters, asked, query.sort?.map(toMeasure))
    const dimensions: readonly Dimension[] = asked.includes('stage') ? asked : ['stage', ...asked]
    return {
      rows: makeRows(nameGroups(groups), [...dimensions.map(groupColumn), ...MEASURES]),
      datasets: datasetsOf(filters),
      more: {
        filters,
        group_by: dimensions,
        ...countAll(records, filters),
        ...describeOverlap(groups.overlap),
      },
    }
  },
}

const groupColumn = (name: Dimension): CellColumn<Aggregate> => ({
  name,
  type: name === 'fiscal_year' ? 'integer' : 'text',
  valueOf: ({ group }) => group[name] ?? null,
})

const MEASURES: readonly CellColumn<Aggregate>[] = namesOf(Aggregate.properties)
  .filter((name) => name !== 'group')
  .map((name) => ({
    name,
    // A median between two whole amounts may end in half a dollar.
    type: name === 'amount_median' ? 'number' : 'integer',
    valueOf: (row) => row[name],
  }))

/** Counts all rows: grouped by stage alone, each row is in one group. */
const countAll = (records: OpenTable, filters: Filters) => {
  const stages = records.aggregate(filters, []).slice()
  return {
    rows: stages.reduce((sum, { rows }) => sum + rows, 0),
    amount_missing: stages.reduce((sum, one) => sum + one.missing, 0),
  }
}

/** Warns readers who would add overlapping groups. */
const describeOverlap = (overlap: boolean): Pick<AggregatesMeta, 'groups_overlap' | 'groups_note'> => ({
  groups_overlap: overlap,
  groups_note: overlap
    ? 'Some rows have several values and count in several groups. Do not add the groups.'
    : null,
})
