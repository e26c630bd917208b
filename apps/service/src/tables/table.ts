import type { TObject } from 'typebox'
import type { FlatColumn } from './flat-column.ts'

export type Value = string | number

/** Filter of a column. The name of the column is the parameter, and `not_` plus the name is its opposite. */
export type Filter = {
  /** Converts a value of the parameter to a value of the column. */
  readonly parse?: (value: Value) => Value
} & (Exact | Folded)

type Exact = { readonly folded?: never; readonly refuseUnknown?: never }

type Folded = {
  /** Ignores case and accents: values are compared folded. */
  readonly folded: true
  /** A value that no row has is refused, naming the nearest one. For columns of few values. */
  readonly refuseUnknown?: true
}

type Uses = {
  readonly filter?: Filter
  /** Sort key for this column. If a row has several values, the first counts. */
  readonly sort?: string
  /** Allows facets and groups by this column. */
  readonly dimension?: true
}

/** Value of a row in a column of values; a flag is stored, filtered and counted as the text `true` or `false`. */
export type Cell = Value | boolean

/** A column of a table: its value in a row, and its uses in queries. Null is no value. */
export type Column<Row> =
  /** One value out of few, such as a year: its dictionary is held in memory. */
  | (Uses & { readonly kind: 'value'; readonly of: (row: Row) => Cell | null })
  /** Several values out of few. */
  | (Uses & { readonly kind: 'values'; readonly of: (row: Row) => readonly Cell[] })
  /** One text out of nearly as many as there are rows. SQLite sorts them, and the dictionary stays on disk. */
  | (Uses & { readonly kind: 'ranked'; readonly of: (row: Row) => string | null })
  /**
   * A whole number, filtered by the parameters in `range`, both inclusive. Money with cents is stored as whole cents, so
   * that sums are exact; `parse` then converts the parameters, which may be dollars.
   */
  | {
      readonly kind: 'amount'
      readonly of: (row: Row) => number | null
      readonly sort?: string
      readonly range: {
        readonly least: string
        readonly greatest: string
        /** Whole number that a parameter means. */
        readonly parse?: (value: Value) => number
      }
    }
  /** A calendar day, YYYY-MM-DD, filtered by the parameters in `range`, both inclusive. */
  | {
      readonly kind: 'day'
      readonly of: (row: Row) => string | null
      readonly sort?: string
      readonly range: { readonly first: string; readonly last: string }
    }
  /** Several calendar days: the range finds a row with any of them within it. Rows are sorted by their first day. */
  | {
      readonly kind: 'days'
      readonly of: (row: Row) => readonly string[]
      readonly sort?: string
      readonly range: { readonly first: string; readonly last: string }
    }
  /** An instant in ISO 8601. The parameter `since` selects instants at or after its value. */
  | {
      readonly kind: 'instant'
      readonly of: (row: Row) => string | null
      readonly sort?: string
      readonly since: string
    }
  /** Key shared by rows about the same thing. A total counts each thing once. */
  | { readonly kind: 'group'; readonly of: (row: Row) => string }

/**
 * One definition of a table, used to write, query, count and export it, and for the scan that tests compare with it
 * all. Every table also has the column `id`, which is filtered and sorted by.
 */
export type Table<Row> = {
  readonly name: string
  /** Schema of a row as published in full. */
  readonly schema: TObject
  /** Unique id. Lookups ignore case. */
  readonly idOf: (row: Row) => string
  /** Text whose order by code points is the default order of the rows. It is a total order. */
  readonly orderOf: (row: Row) => string
  readonly columns: Readonly<Record<string, Column<Row>>>
  /** Columns whose values belong together, item by item. */
  readonly together?: Together<Row>
  /** Adds the fields of this version to a row of an earlier release. */
  readonly complete?: (row: Row) => object
  /** Texts that `q` searches. A phrase must lie within one of them. */
  readonly textsOf?: (row: Row) => readonly string[]
  /** The row as lists return it; by default the whole row. */
  readonly listedOf?: (row: Row) => object
  /** Details that lists leave out, for one row by its id. */
  readonly detailOf?: (row: Row) => unknown
  readonly totals?: Totals
  /** Lists that say in `missing` why they are empty, as every null does. */
  readonly explained?: readonly string[]
  /** Fields that say where documents hold the row: one that differs in these alone has not changed. */
  readonly provenance?: readonly string[]
  /** The columns of CSV, Parquet and XLSX, in their order; of rows as lists give them. */
  readonly flat: readonly FlatColumn<never>[]
}

/**
 * Items of a row with parts in several columns, such as the places of a person in each year. Filters by these columns
 * must all match one item. An opposite excludes the rows that the other filters would select together with it.
 */
export type Together<Row> = {
  readonly columns: readonly string[]
  /** Column that must be among the filters; if absent, any two of the columns suffice. */
  readonly by?: string
  /** The parts of each item, in the order of the columns. */
  readonly of: (row: Row) => readonly (readonly (Cell | null)[])[]
}

/** Names the column of items in the file of a table. */
export const ITEMS_COLUMN = '(together)'

/** Amounts and counts that are totalled over groups of rows. */
export type Totals = {
  /** Column of the kind `amount`. */
  readonly amount: string
  /** Column of the kind `group`. */
  readonly distinct: string
  /** Dimensions that no total spans: rows are always grouped by them. */
  readonly apart: readonly string[]
  /** Column of truth values whose true rows are counted beside all rows. */
  readonly marked?: string
}

export type AnyTable = Table<never>

/** Filters of rows: parameters of the table's columns and `q`, with their values. */
export type Filters = Readonly<Record<string, readonly Value[] | Value | undefined>>

/** Names of the dimensions of a table, in its order. */
export const listDimensions = ({ columns }: AnyTable): readonly string[] =>
  Object.entries(columns).flatMap(([name, column]) => ('dimension' in column ? [name] : []))

/** Each sort key with the column that it sorts by. */
export const listSortKeys = ({ columns }: AnyTable): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => ('sort' in column ? [[column.sort, name]] : [])),
  ),
  id: ID_COLUMN,
})

/** The column of ids that every table has. */
export const ID_COLUMN = 'id'

/** Read from the definition once: each answer picks the filters of its query. */
const listFilters = (table: AnyTable): ReadonlySet<string> =>
  knownFilters.getOrInsertComputed(table, findFilters)

const knownFilters = new WeakMap<AnyTable, ReadonlySet<string>>()

const findFilters = ({ columns, textsOf }: AnyTable): ReadonlySet<string> =>
  new Set([
    ...withOpposite(ID_COLUMN),
    ...Object.entries(columns).flatMap(([name, column]) => {
      if (column.kind === 'amount') return [column.range.least, column.range.greatest]
      if (column.kind === 'day' || column.kind === 'days') return [column.range.first, column.range.last]
      if (column.kind === 'instant') return [column.since]
      return 'filter' in column ? withOpposite(name) : []
    }),
    ...(textsOf === undefined ? [] : ['q']),
  ])

const withOpposite = (name: string): string[] => [name, `not_${name}`]

/** The part of a query that chooses rows. */
export const pickFilters = (table: AnyTable, query: object): Filters => {
  const filters = listFilters(table)
  return Object.fromEntries(Object.entries(query).filter(([name]) => filters.has(name)))
}
