import { DocumentRefused } from '../publisher.ts'

/**
 * The text of a document. UTF-8 and UTF-16 are known by their marks and their form; what has no letter in UTF-8 is in
 * the code page of Windows in which spreadsheets of this country save. Throws a DocumentRefused where both are mixed,
 * and for bytes that no text has: one wrong byte must not turn all other letters into others.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const [first = 0, second = 0] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return decodeUtf16(bytes, first === 0xff ? 'utf-16le' : 'utf-16be')
  const { letters, invalid } = scanUtf8(bytes)
  if (invalid === undefined) return new TextDecoder('utf-8').decode(bytes)
  if (letters > 0)
    throw refuseByte(
      bytes,
      invalid,
      'is no UTF-8, while other letters of the document are: its encodings are mixed',
    )
  const undefinedByte = bytes.findIndex((byte) => UNDEFINED.has(byte))
  if (undefinedByte >= 0)
    throw refuseByte(bytes, undefinedByte, 'is neither UTF-8 nor a letter of the code page of Windows')
  return new TextDecoder('windows-1252').decode(bytes)
}

/** Bytes that Windows-1252 leaves free. */
const UNDEFINED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const decodeUtf16 = (bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    // The only thing that decoding can throw: halves of characters.
    throw new DocumentRefused('The document is marked as UTF-16 and is none. Fetch it again.', { cause })
  }
}

type Scanned = {
  /** Characters of several bytes, the mark at the beginning among them. */
  readonly letters: number
  /** Place of the first byte that is no UTF-8. */
  readonly invalid: number | undefined
}

const scanUtf8 = (bytes: Uint8Array): Scanned => {
  let letters = 0
  let invalid: number | undefined
  for (let place = 0; place < bytes.length;) {
    const length = lengthOf(bytes, place)
    if (length === 0) invalid ??= place
    if (length > 1) letters += 1
    place += length || 1
  }
  return { letters, invalid }
}

/** Bytes of the character that begins here; 0 where none does. */
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

/** After these not every second byte is allowed: characters would have two forms, be halves, or be beyond the last. */
const SECOND: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
])

const refuseByte = (bytes: Uint8Array, place: number, says: string): DocumentRefused => {
  const line = bytes.subarray(0, place).reduce((lines, byte) => lines + (byte === 0x0a ? 1 : 0), 1)
  const byte = (bytes[place] ?? 0).toString(16).toUpperCase().padStart(2, '0')
  return new DocumentRefused(
    `The byte 0x${byte} in line ${line} (byte ${place + 1} of the document) ${says}. Save the table as UTF-8, or as an XLSX workbook.`,
  )
}
