import { isAscii } from 'node:buffer'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readStart } from '../streams/document-bytes.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Finds the encoding of a document. UTF-8 and UTF-16 are recognised by their marks and their form. A document with
 * bytes that are not UTF-8 is in the Windows code page in which American spreadsheets save. Throws a DocumentRefused if
 * both are mixed, and for bytes that no text has: one wrong byte must not change all other letters. `see` is called
 * with every piece.
 */
export const findEncoding = async (
  open: OpenDocument,
  see: (piece: Uint8Array) => void,
): Promise<Encoding> => {
  const [first, second] = await readStart(open, 2)
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const scanner = makeUtf8Scanner()
  for await (const piece of open()) {
    see(piece)
    if (!isUtf16) scanner.add(piece)
  }
  if (isUtf16) return first === 0xff ? 'utf-16le' : 'utf-16be'
  const { hasLetters, invalid, undefinedByte } = scanner.end()
  if (invalid === undefined) return 'utf-8'
  if (hasLetters)
    throw refuseByte(
      invalid,
      'is not UTF-8, while other letters of the document are: the document mixes encodings',
    )
  if (undefinedByte !== undefined)
    throw refuseByte(undefinedByte, 'is neither UTF-8 nor a letter of the code page of Windows')
  return 'windows-1252'
}

/** Decodes the text of a document, piece by piece. Throws a DocumentRefused if the mark of UTF-16 is wrong. */
export async function* decodeText(open: OpenDocument, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding.startsWith('utf-16') })
  for await (const piece of open()) yield decode(() => decoder.decode(piece, { stream: true }))
  yield decode(() => decoder.decode())
}

const decode = (work: () => string): string => {
  try {
    return work()
  } catch (cause) {
    // Decoding throws only for halves of characters.
    throw new DocumentRefused('The document is marked as UTF-16 and is not UTF-16. Fetch it again.', {
      cause,
    })
  }
}

const refuseByte = ({ byte, place, line }: BytePlace, says: string): DocumentRefused => {
  const hex = byte.toString(16).toUpperCase().padStart(2, '0')
  return new DocumentRefused(
    `The byte 0x${hex} in line ${line} (byte ${place} of the document) ${says}. Save the table as UTF-8, or as an XLSX workbook.`,
  )
}

/** A byte of a document and its line, both counted from 1. */
type BytePlace = { readonly byte: number; readonly place: number; readonly line: number }

type Scanned = {
  /** Whether there are characters of several bytes, including the mark at the beginning. */
  readonly hasLetters: boolean
  /** First byte that is not UTF-8. */
  readonly invalid: BytePlace | undefined
  /** First byte that the code page of Windows leaves free. Not searched after a character of several bytes. */
  readonly undefinedByte: BytePlace | undefined
}

type Utf8Scanner = {
  add(piece: Uint8Array): void
  end(): Scanned
}

/** Bytes that Windows-1252 leaves free. */
const UNDEFINED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const LETTER_BYTES = 4

/** Scans a document piece by piece, even if a piece ends within a character. */
const makeUtf8Scanner = (): Utf8Scanner => {
  let rest: Uint8Array = new Uint8Array()
  let before = 0
  let linesBefore = 1
  let hasLetters = false
  let invalid: BytePlace | undefined
  let undefinedByte: BytePlace | undefined

  const describe = (bytes: Uint8Array, place: number): BytePlace => ({
    byte: bytes[place] ?? 0,
    place: before + place + 1,
    line: linesBefore + countLines(bytes.subarray(0, place)),
  })

  const findUndefined = (bytes: Uint8Array): BytePlace | undefined => {
    const place = bytes.findIndex((byte) => UNDEFINED.has(byte))
    return place < 0 ? undefined : describe(bytes, place)
  }

  const scan = (bytes: Uint8Array, isLast: boolean): number => {
    if (isAscii(bytes)) return bytes.length
    let place = 0
    while (place < bytes.length) {
      if (!isLast && bytes.length - place < LETTER_BYTES && (bytes[place] ?? 0) >= 0x80) break
      const length = lengthOf(bytes, place)
      if (length === 0) invalid ??= describe(bytes, place)
      if (length > 1) hasLetters = true
      place += length || 1
    }
    if (!hasLetters && undefinedByte === undefined) undefinedByte = findUndefined(bytes.subarray(0, place))
    return place
  }

  const take = (piece: Uint8Array, isLast: boolean): void => {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    const done = scan(bytes, isLast)
    rest = bytes.slice(done)
    before += done
    linesBefore += countLines(bytes.subarray(0, done))
  }

  return {
    add: (piece) => {
      take(piece, false)
    },
    end: () => {
      take(new Uint8Array(), true)
      return { hasLetters, invalid, undefinedByte }
    },
  }
}

const LINE_END = 0x0a

const countLines = (bytes: Uint8Array): number => {
  let lines = 0
  for (let place = bytes.indexOf(LINE_END); place >= 0; place = bytes.indexOf(LINE_END, place + 1)) lines += 1
  return lines
}

/** Counts the bytes of the character that begins here; 0 if none does. */
const lengthOf = (bytes: Uint8Array, place: number): number => {
  const first = bytes[place] ?? 0
  if (first < 0x80) return 1
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
  const [low, high] = SECOND.get(first) ?? [0x80, 0xbf]
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[place + index] ?? 0
    if (index === 1 ? byte < low || byte > high : byte < 0x80 || byte > 0xbf) return 0
  }
  return length
}

/**
 * Allowed second bytes after these first bytes. Other bytes would give a character two forms, be halves of characters,
 * or lie beyond the last one.
 */
const SECOND: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
])
