import { FORMATS } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import { pickFilters, type AnyTable, type Filters } from '../../tables/index.ts'
import type { CommonQuery, Operation } from './operation.ts'
import { getTable } from './rows.ts'
import { makeTableRows } from './table-rows.ts'

/** What every list of a table takes beside its filters. */
export type TableQuery = CommonQuery & {
  readonly sort?: readonly string[]
  readonly fields?: readonly string[]
  readonly facet?: readonly string[]
  readonly facet_limit?: number
}

type Described<Query extends TableQuery> = Pick<
  Operation<Query>,
  'path' | 'operationId' | 'summary' | 'description' | 'query' | 'answer' | 'example' | 'scope'
> & {
  readonly table: AnyTable
  /** Datasets that rows of these filters can be in: an answer tells their coverage, even an empty one. */
  readonly datasetsOf: (filters: Filters) => readonly string[]
}

/** Counting is so much quicker than sorting. */
const FACETS_OF_A_SORT = 4
/** To write a row takes so much longer than to sort it. */
const WRITING = 50

/** Rows of a table by filter, a page at a time or all as a stream, with the counts of facets. */
export const listTable = <Query extends TableQuery>({
  table,
  datasetsOf,
  ...described
}: Described<Query>): Operation<Query> => ({
  ...described,
  table,
  formats: FORMATS,
  problems: [],
  weigh({ tables }, query) {
    const { sort = [], facet = [], all } = query
    const rows = getTable(tables, table.name).estimate(pickFilters(table, query))
    return rows * (sort.length + facet.length / FACETS_OF_A_SORT + (all === 'true' ? WRITING : 0))
  },
  find({ tables }, query, format) {
    const { sort, fields, facet, facet_limit: limit = 20 } = query
    if (facet !== undefined && format !== 'json') throw refuseFacet()
    const filters = pickFilters(table, query)
    const opened = getTable(tables, table.name)
    return {
      rows: makeTableRows(table, opened, opened.select(filters, sort), fields),
      datasets: datasetsOf(filters),
      ...(facet !== undefined && { more: { facets: opened.facet(filters, facet, limit) } }),
    }
  },
})

const refuseFacet = (): Refusal =>
  new Refusal(
    'invalid_query',
    'The counts of a facet stand in meta, which only JSON has. Leave out format or facet.',
    { param: 'facet' },
  )
