import type { Columns } from './columns/open-columns.ts'
import type { Facet } from './queries/count-values.ts'
import type { Totalled } from './queries/total-rows.ts'
import type { Terms } from './search/open-terms.ts'
import type { Filters, Value } from './table.ts'

/** Rows of one filter in one order; the filtered set itself is numbers, rows are read when taken. */
export type Selection = {
  readonly total: number
  /** Positions in the default order, of the rows from `offset` on; costs the same at any offset. */
  take(offset: number, limit: number): Uint32Array
}

export type Group = { readonly group: Readonly<Record<string, Value | null>> } & Totalled

/** Groups, read like an array. Of hundreds of thousands, only the taken ones are made. */
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
  /** For questions of a collection’s own. */
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
   * Groups in a stable order: by `sort`, which names measures, then by their values as sorted, null last. Dimensions that
   * no total goes across come first where `groupBy` does not place them. A row of several values counts in the group of
   * each. Only of a table with totals.
   */
  aggregate(filters: Filters, groupBy: readonly string[], sort?: readonly string[]): Groups
  close(): void
}
