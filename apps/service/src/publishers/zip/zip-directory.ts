import { DOCUMENT_LIMITS } from '../limits.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readForward } from '../streams/read-forward.ts'
import { makeCounter, MAX_DOCUMENT_BYTES } from '../tables/bounds.ts'

/** An entry as the directory of its archive lists it. */
export type ListedEntry = {
  readonly name: string
  readonly isDeflated: boolean
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  /** Offset of the header before its bytes. */
  readonly offset: number
}

/** Most bytes of one entry, and of all entries, unpacked. */
export type ZipBounds = { readonly entryBytes: number; readonly bytes: number }

/** Bounds of an archive whose entries are held in memory. */
const HELD_ENTRIES: ZipBounds = {
  entryBytes: DOCUMENT_LIMITS.zipEntryBytes.value,
  bytes: DOCUMENT_LIMITS.zipBytes.value,
}

/**
 * Reads the directory at the end of a ZIP archive, and lists its files by their places. The directory has the size of
 * each file, so no archive is unpacked that would be too large. Throws a DocumentRefused for an archive that is cut off,
 * encrypted or too large.
 */
export const listZipEntries = async (
  open: OpenDocument,
  bounds: ZipBounds = HELD_ENTRIES,
): Promise<readonly ListedEntry[]> => {
  const { entries, start, bytes } = await findDirectory(open)
  if (bytes > DOCUMENT_LIMITS.zipDirectoryBytes.value) refuse('its directory is too large')
  const reader = readForward(open)
  try {
    const listed = parseDirectory(await reader.take(start, bytes), entries)
    refuseLarge(listed, bounds)
    refuseMisplaced(listed, start)
    return listed.filter(({ name }) => !name.endsWith('/'))
  } finally {
    await reader.close()
  }
}

export const refuse = (found: string, options?: ErrorOptions): never => {
  throw new DocumentRefused(`The ZIP archive cannot be read: ${found}. Fetch it again.`, options)
}

const END = { signature: 0x06054b50, bytes: 22, longestComment: 65_535 }
/** Records of ZIP64 before the end: the directory with wide numbers, and the place of that record. */
const WIDE_END = { signature: 0x06064b50, bytes: 56 }
const LOCATOR = { signature: 0x07064b50, bytes: 20 }
const LISTED = { signature: 0x02014b50, bytes: 46 }

/** ZIP64 placeholders: the real value is in the extra field. */
const FULL = { bits16: 0xffff, bits32: 0xffffffff } as const

type Directory = { readonly entries: number; readonly start: number; readonly bytes: number }

/** Finds the directory by the records at the end of the archive, before a comment. */
const findDirectory = async (open: OpenDocument): Promise<Directory> => {
  const longest = WIDE_END.bytes + LOCATOR.bytes + END.bytes + END.longestComment
  const { tail, total } = await readTail(open, longest)
  for (let at = tail.length - END.bytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END.signature) continue
    if (at + END.bytes + tail.readUInt16LE(at + 20) !== tail.length) continue
    const directory = {
      entries: tail.readUInt16LE(at + 10),
      bytes: tail.readUInt32LE(at + 12),
      start: tail.readUInt32LE(at + 16),
    }
    if (tail.readUInt32LE(at + 4) !== 0 || tail.readUInt16LE(at + 8) !== directory.entries) refuseParts()
    const tailStart = total - tail.length
    const isWide = at >= LOCATOR.bytes && tail.readUInt32LE(at - LOCATOR.bytes) === LOCATOR.signature
    const { found, end } = isWide
      ? readWideEnd(tail, at - LOCATOR.bytes, { tailStart, narrow: directory })
      : { found: directory, end: at }
    if (found.start + found.bytes !== tailStart + end) return refuse('its directory is not at its end')
    return found
  }
  return refuse('its end is missing')
}

const refuseParts = (): never => refuse('it is a part of an archive in several files')

type TailFacts = { readonly tailStart: number; readonly narrow: Directory }

/** Reads the end record of ZIP64. Its numbers must be those of the narrow record, which some have no room for. */
const readWideEnd = (
  tail: Buffer,
  locator: number,
  { tailStart, narrow }: TailFacts,
): { readonly found: Directory; readonly end: number } => {
  const end = readWide(tail, locator + 8) - tailStart
  if (tail.readUInt32LE(locator + 4) !== 0 || tail.readUInt32LE(locator + 16) > 1) refuseParts()
  if (end !== locator - WIDE_END.bytes || tail.readUInt32LE(end) !== WIDE_END.signature)
    return refuse('its end record of ZIP64 is not before its end')
  const [here, entries, bytes, start] = [24, 32, 40, 48].map((field) => readWide(tail, end + field))
  if (tail.readUInt32LE(end + 16) !== 0 || tail.readUInt32LE(end + 20) !== 0 || here !== entries)
    refuseParts()
  const found = { entries: entries ?? 0, start: start ?? 0, bytes: bytes ?? 0 }
  const isSame =
    [FULL.bits16, found.entries].includes(narrow.entries) &&
    [FULL.bits32, found.start].includes(narrow.start) &&
    [FULL.bits32, found.bytes].includes(narrow.bytes)
  return isSame ? { found, end } : refuse('its two end records differ')
}

const readWide = (bytes: Buffer, at: number): number => {
  const value = Number(bytes.readBigUInt64LE(at))
  return Number.isSafeInteger(value) ? value : refuse('it states more bytes than any file has')
}

const readTail = async (open: OpenDocument, length: number) => {
  const count = makeCounter('bytes', MAX_DOCUMENT_BYTES)
  let [tail, total] = [Buffer.alloc(0), 0]
  for await (const piece of open()) {
    count(piece.length)
    total += piece.length
    tail = Buffer.concat([tail, piece])
    if (tail.length > length) tail = tail.subarray(-length)
  }
  return { tail, total }
}

const parseDirectory = (directory: Buffer, entries: number): readonly ListedEntry[] => {
  const listed: ListedEntry[] = []
  const names = new Set<string>()
  let at = 0
  for (; listed.length < entries;) {
    if (at + LISTED.bytes > directory.length || directory.readUInt32LE(at) !== LISTED.signature)
      return refuse('its directory is damaged')
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
    const end = at + LISTED.bytes + directory.readUInt16LE(at + 28)
    const name = readName(directory.subarray(at + LISTED.bytes, end))
    if ((flags & ENCRYPTED) !== 0) return refuse(`“${name}” is encrypted`)
    if (method !== STORED && method !== DEFLATED) return refuse(`“${name}” is packed by the method ${method}`)
    if (names.has(name)) return refuse(`it has two entries “${name}”`)
    names.add(name)
    const extraEnd = end + directory.readUInt16LE(at + 30)
    const narrow = [24, 20, 42].map((field) => directory.readUInt32LE(at + field))
    const [bytes = 0, packedBytes = 0, offset = 0] = widen(narrow, directory.subarray(end, extraEnd), name)
    const crc = directory.readUInt32LE(at + 16)
    listed.push({ name, isDeflated: method === DEFLATED, crc, packedBytes, bytes, offset })
    at = extraEnd + directory.readUInt16LE(at + 32)
  }
  if (at !== directory.length) return refuse('its directory has more bytes than its entries')
  return listed.toSorted((one, other) => one.offset - other.offset)
}

const ZIP64 = 0x0001

/** Takes the numbers that do not fit from the extra field of ZIP64, which has them in this order. */
const widen = (narrow: readonly number[], extra: Buffer, name: string): readonly number[] => {
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== ZIP64) at += 4 + extra.readUInt16LE(at + 2)
  const wide = extra.subarray(at + 4, at + 4 <= extra.length ? at + 4 + extra.readUInt16LE(at + 2) : at)
  let taken = 0
  return narrow.map((value) => {
    if (value !== FULL.bits32) return value
    if (taken + 8 > wide.length) return refuse(`its directory does not say how large “${name}” is`)
    taken += 8
    return readWide(wide, taken - 8)
  })
}

const ENCRYPTED = 0b0100_0001
const STORED = 0
const DEFLATED = 8

/** Names are labels here: nothing is written under them. */
const readName = (bytes: Buffer): string => {
  const name = bytes.toString('utf8')
  return /^[^\p{Cc}\ufffd]+$/u.test(name) && name.length <= LONGEST_NAME
    ? name
    : refuse('an entry has a name that is empty, too long or not in UTF-8')
}

const MAX_RATIO = DOCUMENT_LIMITS.zipRatio.value
const LONGEST_NAME = DOCUMENT_LIMITS.zipName.value
/** A small file may be packed to anything. */
const SMALL = 65_536

const refuseLarge = (listed: readonly ListedEntry[], bounds: ZipBounds): void => {
  const count = makeCounter('bytes when unpacked', bounds.bytes)
  for (const { name, bytes, packedBytes, isDeflated } of listed) {
    if (bytes > bounds.entryBytes)
      refuse(`“${name}” has more than ${bounds.entryBytes.toLocaleString('en-US')} bytes`)
    if (!isDeflated && bytes !== packedBytes) refuse(`“${name}” has two sizes`)
    if (bytes > SMALL && bytes > packedBytes * MAX_RATIO)
      refuse(`“${name}” would unpack to more than ${MAX_RATIO} times its size`)
    count(bytes)
  }
}

/** Two entries that share bytes would be read twice, and a small archive could hold more than it has. */
const refuseMisplaced = (listed: readonly ListedEntry[], directory: number): void => {
  for (const [index, { name, offset, packedBytes }] of listed.entries())
    if (offset + HEADER_BYTES + packedBytes > (listed[index + 1]?.offset ?? directory))
      refuse(`“${name}” reaches into the next entry`)
}

/** Bytes of the header before the bytes of an entry, without its name. */
export const HEADER_BYTES = 30
