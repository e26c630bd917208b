import { DocumentRefused } from '../publisher.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'

export const MAX_BYTES = DOCUMENT_LIMITS.workbookBytes.value
export const MAX_DOCUMENT_BYTES = DOCUMENT_LIMITS.documentBytes.value
export const MAX_ROWS = DOCUMENT_LIMITS.rows.value
export const MAX_COLUMNS = DOCUMENT_LIMITS.columns.value
export const MAX_CELLS = DOCUMENT_LIMITS.cells.value
export const MAX_CSV_CELLS = DOCUMENT_LIMITS.csvCells.value
export const MAX_CSV_ROW_BYTES = DOCUMENT_LIMITS.csvRowBytes.value

/** Refuses a document that exceeds a bound, such as `5,000,000 cells`. */
export const refuseTooLarge = (bound: string): DocumentRefused =>
  new DocumentRefused(
    `The document is too large: it has more than ${bound}. Tables of requests or projects are far smaller: give a workbook or CSV that holds the table and nothing else.`,
  )

/** Makes a counter for one document. It throws a DocumentRefused as soon as the sum exceeds the bound. */
export const makeCounter = (what: string, most: number): ((count: number) => void) => {
  let total = 0
  return (count) => {
    total += count
    if (total > most) throw refuseTooLarge(`${most.toLocaleString('en-US')} ${what}`)
  }
}
