import { isUtf8 } from 'node:buffer'
import type { FileHandle } from 'node:fs/promises'
import { FULL_32, SIGNATURES, ZIP64 } from '../bundle/zip-records.ts'
import { Damage } from './damage.ts'
import { findZipList } from './find-zip-list.ts'
import { readAt } from './read-at.ts'

/** An entry as the list at the end of a zip has it. */
export type ZipEntry = {
  readonly name: string
  /** Bits of Unix: kind of file and permissions; 0 if none are given. */
  readonly mode: number
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

const CENTRAL_BYTES = 46

/** Reads the list of entries, by their places in the zip. */
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
  return { entries: entries.toSorted((one, other) => one.offset - other.offset), endOfEntries: offset }
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

/** Takes numbers that do not fit from the Zip64 extra field, which has them in this order. */
export const widen = (narrow: readonly number[], extra: Buffer): number[] => {
  let wide = findExtra(extra)
  return narrow.map((value) => {
    if (value !== FULL_32) return value
    if (wide.length < 8) throw new Damage('it does not say how large an entry is')
    const size = Number(wide.readBigUInt64LE(0))
    if (!Number.isSafeInteger(size)) throw new Damage(`it says ${size} of an entry, more than any file has`)
    wide = wide.subarray(8)
    return size
  })
}

/** Info-ZIP's other name, which some tools take in place of the usual one. */
const OTHER_NAME = 0x7075
const NONE = Buffer.alloc(0)

/** The extra field of Zip64; empty when there is none. */
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
