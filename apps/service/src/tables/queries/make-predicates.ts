import { Refusal } from '../../platform/index.ts'
import type { Column, Columns } from '../columns/open-columns.ts'
import {
  ID_COLUMN,
  type AnyTable,
  type Column as TableColumn,
  type Filter,
  type Filters,
  type Value,
} from '../table.ts'
import { findValues } from './find-values.ts'
import { parseSince, parseUntil } from './parse-since.ts'

/** What the codes of one column must be; the rows that all predicates let in are the filtered set. */
export type Predicate = {
  readonly name: string
  readonly column: Column
  /** 1 for each code that is let in. */
  readonly allowed: Uint8Array
  /** Rows that this one lets in. */
  readonly rows: number
}

/**
 * Predicates of all filters but `q`. Throws `invalid_query` for a value that no row has where the column says so, and
 * for a least amount above the greatest.
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
  if (column.kind === 'instant') return limitInstant(columns, name, column, filters)
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

type Range = Extract<TableColumn<never>, { kind: 'amount' }>['range']

const limitAmount = (
  columns: Columns,
  name: string,
  range: Range,
  filters: Filters,
): readonly Predicate[] => {
  const least = readBound(filters[range.least]) ?? -Infinity
  const greatest = readBound(filters[range.greatest]) ?? Infinity
  if (least === -Infinity && greatest === Infinity) return []
  if (least > greatest) {
    const detail = `${range.least} (${least}) is greater than ${range.greatest} (${greatest}).`
    throw new Refusal('invalid_query', detail, { param: range.least })
  }
  const amounts = columns.getAmounts(name)
  const column = columns.get(name)
  const allowed = new Uint8Array(column.cardinality + 1)
  allowed.fill(1, countBelow(amounts, least), countBelow(amounts, greatest + 1))
  return [makePredicate(name, column, allowed)]
}

const readBound = (value: Filters[string]): number | undefined =>
  value === undefined ? undefined : Number(value)

/** Amounts are whole, and in ascending order. */
export const countBelow = (amounts: Float64Array, bound: number): number => {
  let low = 0
  let high = amounts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((amounts[middle] ?? Infinity) < bound) low = middle + 1
    else high = middle
  }
  return low
}

type Span = Pick<Extract<TableColumn<never>, { kind: 'instant' }>, 'since' | 'until'>

const limitInstant = (
  columns: Columns,
  name: string,
  { since, until = '' }: Span,
  filters: Filters,
): readonly Predicate[] => {
  const [from, to] = [filters[since], filters[until]]
  if (from === undefined && to === undefined) return []
  const least = from === undefined ? -Infinity : parseSince(String(from))
  const greatest = to === undefined ? Infinity : parseUntil(String(to))
  if (least > greatest) {
    const detail = `${since} (${String(from)}) is later than ${until} (${String(to)}).`
    throw new Refusal('invalid_query', detail, { param: since })
  }
  const column = columns.get(name)
  const allowed = new Uint8Array(column.cardinality + 1)
  for (const [code, instant] of columns.listValues(name).entries()) {
    allowed[code] = Number(Number(instant) >= least && Number(instant) <= greatest)
  }
  return [makePredicate(name, column, allowed)]
}

const makePredicate = (name: string, column: Column, allowed: Uint8Array): Predicate => {
  const counts = column.getCounts()
  let rows = 0
  for (let code = 0; code < allowed.length; code++) rows += (allowed[code] ?? 0) * (counts[code] ?? 0)
  return { name, column, allowed, rows }
}
