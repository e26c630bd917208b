import { CsvError, parse } from 'csv-parse/sync'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { makeCounter, MAX_CSV_CELLS, MAX_DOCUMENT_BYTES, MAX_ROWS } from './bounds.ts'
import { decodeText, findEncoding, type Encoding } from './decode-text.ts'
import { isBlank } from './table.ts'

/** The facts of a CSV that its first row is read with. */
export type InspectedText = Delimited & {
  readonly encoding: Encoding
  /** The last line does not end as the others do. */
  readonly isOpenEnded: boolean
}

/**
 * Goes through a CSV once without reading its rows. Throws a DocumentRefused for bytes that are no text, for more of
 * them, of lines or of cells than a table can have, and where it is not clear what divides the cells.
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
    throw new DocumentRefused('The document is no text: it has zero bytes. Give a CSV or XLSX.')
  makeCounter('lines', MAX_ROWS)(seen.count(LINE_FEED) || seen.count(RETURN))
  const delimited = findDelimiter(await readStartText(open, encoding))
  // The line that names what divides the cells names it once.
  const cells = seen.count(delimited.delimiter.charCodeAt(0)) - delimited.skippedLines
  makeCounter('cells', MAX_CSV_CELLS)(cells)
  return { ...delimited, encoding, isOpenEnded: ![LINE_FEED, RETURN].includes(seen.last()) }
}

const LINE_FEED = 0x0a
const RETURN = 0x0d

type SignCounter = {
  add(piece: Uint8Array): void
  /** Number of times the byte came. */
  count(byte: number): number
  last(): number
}

const makeSignCounter = (): SignCounter => {
  const counts = new Uint32Array(256)
  let last = 0
  return {
    add: (piece) => {
      // Each byte of every document goes through here: an iterator would cost several times as much.
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

/** In UTF-16 parts of other letters look like signs: they are counted in the text. */
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

/** Letters of a document among which its header stands. */
const MAX_START = 1_000_000

/** The delimiter of a CSV, and the beginning of its rows. */
type Delimited = {
  readonly delimiter: string
  /** The line in which spreadsheets name what divides the cells, where there is one. */
  readonly skippedLines: number
  readonly skippedLetters: number
}

/**
 * The delimiter of a CSV: commas, or the signs that spreadsheets of other countries and their export as text write. It is
 * named in the first line (`sep=;`), or is what makes a header of the earliest line that can be one. Throws a
 * DocumentRefused where that can be two of them. `start`: the first MAX_START letters of the document.
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
/** As in the search for the header itself: titles fill fewer cells, and stand in the first lines. */
const MIN_COLUMNS = 4
const MAX_LINES = 20

/** The place of the first record of as many cells as a header has, if this divides them; infinite for none. */
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
    // Under another delimiter quotes stand where none may: what was found before that counts.
    if (!(error instanceof CsvError)) throw error
  }
  return found < MAX_LINES ? found : Infinity
}
