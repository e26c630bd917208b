import { CHANGE_KINDS, FORMATS, namesOf, type ChangeKind } from '@rotunda/contract'
import {
  checkFilters,
  pickFilters,
  type AnyTable,
  type Filters,
  type OpenTable,
} from '../../../tables/index.ts'
import type { CommonQuery, Operation } from '../operation.ts'
import { getTable, makeRows } from '../rows.ts'
import { makeChangeColumns } from './change-columns.ts'
import { readChanges, type ListedRow } from './read-changes.ts'
import { selectChanges, type ChangesOfKind, type Tables } from './select-changes.ts'

type ChangesQuery = CommonQuery & { readonly from: string; readonly change?: readonly ChangeKind[] }

type Described<Query extends ChangesQuery> = Pick<
  Operation<Query>,
  'path' | 'operationId' | 'summary' | 'description' | 'query' | 'answer' | 'example'
> & {
  readonly table: AnyTable
  readonly datasetsOf: (filters: Filters) => readonly string[]
  /** Fields of the row at the head of a change. */
  readonly head: readonly string[]
  readonly counted: Counted
  readonly titleOf: (row: ListedRow) => string | null
}

/** Makes an operation that lists changes in a table between two releases, by page or as a stream. */
export const listTableChanges = <Query extends ChangesQuery>({
  table,
  datasetsOf,
  head,
  counted,
  titleOf,
  ...described
}: Described<Query>): Operation<Query> => {
  const columns = makeChangeColumns({ table, head, titleOf })
  const fields = namesOf(table.schema.properties)
  return {
    ...described,
    formats: FORMATS,
    problems: ['not_found', 'release_gone'],
    other: { param: 'from', idOf: ({ from }) => from },
    check: (query) => checkFilters(table, pickFilters(table, query)),
    find({ tables }, query, _format, other) {
      if (other === undefined) throw new Error('changes need two releases')
      const both = { later: getTable(tables, table.name), earlier: getTable(other.tables, table.name) }
      const filters = pickFilters(table, query)
      const kinds = selectChanges(table, both, filters)
      const { change: wanted = namesOf(CHANGE_KINDS) } = query
      const chosen = kinds.filter(({ change }) => wanted.includes(change))
      const { id, token } = other.summary
      return {
        rows: makeRows(readChanges(both, chosen, { fields, head }), columns),
        datasets: datasetsOf(filters),
        more: { from: id, from_snapshot: token, counts: countChanges(both, kinds, counted) },
      }
    },
  }
}

/** A dimension, with its values in the order of the counts. */
type Counted = { readonly dimension: string; readonly values: readonly string[] }

/** Counts changes by kind and by value of the dimension; zero counts are left out. */
const countChanges = (
  tables: Tables,
  kinds: readonly ChangesOfKind[],
  { dimension, values }: Counted,
): object[] =>
  kinds.flatMap(({ change, later, earlier }) => {
    const [table, positions] = later === undefined ? [tables.earlier, earlier] : [tables.later, later]
    const counts = countValues(table, dimension, positions)
    return values.flatMap((value) => {
      const rows = counts.get(value) ?? 0
      return rows === 0 ? [] : [{ change, [dimension]: value, rows }]
    })
  })

const countValues = (
  { columns }: OpenTable,
  dimension: string,
  positions: Uint32Array = new Uint32Array(),
): Map<unknown, number> => {
  const { codes } = columns.get(dimension)
  const values = columns.listValues(dimension)
  const counts = new Map<unknown, number>()
  for (const position of positions) {
    const value = values[codes[position] ?? values.length]
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
