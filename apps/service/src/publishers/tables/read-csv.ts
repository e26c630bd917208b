import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { MAX_CSV_ROW_BYTES, refuseTooLarge } from './bounds.ts'
import { decodeText } from './decode-text.ts'
import { inspectText, type InspectedText } from './inspect-text.ts'
import type { TableRow } from './table.ts'

export type Csv = {
  /** Whether the last row lacks the end of its line. */
  readonly isOpenEnded: boolean
  /**
   * Yields every row with the line on which it begins, from the first one on each call. Throws a DocumentRefused for
   * broken quotes, and for a row that is too long.
   */
  rows(): AsyncGenerator<TableRow>
  /** Yields the same rows, some hundreds at a time, for documents with very many of them. */
  batches(): CsvBatches
}

/**
 * Opens a CSV, which is then known to be sound except for its quotes. Throws a DocumentRefused for a document that is
 * not text.
 */
export const openCsv = async (open: OpenDocument): Promise<Csv> => {
  const inspected = await inspectText(open)
  const rows = () => parseRows(open, inspected)
  return { isOpenEnded: inspected.isOpenEnded, rows, batches: () => readCsvBatches(open, inspected, rows) }
}

/**
 * Yields the rows of a CSV with commas in UTF-8, some hundreds at a time. It has no bound but that of a row, for
 * documents that are too long for openCsv. Throws as `rows` does.
 */
export const readLongCsv = (open: OpenDocument): CsvBatches =>
  readCsvBatches(open, LONG_CSV, () => parseRows(open, LONG_CSV))

const LONG_CSV: InspectedText = {
  delimiter: ',',
  encoding: 'utf-8',
  skippedLines: 0,
  skippedLetters: 0,
  isOpenEnded: false,
}

async function* parseRows(open: OpenDocument, inspected: InspectedText): AsyncGenerator<TableRow> {
  const { delimiter, encoding, skippedLines, skippedLetters } = inspected
  let last = skippedLines
  const on_record = (cells: string[], { lines }: { readonly lines: number }): string[] => {
    // The number goes after the cells, because the library yields only texts.
    cells.push(String(last + 1))
    last = skippedLines + lines
    return cells
  }
  const options = { delimiter, relax_column_count: true, max_record_size: MAX_CSV_ROW_BYTES, on_record }
  const text = skipLetters(decodeText(open, encoding), skippedLetters)
  try {
    // An error in either stream ends both, and the parser throws it.
    const records: AsyncIterable<string[]> = pipeline(text, parse(options), () => undefined)
    for await (const cells of records) yield { row: Number(cells.pop()), sheet: null, cells }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, last + 1) : error
  }
}

/** Explains an error of the parser. `line`: line of the row after the last whole one. */
const explain = (error: CsvError, line: number): DocumentRefused => {
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return refuseTooLarge(`${MAX_CSV_ROW_BYTES.toLocaleString('en-US')} bytes in the row of line ${line}`)
  const detail =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? `a quote that begins in line ${line} or below is never closed. The file seems to be cut off: fetch it again.`
      : `a quote is in a place where no quote may be, in the row of line ${line}. The file is not a table, or is damaged.`
  return new DocumentRefused(`The CSV cannot be read: ${detail}`, { cause: error })
}

async function* skipLetters(text: AsyncIterable<string>, letters: number): AsyncGenerator<string> {
  let left = letters
  for await (const piece of text) {
    yield piece.slice(left)
    left = Math.max(0, left - piece.length)
  }
}

/** Rows in the order of the document, some hundreds at a time: a promise for each row costs more than the row. */
type CsvBatches = AsyncGenerator<readonly TableRow[]>

/**
 * Reads the rows of a CSV. Splits them here as long as lines are plain: they all end in the same way, and no cell
 * extends over the end of its line. From the first line that is not plain, the library takes over, so that every
 * document has the rows that the library would give. `readByLibrary` yields them from the first one.
 */
async function* readCsvBatches(
  open: OpenDocument,
  inspected: InspectedText,
  readByLibrary: () => AsyncIterable<TableRow>,
): CsvBatches {
  let given = 0
  if (inspected.skippedLines === 0) {
    const plain = splitPlainLines(open, inspected)
    try {
      for (;;) {
        const { done, value } = await plain.next()
        if (done === true && value === 'whole') return
        if (done === true) break
        given += value.length
        yield value
      }
    } finally {
      // A reader that has read enough leaves here, while the document is still open.
      await plain.return('not plain')
    }
  }
  yield* skipRows(readByLibrary(), given)
}

/** Splits plain lines. Returns `whole`, or `not plain` at the first line that is not; earlier rows are right. */
async function* splitPlainLines(
  open: OpenDocument,
  { encoding, delimiter }: InspectedText,
): AsyncGenerator<readonly TableRow[], 'whole' | 'not plain'> {
  const lines = makeLineSplitter(delimiter)
  for await (const text of decodeText(open, encoding)) {
    const batch = lines.add(text)
    if (batch === undefined) return 'not plain'
    if (batch.length > 0) yield batch
  }
  const last = lines.end()
  if (last === undefined) return 'not plain'
  if (last.length > 0) yield last
  return 'whole'
}

type LineSplitter = {
  /** Returns the rows that end in the text; undefined at a line that is not plain. */
  add(text: string): readonly TableRow[] | undefined
  end(): readonly TableRow[] | undefined
}

const makeLineSplitter = (delimiter: string): LineSplitter => {
  let rest = ''
  let row = 0
  let ending: string | undefined

  const split = (line: string): TableRow | undefined => {
    const cells = splitCells(line, delimiter)
    if (cells === undefined || line.length > PLAIN_LINE_LETTERS) return undefined
    row += 1
    return { row, sheet: null, cells }
  }

  const add = (text: string): readonly TableRow[] | undefined => {
    const whole = rest + text
    ending ??= findEnding(whole)
    const rows: TableRow[] = []
    let start = 0
    for (let end = whole.indexOf('\n'); end >= 0; end = whole.indexOf('\n', start)) {
      const found = split(cutLine(whole, start, end, ending))
      if (found === undefined) return undefined
      rows.push(found)
      start = end + 1
    }
    rest = whole.slice(start)
    return rest.length > PLAIN_LINE_LETTERS ? undefined : rows
  }

  const end = (): readonly TableRow[] | undefined => {
    if (rest === '') return []
    const found = split(rest)
    return found && [found]
  }
  return { add, end }
}

/** Finds the first line end, which all other lines must have. */
const findEnding = (text: string): string | undefined => {
  const place = text.indexOf('\n')
  if (place < 0) return undefined
  return text[place - 1] === '\r' ? '\r\n' : '\n'
}

/** Cuts a line without its end. A line with another end keeps its carriage return, so it is not plain. */
const cutLine = (text: string, start: number, end: number, ending: string | undefined): string => {
  if (ending !== '\r\n') return text.slice(start, end)
  return text[end - 1] === '\r' && end > start ? text.slice(start, end - 1) : '\r'
}

/** Far below the library's bound, which counts bytes: the library reads lines that are nearly as long. */
const PLAIN_LINE_LETTERS = MAX_CSV_ROW_BYTES / 8

async function* skipRows(rows: AsyncIterable<TableRow>, count: number): CsvBatches {
  let passed = 0
  let batch: TableRow[] = []
  for await (const row of rows) {
    passed += 1
    if (passed > count) batch.push(row)
    if (batch.length < ROWS_OF_BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const ROWS_OF_BATCH = 256

/**
 * Splits a line of a CSV into cells; undefined if the line is not plain: it has a carriage return, a quote that does
 * not close in it, or a quote in a forbidden place.
 */
const splitCells = (line: string, delimiter: string): string[] | undefined => {
  if (line.includes('\r')) return undefined
  return line.includes('"') ? splitQuoted(line, delimiter) : line.split(delimiter)
}

const splitQuoted = (line: string, delimiter: string): string[] | undefined => {
  const cells: string[] = []
  for (let start = 0; ;) {
    const end = line[start] === '"' ? findClosing(line, start + 1) + 1 : findEnd(line, delimiter, start)
    const cell = line.slice(start, end)
    if (end === 0 || (end < line.length && line[end] !== delimiter)) return undefined
    if (cell.startsWith('"')) cells.push(cell.slice(1, -1).replaceAll('""', '"'))
    else if (cell.includes('"')) return undefined
    else cells.push(cell)
    if (end === line.length) return cells
    start = end + 1
  }
}

const findEnd = (line: string, delimiter: string, start: number): number => {
  const end = line.indexOf(delimiter, start)
  return end < 0 ? line.length : end
}

/** Finds the quote that closes a cell; two quotes together belong to the cell. -1 if there is none. */
const findClosing = (line: string, start: number): number => {
  let place = line.indexOf('"', start)
  while (place >= 0 && line[place + 1] === '"') place = line.indexOf('"', place + 2)
  return place
}
