import { CsvError, parse } from 'csv-parse/sync'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { makeCounter, MAX_CSV_CELLS, MAX_DOCUMENT_BYTES, MAX_ROWS } from './bounds.ts'
import { decodeText, findEncoding, type Encoding } from './decode-text.ts'
import { isBlank } from './table.ts'

/** Facts about a CSV that are needed to read its first row. */
export type InspectedText = Delimited & {
  readonly encoding: Encoding
  /** Whether the last line lacks the end that the other lines have. */
  readonly isOpenEnded: boolean
}

/**
 * Scans a CSV once without reading its rows. Throws a DocumentRefused for bytes that are not text, for more bytes,
 * lines or cells than a table can have, and for an unclear delimiter.
 */
export const inspectText = async (open: OpenDocument): Promise<InspectedText> => {
  const countBytes = makeCounter('bytes', MAX_DOCUMENT_BYTES)
  const signs = makeSignCounter()
  const encoding = await findEncoding(open, (piece) => {
    countBytes(piece.length)
    signs.add(piece)
  })
  const seen = encoding.startsWith('utf-16') ? await countDecoded(open, encoding) : signs
  if (seen.count(0) > 0)
    throw new DocumentRefused('The document is not text: it has zero bytes. Give a CSV or XLSX.')
  makeCounter('lines', MAX_ROWS)(seen.count(LINE_FEED) || seen.count(RETURN))
  const delimited = findDelimiter(await readStartText(open, encoding))
  // The line that names the delimiter has it once.
  const cells = seen.count(delimited.delimiter.charCodeAt(0)) - delimited.skippedLines
  makeCounter('cells', MAX_CSV_CELLS)(cells)
  return { ...delimited, encoding, isOpenEnded: ![LINE_FEED, RETURN].includes(seen.last()) }
}

const LINE_FEED = 0x0a
const RETURN = 0x0d

type SignCounter = {
  add(piece: Uint8Array): void
  /** Number of occurrences of the byte. */
  count(byte: number): number
  last(): number
}

const makeSignCounter = (): SignCounter => {
  const counts = new Uint32Array(256)
  let last = 0
  return {
    add: (piece) => {
      // This loop sees each byte of every document: an iterator would cost several times as much.
      for (let index = 0; index < piece.length; index += 1) {
        const byte = piece[index] ?? 0
        counts[byte] = (counts[byte] ?? 0) + 1
      }
      last = piece.at(-1) ?? last
    },
    count: (byte) => counts[byte] ?? 0,
    last: () => last,
  }
}

/** Counts in the decoded text: in UTF-16 parts of other letters look like delimiters. */
const countDecoded = async (open: OpenDocument, encoding: Encoding): Promise<SignCounter> => {
  const signs = makeSignCounter()
  for await (const text of decodeText(open, encoding)) signs.add(Buffer.from(text))
  return signs
}

const readStartText = async (open: OpenDocument, encoding: Encoding): Promise<string> => {
  let start = ''
  for await (const text of decodeText(open, encoding)) {
    start += text
    if (start.length >= MAX_START) break
  }
  return start.slice(0, MAX_START)
}

/** Number of letters at the beginning of a document that contain its header. */
const MAX_START = 1_000_000

/** The delimiter of a CSV, and the place where its rows begin. */
type Delimited = {
  readonly delimiter: string
  /** 1 if the first line names the delimiter, as spreadsheets write it. */
  readonly skippedLines: number
  readonly skippedLetters: number
}

/**
 * Finds the delimiter of a CSV: a comma, or the characters that spreadsheets of other countries and their export as
 * text write. Either the first line names it (`sep=;`), or it makes a header of the earliest possible line. Throws a
 * DocumentRefused if two delimiters do. `start`: the first MAX_START letters of the document.
 */
const findDelimiter = (start: string): Delimited => {
  const [line, named] = /^sep=(.)(?:\r\n|\n|\r|$)/i.exec(start) ?? []
  if (line !== undefined && named !== undefined) {
    if (!DELIMITERS.includes(named))
      throw new DocumentRefused(`The first line says that “${named}” divides the cells, which is not known.`)
    return { delimiter: named, skippedLines: 1, skippedLetters: line.length }
  }
  const headers = DELIMITERS.map((delimiter) => ({ delimiter, place: findHeader(start, delimiter) }))
  const place = Math.min(...headers.map((header) => header.place))
  const [first = ',', ...others] = headers
    .filter((header) => header.place === place)
    .map(({ delimiter }) => delimiter)
  if (place < Infinity && others.length > 0)
    throw new DocumentRefused(
      `The header could be divided at “${first}” or at “${others.join('”, “')}”: save the table with commas, or as an XLSX workbook.`,
    )
  return { delimiter: place < Infinity ? first : ',', skippedLines: 0, skippedLetters: 0 }
}

const DELIMITERS: readonly string[] = [',', ';', '\t', '|']
/** Bounds as in the search for the header itself: titles fill fewer cells, and come in the first lines. */
const MIN_COLUMNS = 4
const MAX_LINES = 20

/**
 * Finds the place of the first record with as many cells as a header, if this delimiter divides the text; infinite if
 * there is none.
 */
const findHeader = (text: string, delimiter: string): number => {
  let found = Infinity
  let place = 0
  const on_record = (cells: string[]): null => {
    if (cells.every(isBlank)) return null
    if (cells.filter((cell) => !isBlank(cell)).length >= MIN_COLUMNS) found = Math.min(found, place)
    place += 1
    return null
  }
  try {
    parse(text, { delimiter, relax_column_count: true, to: 2 * MAX_LINES, on_record })
  } catch (error) {
    // Under a wrong delimiter, quotes are in forbidden places: records found before them count.
    if (!(error instanceof CsvError)) throw error
  }
  return found < MAX_LINES ? found : Infinity
}
