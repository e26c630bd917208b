import type { Facets } from '../views/facets.ts'
import type { ShownProblem, Visitor } from './ask.ts'

/** A view of a table: its filters, its order and its place. */
export type TableAsked = {
  readonly collection: string
  readonly dataset: string
  /** Values of each filter, as the address has them. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Sort keys; `-` before a key turns its order round. */
  readonly sort: readonly string[]
  readonly offset: number
  readonly limit: number
  readonly facets: readonly string[] | undefined
  readonly facetLimit: number
}

export type TableCell = string | number | null

/** A row as the CSV has it. `isHidden` marks a row that pages do not show: it has its id alone. */
export type TableRow = {
  readonly cells: Readonly<Record<string, TableCell>>
  readonly isHidden: boolean
}

/** A filter of a table, with all its values where they are few. */
export type TableFilter = { readonly name: string; readonly values?: readonly string[] }

export type TableView = {
  readonly kind: 'view'
  readonly total: number
  readonly rows: readonly TableRow[]
  readonly facets: Facets
  readonly filters: readonly TableFilter[]
  /** Filters with a single value, such as `amount_min`. */
  readonly singles: readonly string[]
  readonly dimensions: readonly string[]
  readonly sortKeys: readonly string[]
  /** Columns that the page shows unless its address names others. */
  readonly shown: readonly string[]
  /** Whether all rows of the view are offered as a file. */
  readonly isOffered: boolean
}

/** Refusal of a view. */
type TableRefusal = { readonly kind: 'refused'; readonly problem: ShownProblem }

/** The first organisations of a table, with the number of all. */
export type FoundOrganisations = Pick<TableAsked, 'collection' | 'dataset'> & {
  readonly title: string
  readonly total: number
  readonly rows: readonly TableRow[]
}

/**
 * Tables of the collections that are published as files. The wiring hands them to the pages. They have no address, so
 * that no program can ask for rows. Undefined for a table without a page.
 */
export type Tables = {
  readonly read: (asked: TableAsked, visitor: Visitor) => Promise<TableView | TableRefusal | undefined>
  /** All rows of a view as CSV. Undefined unless the collection offers views as files. */
  readonly write: (
    asked: TableAsked,
    visitor: Visitor,
  ) => Promise<{ readonly kind: 'file'; readonly csv: string } | TableRefusal | undefined>
  /** Rows of organisations whose name has all words. A name without a word of an organisation is never found. */
  readonly findOrganisations: (
    asked: { readonly words: string; readonly limit: number },
    visitor: Visitor,
  ) => Promise<readonly FoundOrganisations[]>
}
