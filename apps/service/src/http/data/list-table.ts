import { FORMATS } from '@rotunda/contract'
import { Refusal } from '../../platform/index.ts'
import { pickFilters, type AnyTable, type Filters } from '../../tables/index.ts'
import { refuseFarOffset } from './bound-offset.ts'
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
  /** Offsets beyond it are refused, and ways to narrow the set are named. */
  readonly offsetBound?: number
  /** Filters that stand unless the query says otherwise. */
  readonly complete?: (query: Query) => Query
}

/** Counting is so much quicker than sorting. */
const FACETS_OF_A_SORT = 4
/** To write a row takes so much longer than to sort it. */
const WRITING = 50

/** Rows of a table by filter, a page at a time or all as a stream, with the counts of facets. */
export const listTable = <Query extends TableQuery>({
  table,
  datasetsOf,
  offsetBound,
  complete = (query) => query,
  ...described
}: Described<Query>): Operation<Query> => ({
  ...described,
  table,
  formats: FORMATS,
  problems: [],
  weigh({ tables }, query) {
    const { sort = [], facet = [], all } = query
    const work = sort.length + facet.length / FACETS_OF_A_SORT + (all === 'true' ? WRITING : 0)
    // To estimate is to look at every filter, which most pages need not wait for.
    if (work === 0) return 0
    return work * getTable(tables, table.name).estimate(pickFilters(table, complete(query)))
  },
  find({ tables }, query, format) {
    const { sort, fields, facet, facet_limit: limit = 20 } = query
    if (facet !== undefined && format !== 'json') throw refuseFacet()
    const filters = pickFilters(table, complete(query))
    const opened = getTable(tables, table.name)
    const selection = opened.select(filters, sort)
    if (offsetBound !== undefined)
      refuseFarOffset(table, opened, { ...selection, filters, bound: offsetBound, offset: query.offset ?? 0 })
    return {
      rows: makeTableRows(table, opened, selection, fields),
      datasets: datasetsOf(filters),
      filters,
      ...(facet !== undefined && { more: { facets: opened.facet(filters, facet, limit) } }),
    }
  },
})

const refuseFacet = (): Refusal =>
  new Refusal(
    'invalid_query',
    'Counts of a facet are given in meta, which only JSON has. Leave out format or facet.',
    { param: 'facet' },
  )
