import type { TObject } from 'typebox'
import type { FlatColumn } from './flat-column.ts'

export type Value = string | number

/** Filter of a column: its name is the parameter, and `not_` before it the opposite. */
export type Filter = {
  /** The value as the column has it. */
  readonly parse?: (value: Value) => Value
} & (Exact | Folded)

type Exact = { readonly folded?: never; readonly refuseUnknown?: never }

type Folded = {
  /** Any case and any accents: a value is found by how it folds. */
  readonly folded: true
  /** A value that no row has is refused, naming the nearest one. For columns of few values. */
  readonly refuseUnknown?: true
}

type Uses = {
  readonly filter?: Filter
  /** The sort key that orders rows by this column; of several values the first counts. */
  readonly sort?: string
  /** Facets and groups can be asked for by its name. */
  readonly dimension?: true
}

/** Value of a row in a column of values; a flag is stored, filtered and counted as the text `true` or `false`. */
export type Cell = Value | boolean

/** A column of a table: its value in a row, and its uses in queries. Null is no value. */
export type Column<Row> =
  /** One value out of few, such as a year: its dictionary is held in memory. */
  | (Uses & { readonly kind: 'value'; readonly of: (row: Row) => Cell | null })
  /** Several values of few. */
  | (Uses & { readonly kind: 'values'; readonly of: (row: Row) => readonly Cell[] })
  /** One text of nearly as many as there are rows: sorted by SQLite, its dictionary stays on disk. */
  | (Uses & { readonly kind: 'ranked'; readonly of: (row: Row) => string | null })
  /**
   * A whole number, asked for by the parameters `range`, both inclusive. Money with cents is whole cents, so that sums
   * are exact; `parse` then reads the parameters, which may give dollars.
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
  /** A calendar day, YYYY-MM-DD, asked for by the parameters `range`, both inclusive. */
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
  /** An instant in ISO 8601; the parameter `since` asks for this one or later ones. */
  | {
      readonly kind: 'instant'
      readonly of: (row: Row) => string | null
      readonly sort?: string
      readonly since: string
    }
  /** Key shared by rows that are the same thing; a total counts each thing once. */
  | { readonly kind: 'group'; readonly of: (row: Row) => string }

/**
 * One definition of a table, used to write, query, count and export it, and for the scan that tests compare with it
 * all. Every table also has the column `id`, which is filtered and sorted by.
 */
export type Table<Row> = {
  readonly name: string
  /** Schema of a row as published in full. */
  readonly schema: TObject
  /** Unique; found in any case. */
  readonly idOf: (row: Row) => string
  /** Text whose order by code points is the default order of the rows. It is a total order. */
  readonly orderOf: (row: Row) => string
  readonly columns: Readonly<Record<string, Column<Row>>>
  /** Columns whose values belong together, item by item. */
  readonly together?: Together<Row>
  /** A row of a release of any earlier version, with every field of this one. */
  readonly complete?: (row: Row) => object
  /** The texts that `q` looks into; a phrase lies within one of them. */
  readonly textsOf?: (row: Row) => readonly string[]
  /** The row as lists give it; the whole row where it is left out. */
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
 * Items of a row with parts in several columns, such as the places of a person in each year. Filters of these columns
 * that are asked together must fit one item; an opposite excludes the rows that the same filters select with it.
 */
export type Together<Row> = {
  readonly columns: readonly string[]
  /** Only with a filter by this column; else of any two of the columns. */
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
