import { DocumentRefused } from '../publisher.ts'

/** The largest real workbook has under 6,000 rows of a dozen columns: some 10 MB when unpacked. */
export const MAX_BYTES = 100_000_000
/** Bytes of a CSV, and of a workbook before it is unpacked: as many as the archive takes. */
export const MAX_DOCUMENT_BYTES = 268_435_456
/** As many as a sheet of a spreadsheet can have. */
export const MAX_ROWS = 1_048_576
export const MAX_COLUMNS = 16_384
/** Cells of all sheets together, blank ones between filled ones included. */
export const MAX_CELLS = 2_000_000
/** Cells of a CSV, which is read row by row: sixteen for each row that there can be. */
export const MAX_CSV_CELLS = 16_777_216
/** Bytes of one row of a CSV, which is held while it is read. */
export const MAX_CSV_ROW_BYTES = 4_000_000

/** The refusal of a document that is over a bound: `5,000,000 cells`. */
export const refuseTooLarge = (bound: string): DocumentRefused =>
  new DocumentRefused(
    `The document is too large: it has more than ${bound}. Tables of requests or projects are far smaller: give a workbook or CSV that holds the table and nothing else.`,
  )

/** Adds up what one document holds, and throws a DocumentRefused as soon as it is too much. */
export const makeCounter = (what: string, most: number): ((count: number) => void) => {
  let total = 0
  return (count) => {
    total += count
    if (total > most) throw refuseTooLarge(`${most.toLocaleString('en-US')} ${what}`)
  }
}
