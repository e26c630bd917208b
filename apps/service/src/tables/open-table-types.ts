import type { Columns } from './columns/open-columns.ts'
import type { Facet } from './queries/count-values.ts'
import type { Totalled } from './queries/total-rows.ts'
import type { Terms } from './search/open-terms.ts'
import type { Filters, Value } from './table.ts'

/** Rows of a filter in an order, as positions. */
export type Selection = {
  readonly total: number
  /** Positions in the default order, of the rows from `offset` on; costs the same at any offset. */
  take(offset: number, limit: number): Uint32Array
}

export type Group = { readonly group: Readonly<Record<string, Value | null>> } & Totalled

/** Groups, read like an array. Only the groups that `slice` returns are built. */
export type Groups = Pick<readonly Group[], 'length' | 'slice'> & {
  /** Whether a row belongs to several of them. */
  readonly overlap: boolean
}

/** A row by its id: its position, its JSON, and the JSON of its details, which lists leave out. */
export type FoundRow = { readonly position: number; readonly listed: string; readonly detail: string | null }

/** A table of one release, opened for reading. Nothing in it ever changes. */
export type OpenTable = {
  /** Path of its file. */
  readonly path: string
  /** Rows in all. */
  readonly size: number
  /** Columns, for queries of a single collection. */
  readonly columns: Columns
  readonly terms: Terms
  /** Upper bound on the rows that the filters select, from the narrowest filter alone. Throws like `select`. */
  estimate(filters: Filters): number
  /** Throws the refusal `invalid_query` where a column refuses values that no row has, naming the nearest. */
  select(filters: Filters, sort?: readonly string[]): Selection
  /** The rows at these positions as the JSON of lists, joined by the separator. */
  readRows(positions: Uint32Array, separator: ',' | '\n'): Uint8Array
  findRow(id: string): FoundRow | undefined
  /** Values of each dimension, the most frequent first. */
  facet(filters: Filters, dimensions: readonly string[], limit: number): Record<string, Facet>
  /**
   * Groups in a stable order: by the measures in `sort`, then by their sorted values, null last. Dimensions that no total
   * spans come first unless `groupBy` has them. A row with several values counts in the group of each. Throws for a
   * table without totals.
   */
  aggregate(filters: Filters, groupBy: readonly string[], sort?: readonly string[]): Groups
  close(): void
}
