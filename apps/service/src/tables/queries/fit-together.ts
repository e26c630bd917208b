import { foldText } from '../../platform/index.ts'
import type { Columns } from '../columns/open-columns.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { ITEMS_COLUMN, type AnyTable, type Cell, type Filter, type Filters, type Value } from '../table.ts'

/** A filter of a column whose values belong together with those of other columns. */
type Asked = {
  readonly index: number
  readonly isOpposite: boolean
  readonly keys: ReadonlySet<string | null>
  readonly filter: Filter
}

/** Codes of the items that these filters select, and those that each opposite excludes. */
export type ItemFilters = {
  /** Parameters that these filters answer. */
  readonly params: ReadonlySet<string>
  readonly selected: readonly number[] | undefined
  readonly excluded: readonly (readonly number[])[]
}

/**
 * Filters that one item must meet together; undefined if each filters alone. Throws `invalid_query` for a value that no
 * item has, if the column requires it.
 */
export const fitTogether = (table: AnyTable, columns: Columns, filters: Filters): ItemFilters | undefined => {
  const params = listTogether(table, filters)
  if (params.size === 0) return undefined
  const items = readItems(columns)
  const asked = [...params].map((param) => readAsked(table, param, filters, items))
  const fits = (item: readonly (Cell | null)[], { index, filter, keys }: Asked): boolean =>
    item[index] !== null && keys.has(toKey(filter, item[index] ?? null))
  const positive = asked.filter(({ isOpposite }) => !isOpposite)
  const codes = [...items.keys()].filter((code) => positive.every((one) => fits(items[code] ?? [], one)))
  return {
    params,
    selected: positive.length === 0 ? undefined : codes,
    excluded: asked
      .filter(({ isOpposite }) => isOpposite)
      .map((one) => codes.filter((code) => fits(items[code] ?? [], one))),
  }
}

/** Parameters that one item must meet together; none if there are too few. */
const listTogether = ({ together }: AnyTable, filters: Filters): ReadonlySet<string> => {
  if (together === undefined) return new Set()
  const params = together.columns
    .flatMap((name) => [name, `not_${name}`])
    .filter((param) => filters[param] !== undefined)
  const isEnough = params.length > 1 && (together.by === undefined || filters[together.by] !== undefined)
  return new Set(isEnough ? params : [])
}

const known = new WeakMap<Columns, readonly (readonly (Cell | null)[])[]>()

/** Items by their codes. */
const readItems = (columns: Columns): readonly (readonly (Cell | null)[])[] =>
  known.getOrInsertComputed(columns, () =>
    // The writer of the column has written lists.
    columns.listValues(ITEMS_COLUMN).map((text) => JSON.parse(String(text)) as (Cell | null)[]),
  )

const readAsked = (
  { columns, together }: AnyTable,
  param: string,
  filters: Filters,
  items: readonly (readonly (Cell | null)[])[],
): Asked => {
  const name = param.replace(/^not_/, '')
  const index = together?.columns.indexOf(name) ?? -1
  const column = columns[name]
  const filter: Filter = column !== undefined && 'filter' in column ? (column.filter ?? {}) : {}
  const values = [filters[param] ?? []].flat().map((value: Value) => filter.parse?.(value) ?? value)
  if (filter.refuseUnknown === true)
    refuseUnknown(param, values.map(String), [
      ...new Set(items.flatMap((item) => (item[index] === null ? [] : [String(item[index])]))),
    ])
  return {
    index,
    isOpposite: name !== param,
    keys: new Set(values.map((value) => toKey(filter, value))),
    filter,
  }
}

/** Key of a value for comparison; null for null. */
const toKey = ({ folded }: Filter, value: Cell | null): string | null => {
  if (value === null) return null
  return folded === true ? foldText(String(value)) : String(value)
}
