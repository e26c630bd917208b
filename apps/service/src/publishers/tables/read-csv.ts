import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { MAX_CSV_ROW_BYTES, refuseTooLarge } from './bounds.ts'
import { decodeText } from './decode-text.ts'
import { inspectText, type InspectedText } from './inspect-text.ts'
import { readCsvBatches, type CsvBatches } from './read-csv-batches.ts'
import type { TableRow } from './table.ts'

export type Csv = {
  /** The last row is not followed by the end of a line. */
  readonly isOpenEnded: boolean
  /**
   * Every row with the line on which it begins, from the first one each time. Throws a DocumentRefused for broken
   * quotes, and for a row that is too long.
   */
  rows(): AsyncGenerator<TableRow>
  /** The same rows, some hundreds at a time, for documents with very many of them. */
  batches(): CsvBatches
}

/** A CSV that is known to be sound but for its quotes. Throws a DocumentRefused for what is no text. */
export const openCsv = async (open: OpenDocument): Promise<Csv> => {
  const inspected = await inspectText(open)
  const rows = () => parseRows(open, inspected)
  return { isOpenEnded: inspected.isOpenEnded, rows, batches: () => readCsvBatches(open, inspected, rows) }
}

async function* parseRows(open: OpenDocument, inspected: InspectedText): AsyncGenerator<TableRow> {
  const { delimiter, encoding, skippedLines, skippedLetters } = inspected
  let last = skippedLines
  const on_record = (cells: string[], { lines }: { readonly lines: number }): string[] => {
    // Behind the cells: the library gives texts alone.
    cells.push(String(last + 1))
    last = skippedLines + lines
    return cells
  }
  const options = { delimiter, relax_column_count: true, max_record_size: MAX_CSV_ROW_BYTES, on_record }
  const text = skipLetters(decodeText(open, encoding), skippedLetters)
  try {
    // An error that ends one of the two ends the other, and is thrown by the parser.
    const records: AsyncIterable<string[]> = pipeline(text, parse(options), () => undefined)
    for await (const cells of records) yield { row: Number(cells.pop()), sheet: null, cells }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, last + 1) : error
  }
}

/** `line`: of the row after the last that was whole. */
const explain = (error: CsvError, line: number): DocumentRefused => {
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return refuseTooLarge(`${MAX_CSV_ROW_BYTES.toLocaleString('en-US')} bytes in the row of line ${line}`)
  const detail =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? `a quote that begins in line ${line} or below is never closed. The file seems to be cut off: fetch it again.`
      : `a quote stands where none may, in the row of line ${line}. It is no table, or a damaged one.`
  return new DocumentRefused(`The CSV cannot be read: ${detail}`, { cause: error })
}

async function* skipLetters(text: AsyncIterable<string>, letters: number): AsyncGenerator<string> {
  let left = letters
  for await (const piece of text) {
    yield piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}
