import type { Columns } from '../columns/open-columns.ts'
import {
  ID_COLUMN,
  ITEMS_COLUMN,
  type AnyTable,
  type Column as TableColumn,
  type Filter,
  type Filters,
  type Value,
} from '../table.ts'
import { allowCodes } from './allow-codes.ts'
import { fitTogether, type ItemFilters } from './fit-together.ts'
import { limitAmount, limitDay, limitInstant } from './limit-column.ts'
import { makePredicate, type Predicate } from './predicate.ts'
import { foldText } from '../../platform/index.ts'
import { refuseUnknown } from '../refuse-unknown.ts'

/**
 * Predicates of all filters but `q`. Throws `invalid_query` for a value that no row has where the column says so, and
 * for a range that begins after its end.
 */
export const makePredicates = (table: AnyTable, columns: Columns, filters: Filters): readonly Predicate[] => {
  const items = fitTogether(table, columns, filters)
  const others =
    items === undefined
      ? filters
      : Object.fromEntries(Object.entries(filters).filter(([param]) => !items.params.has(param)))
  return [
    ...(items === undefined ? [] : choose(columns, items)),
    ...[[ID_COLUMN, ID] as const, ...Object.entries(table.columns)].flatMap(([name, column]) =>
      predicateOf(columns, name, column, others),
    ),
  ]
}

const choose = (columns: Columns, { selected, excluded }: ItemFilters): readonly Predicate[] => {
  const column = columns.get(ITEMS_COLUMN)
  const has = (codes: readonly number[]) => makePredicate(ITEMS_COLUMN, column, allowCodes(column, codes))
  return [...(selected === undefined ? [] : [has(selected)]), ...excluded.map(has).map(negate)]
}

const ID = { kind: 'ranked', of: () => null, filter: {} } as const satisfies TableColumn<never>

const predicateOf = (
  columns: Columns,
  name: string,
  column: TableColumn<never>,
  filters: Filters,
): readonly Predicate[] => {
  if (column.kind === 'amount') return limitAmount(columns, name, column.range, filters)
  if (column.kind === 'day' || column.kind === 'days') return limitDay(columns, name, column.range, filters)
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
  return [makePredicate(asked.name, column, allowCodes(column, codes))]
}

const negate = ({ name, column, allowed }: Predicate): Predicate =>
  makePredicate(
    name,
    column,
    allowed.map((isAllowed) => 1 - isAllowed),
  )

type Sought = {
  readonly name: string
  /** Under which the values were given. */
  readonly param: string
  readonly filter: Filter
  readonly values: readonly Value[]
}

/** The codes of these values. Throws `invalid_query` for a value that no row has, where the column says so. */
const findValues = (columns: Columns, { name, param, filter, values }: Sought): readonly number[] => {
  if (name === ID_COLUMN) return values.flatMap((id) => columns.findIds(foldText(String(id))))
  const sought = filter.parse === undefined ? values : values.map(filter.parse)
  if (filter.folded !== true) return sought.flatMap((value) => columns.findExact(name, value))
  const found = sought.map((value) => columns.findCodes(name, foldText(String(value))))
  if (filter.refuseUnknown === true && found.some((codes) => codes.length === 0))
    refuseUnknown(param, sought.map(String), columns.listValues(name).map(String))
  return found.flat()
}
