import { isAscii } from 'node:buffer'

/** A byte of a document and the line in which it stands, both counted from 1. */
export type BytePlace = { readonly byte: number; readonly place: number; readonly line: number }

export type Scanned = {
  /** Whether there are characters of several bytes, the mark at the beginning among them. */
  readonly hasLetters: boolean
  /** The first byte that is no UTF-8. */
  readonly invalid: BytePlace | undefined
  /** The first byte that the code page of Windows leaves free; not looked for behind a character of several bytes. */
  readonly undefinedByte: BytePlace | undefined
}

export type Utf8Scanner = {
  add(piece: Uint8Array): void
  end(): Scanned
}

/** Windows-1252 leaves these free. */
const UNDEFINED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const LETTER_BYTES = 4

/** Looks at a document piece by piece, wherever in a character a piece ends. */
export const makeUtf8Scanner = (): Utf8Scanner => {
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
