import type { Column, Columns } from '../columns/open-columns.ts'
import { ID_COLUMN, type AnyTable, type Column as TableColumn, type Filter, type Filters } from '../table.ts'
import { findValues } from './find-values.ts'
import { limitAmount, limitDay, limitInstant } from './limit-column.ts'
import { makePredicate, type Predicate } from './predicate.ts'

/**
 * Predicates of all filters but `q`. Throws `invalid_query` for a value that no row has where the column says so, and
 * for a range that begins after its end.
 */
export const makePredicates = (table: AnyTable, columns: Columns, filters: Filters): readonly Predicate[] =>
  [[ID_COLUMN, ID] as const, ...Object.entries(table.columns)].flatMap(([name, column]) =>
    predicateOf(columns, name, column, filters),
  )

const ID = { kind: 'ranked', of: () => null, filter: {} } as const satisfies TableColumn<never>

const predicateOf = (
  columns: Columns,
  name: string,
  column: TableColumn<never>,
  filters: Filters,
): readonly Predicate[] => {
  if (column.kind === 'amount') return limitAmount(columns, name, column.range, filters)
  if (column.kind === 'day') return limitDay(columns, name, column.range, filters)
  if (column.kind === 'instant') return limitInstant(columns, name, filters[column.since])
  if (column.kind === 'group' || column.filter === undefined) return []
  return [
    ...allow(columns, { name, param: name, filter: column.filter }, filters),
    ...allow(columns, { name, param: `not_${name}`, filter: column.filter }, filters).map(negate),
  ]
}

type Asked = { readonly name: string; readonly param: string; readonly filter: Filter }

const allow = (columns: Columns, asked: Asked, filters: Filters): readonly Predicate[] => {
  const values = filters[asked.param]
  if (values === undefined) return []
  const codes = findValues(columns, { ...asked, values: [values].flat() })
  const column = columns.get(asked.name)
  return [makePredicate(asked.name, column, allowValues(column, codes))]
}

const negate = ({ name, column, allowed }: Predicate): Predicate =>
  makePredicate(
    name,
    column,
    allowed.map((isAllowed) => 1 - isAllowed),
  )

/** 1 for each code that stands for one of these values, or for a set with one of them. */
const allowValues = ({ cardinality, sets }: Column, values: readonly number[]): Uint8Array => {
  const allowed = new Uint8Array(cardinality + 1)
  if (sets === undefined) for (const code of values) allowed[code] = 1
  else allowSets(sets, new Set(values), allowed)
  return allowed
}

const allowSets = (
  { starts, values }: NonNullable<Column['sets']>,
  wanted: ReadonlySet<number>,
  allowed: Uint8Array,
): void => {
  for (let set = 0; set + 1 < starts.length; set++) {
    const end = starts[set + 1] ?? 0
    for (let index = starts[set] ?? 0; index < end; index++) {
      if (wanted.has(values[index] ?? 0)) allowed[set] = 1
    }
  }
}
