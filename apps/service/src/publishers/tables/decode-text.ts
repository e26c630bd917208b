import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readStart } from '../streams/read-start.ts'
import { makeUtf8Scanner, type BytePlace } from './scan-utf8.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Finds the encoding of a document. UTF-8 and UTF-16 are known by their marks and their form; a document with bytes
 * that are no UTF-8 is in the Windows code page in which spreadsheets of this country save. Throws a DocumentRefused if
 * both are mixed, and for bytes that no text has: one wrong byte must not turn all other letters into others. `see` is
 * called with every piece.
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
    throw refuseByte(invalid, 'is no UTF-8, while other letters of the document are: its encodings are mixed')
  if (undefinedByte !== undefined)
    throw refuseByte(undefinedByte, 'is neither UTF-8 nor a letter of the code page of Windows')
  return 'windows-1252'
}

/** The text of a document, piece by piece. Throws a DocumentRefused where the mark of UTF-16 is wrong. */
export async function* decodeText(open: OpenDocument, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding.startsWith('utf-16') })
  for await (const piece of open()) yield decode(() => decoder.decode(piece, { stream: true }))
  yield decode(() => decoder.decode())
}

const decode = (work: () => string): string => {
  try {
    return work()
  } catch (cause) {
    // The only thing that decoding can throw: halves of characters.
    throw new DocumentRefused('The document is marked as UTF-16 and is none. Fetch it again.', { cause })
  }
}

const refuseByte = ({ byte, place, line }: BytePlace, says: string): DocumentRefused => {
  const hex = byte.toString(16).toUpperCase().padStart(2, '0')
  return new DocumentRefused(
    `The byte 0x${hex} in line ${line} (byte ${place} of the document) ${says}. Save the table as UTF-8, or as an XLSX workbook.`,
  )
}
