import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { makeCounter, MAX_CSV_CELLS, MAX_DOCUMENT_BYTES, MAX_ROWS } from './bounds.ts'
import { decodeText, findEncoding, type Encoding } from './decode-text.ts'
import { findDelimiter, MAX_START, type Delimited } from './find-delimiter.ts'

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
