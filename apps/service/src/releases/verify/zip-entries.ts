import { isUtf8 } from 'node:buffer'
import type { FileHandle } from 'node:fs/promises'
import { isSystemFault } from '../../platform/index.ts'
import { END64_BYTES, FULL_16, FULL_32, SIGNATURES, ZIP64, type EndFacts } from '../bundle/zip-records.ts'
import { GATE_LIMITS } from '../limits.ts'

/** An entry, as the list at the end of a zip describes it. */
export type ZipEntry = {
  readonly name: string
  /** Unix mode: kind of file and permissions; 0 if none are given. */
  readonly mode: number
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

const CENTRAL_BYTES = 46

/** Reads the list of entries, sorted by their place in the zip. */
export const listZipEntries = async (
  file: FileHandle,
): Promise<{ readonly entries: readonly ZipEntry[]; readonly endOfEntries: number }> => {
  const { count, bytes, offset } = await findZipList(file)
  const list = await readAt(file, offset, bytes)
  const entries: ZipEntry[] = []
  for (let at = 0; at < bytes;) {
    if (at + CENTRAL_BYTES > bytes || list.readUInt32LE(at) !== SIGNATURES.central)
      throw new Damage('its list of entries is damaged')
    const lengths = [28, 30, 32].map((field) => list.readUInt16LE(at + field))
    const next = lengths.reduce((sum, length) => sum + length, at + CENTRAL_BYTES)
    if (next > bytes) throw new Damage('its list of entries is damaged')
    entries.push(readEntry(list.subarray(at, next), lengths[0] ?? 0, lengths[1] ?? 0))
    at = next
  }
  if (entries.length !== count) throw new Damage(`it lists ${entries.length} entries, and says ${count}`)
  return { entries: entries.toSorted((a, b) => a.offset - b.offset), endOfEntries: offset }
}

const readEntry = (record: Buffer, nameBytes: number, extraBytes: number): ZipEntry => {
  const behindName = CENTRAL_BYTES + nameBytes
  const narrow = [24, 20, 42].map((field) => record.readUInt32LE(field))
  const extra = record.subarray(behindName, behindName + extraBytes)
  const [bytes = 0, packedBytes = 0, offset = 0] = widen(narrow, extra)
  return {
    name: readName(record.subarray(CENTRAL_BYTES, behindName)),
    bytes,
    packedBytes,
    offset,
    mode: record.readUInt16LE(40),
    flags: record.readUInt16LE(8),
    method: record.readUInt16LE(10),
    crc: record.readUInt32LE(16),
  }
}

const readName = (bytes: Uint8Array): string => {
  if (!isUtf8(bytes)) throw new Damage('a name in it is not UTF-8')
  return Buffer.from(bytes).toString('utf8')
}

/** Reads numbers that do not fit from the Zip64 extra field, which has them in this order. */
export const widen = (narrow: readonly number[], extra: Buffer): number[] => {
  let wide = findExtra(extra)
  return narrow.map((value) => {
    if (value !== FULL_32) return value
    if (wide.length < 8) throw new Damage('it does not say how large an entry is')
    const size = Number(wide.readBigUInt64LE(0))
    if (!Number.isSafeInteger(size))
      throw new Damage(`it states ${size} for an entry, more than any file has`)
    wide = wide.subarray(8)
    return size
  })
}

/** Info-ZIP's field for another name, which some tools use in place of the usual name. */
const OTHER_NAME = 0x7075
const NONE = Buffer.alloc(0)

/** Finds the extra field of Zip64; empty if there is none. */
const findExtra = (extra: Buffer): Buffer => {
  let found: Buffer = NONE
  for (let at = 0; at + 4 <= extra.length;) {
    const kind = extra.readUInt16LE(at)
    const next = at + 4 + extra.readUInt16LE(at + 2)
    if (kind === OTHER_NAME) throw new Damage('an entry has two names')
    if (kind === ZIP64) found = extra.subarray(at + 4, next)
    at = next
  }
  return found
}

const END_BYTES = 22
const LOCATOR64_BYTES = 20
const RECORD64_BYTES = 12 + END64_BYTES

const MOST_ENTRIES = GATE_LIMITS.zipEntries.value
const MOST_LIST_BYTES = GATE_LIMITS.zipListMib.value * 1024 * 1024

/**
 * Finds the list of entries of a zip. Only the records of the list may follow it, and no comment: otherwise two tools
 * could find two lists.
 */
const findZipList = async (file: FileHandle): Promise<EndFacts> => {
  const { size } = await file.stat()
  const at = size - END_BYTES
  const end = at < 0 ? undefined : await readAt(file, at, END_BYTES)
  if (end?.readUInt32LE(0) !== SIGNATURES.end || end.readUInt16LE(20) !== 0)
    throw new Damage('it is not a zip, or it is cut off, or something follows its end')
  const narrow = { count: end.readUInt16LE(10), bytes: end.readUInt32LE(12), offset: end.readUInt32LE(16) }
  const isWide = narrow.count === FULL_16 || narrow.bytes === FULL_32 || narrow.offset === FULL_32
  const wideAt = at - LOCATOR64_BYTES - RECORD64_BYTES
  const list = isWide ? await readWide(file, wideAt, narrow) : narrow
  refuseHuge(list)
  if (list.offset + list.bytes !== (isWide ? wideAt : at))
    throw new Damage('its list of entries is not where its end record says')
  return list
}

/** Reads the Zip64 record, with all three numbers. Numbers that fit must also be in the end record itself. */
const readWide = async (file: FileHandle, at: number, narrow: EndFacts): Promise<EndFacts> => {
  if (at < 0) throw new Damage('it is cut')
  const record = await readAt(file, at, RECORD64_BYTES + LOCATOR64_BYTES)
  const [count, bytes, offset] = [32, 40, 48].map((field) => Number(record.readBigUInt64LE(field)))
  const isRight =
    record.readUInt32LE(0) === SIGNATURES.end64 &&
    record.readBigUInt64LE(4) === BigInt(END64_BYTES) &&
    record.readUInt32LE(RECORD64_BYTES) === SIGNATURES.locator64 &&
    record.readBigUInt64LE(RECORD64_BYTES + 8) === BigInt(at) &&
    Math.min(count ?? 0, FULL_16) === narrow.count &&
    Math.min(bytes ?? 0, FULL_32) === narrow.bytes &&
    Math.min(offset ?? 0, FULL_32) === narrow.offset
  if (!isRight) throw new Damage('its end is damaged')
  return { count: count ?? 0, bytes: bytes ?? 0, offset: offset ?? 0 }
}

const refuseHuge = ({ count, bytes }: EndFacts): void => {
  if (count > MOST_ENTRIES)
    throw new Damage(`it lists ${count} entries, and no release has more than ${MOST_ENTRIES}`)
  if (bytes > MOST_LIST_BYTES)
    throw new Damage(
      `its list of entries has ${bytes} bytes; no release has a longer list than ${MOST_LIST_BYTES}`,
    )
}

/** Reads exactly this many bytes of a file. */
export const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead !== length) throw new Damage('it is cut')
  return buffer
}

/** A fault of given files, in words for their owner. Any other error is our own bug. */
export class Damage extends Error {}

/** Explains damage, or content that cannot be unpacked. Rethrows any other error. */
export const explainDamage = (cause: unknown): string => {
  if (cause instanceof Damage) return cause.message
  if (isSystemFault(cause, 'Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT'))
    return 'its content cannot be unpacked'
  throw cause
}
