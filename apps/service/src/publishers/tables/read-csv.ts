import { CsvError, parse } from 'csv-parse/sync'
import { DocumentRefused } from '../publisher.ts'
import { makeCounter, MAX_BYTES, MAX_CELLS, MAX_ROWS } from './bounds.ts'
import { decodeText } from './decode-text.ts'
import { findDelimiter, type Delimited } from './find-delimiter.ts'
import type { Sheet, TableRow } from './table.ts'

/**
 * The rows of a CSV, each with the line on which it begins. Throws a DocumentRefused for broken quotes, for bytes that
 * are no text, and before anything is read of more lines or cells than a table can have.
 */
export const readCsv = (bytes: Uint8Array): Sheet => {
  makeCounter('bytes', MAX_BYTES)(bytes.length)
  const text = decodeText(bytes)
  if (text.includes('\0'))
    throw new DocumentRefused('The document is no text: it has zero bytes. Give a CSV or XLSX.')
  const lineEnd = text.includes('\n') ? '\n' : '\r'
  countSigns(text, lineEnd, makeCounter('lines', MAX_ROWS))
  return {
    name: null,
    hidden: false,
    rows: parseRows(findDelimiter(text)),
    isOpenEnded: !/[\r\n]$/.test(text),
  }
}

const countSigns = (text: string, sign: string, count: (count: number) => void): void => {
  for (let place = text.indexOf(sign); place >= 0; place = text.indexOf(sign, place + 1)) count(1)
}

const parseRows = ({ text, delimiter, skipped }: Delimited): TableRow[] => {
  countSigns(text, delimiter, makeCounter('cells', MAX_CELLS))
  const rows: TableRow[] = []
  let last = skipped
  const on_record = (cells: string[], { lines }: { readonly lines: number }): null => {
    rows.push({ sheet: null, row: last + 1, cells })
    last = skipped + lines
    return null
  }
  try {
    parse(text, { delimiter, relax_column_count: true, on_record })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new DocumentRefused(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `The CSV cannot be read: a quote that begins in line ${last + 1} or below is never closed. The file seems to be cut off: fetch it again.`
        : `The CSV cannot be read: ${error.message}.`,
      { cause: error },
    )
  }
}
