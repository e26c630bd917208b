import type { RefusalReason } from '@rotunda/contract'

/** Why a row does not become a record. */
export type RowRefusal = { readonly reason: RefusalReason; readonly detail: string }

/** Cells that a sheet shows as one. Rows count from 1, columns from 0. */
export type Merge = {
  /** As the workbook names them: `A2:A5`. */
  readonly range: string
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

/** A row as text, cell by cell; blank cells are empty texts, and trailing ones may be absent. */
export type TableRow = {
  /** Name of the sheet; null in a CSV. */
  readonly sheet: string | null
  /** Row of the sheet, or line of the CSV on which the row begins, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why the row is none that its publisher shows: it is hidden or struck through. */
  readonly fault?: RowRefusal
  /** Merges that reach into the row, those that lie in it alone included. */
  readonly merges?: readonly Merge[]
}

/** All that stands on one sheet of a workbook. */
export type Sheet = {
  readonly name: string
  readonly hidden: boolean
  /** Rows with anything in them. */
  readonly rows: readonly TableRow[]
  /** Why the sheet cannot be read as a table at all. */
  readonly fault?: string
}

export type Table = {
  /** The lines above the header, such as a title or the unit of the amounts. */
  readonly titles: readonly string[]
  readonly header: readonly string[]
  /** Name of the sheet; empty in a CSV. */
  readonly sheet: string
  /**
   * Rows below the header, and those above it that are hidden or struck through, from the first one each time. Blank
   * rows are no rows, nor is the header when it comes again at the top of a page. Of a CSV one is held at a time, and
   * faults that only its end shows are thrown there, as DocumentRefused.
   */
  rows(): Iterable<TableRow> | AsyncIterable<TableRow>
  /** Rows of other sheets, headers and all: a workbook of these committees has its table on the first visible sheet. */
  readonly elsewhere: readonly TableRow[]
}

export const isBlank = (cell: string): boolean => cell.trim() === ''

/** Whether a cell holds a formula in the place of its result. */
export const isFormula = (cell: string): boolean => /^\s*=/.test(cell)
