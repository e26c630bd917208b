import type { RefusalReason } from '@rotunda/contract'

/** Reason why a row does not become a record. */
export type RowRefusal = { readonly reason: RefusalReason; readonly detail: string }

/** Cells that a sheet shows as one. Rows count from 1, columns from 0. */
export type Merge = {
  /** Range as the workbook writes it: `A2:A5`. */
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
  /** Reason why the publisher does not show the row: it is hidden or struck through. */
  readonly fault?: RowRefusal
  /** Merges that reach into the row, or lie in it. */
  readonly merges?: readonly Merge[]
}

/** Contents of one sheet of a workbook. */
export type Sheet = {
  readonly name: string
  readonly hidden: boolean
  /** Rows with anything in them. */
  readonly rows: readonly TableRow[]
  /** Reason why the sheet cannot be read as a table. */
  readonly fault?: string
}

export type Table = {
  /** Lines above the header, such as a title or the unit of the amounts. */
  readonly titles: readonly string[]
  readonly header: readonly string[]
  /** Name of the sheet; empty in a CSV. */
  readonly sheet: string
  /**
   * Returns the rows below the header, and hidden or struck rows above it, from the first one on each call. Leaves out
   * blank rows, and repetitions of the header at the top of a page. Holds one row of a CSV at a time; throws faults
   * that only its end shows there, as DocumentRefused.
   */
  rows(): Iterable<TableRow> | AsyncIterable<TableRow>
  /**
   * Rows of other sheets, including headers: a workbook of these committees has its table on the first visible sheet.
   */
  readonly elsewhere: readonly TableRow[]
}

export const isBlank = (cell: string): boolean => cell.trim() === ''

/** Whether a cell holds a formula in the place of its result. */
export const isFormula = (cell: string): boolean => /^\s*=/.test(cell)
