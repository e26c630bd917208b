/** A row as text, cell by cell; blank cells are empty texts, and trailing ones may be absent. */
export type TableRow = {
  /** Name of the sheet; null in a CSV. */
  readonly sheet: string | null
  /** Row of the sheet, or line of the CSV on which the row begins, from 1. */
  readonly row: number
  readonly cells: readonly string[]
}

export type Table = {
  /** What stands above the header, such as a title or the unit of the amounts. */
  readonly titles: readonly string[]
  readonly header: readonly string[]
  /** Rows below the header. Blank rows are no rows, nor is the header when it comes again at the top of a page. */
  readonly rows: readonly TableRow[]
  /** Rows of further sheets, headers and all: a workbook of these committees has its table on the first sheet. */
  readonly elsewhere: readonly TableRow[]
}

export const isBlank = (cell: string): boolean => cell.trim() === ''
