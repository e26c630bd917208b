import { CHANGE_KINDS, FORMATS, namesOf, type ChangeKind } from '@rotunda/contract'
import { pickFilters, type AnyTable, type Filters } from '../../../tables/index.ts'
import type { CommonQuery, Operation } from '../operation.ts'
import { getTable, makeRows } from '../rows.ts'
import { makeChangeColumns } from './change-columns.ts'
import { countChanges, type Counted } from './count-changes.ts'
import { readChanges, type ListedRow } from './read-changes.ts'
import { selectChanges } from './select-changes.ts'

type ChangesQuery = CommonQuery & { readonly from: string; readonly change?: readonly ChangeKind[] }

type Described<Query extends ChangesQuery> = Pick<
  Operation<Query>,
  'path' | 'operationId' | 'summary' | 'description' | 'query' | 'answer' | 'example'
> & {
  readonly table: AnyTable
  readonly datasetsOf: (filters: Filters) => readonly string[]
  /** Fields of the row that a change begins with. */
  readonly head: readonly string[]
  readonly counted: Counted
  readonly titleOf: (row: ListedRow) => string | null
}

/** What became of the rows of a table between two releases, a page at a time or all as a stream. */
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
    find({ tables }, query, _format, other) {
      if (other === undefined) throw new Error('changes are asked of two releases')
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
