import type { FileHandle } from 'node:fs/promises'
import { END64_BYTES, FULL_16, FULL_32, SIGNATURES, type EndFacts } from '../bundle/zip-records.ts'
import { Damage } from './damage.ts'
import { readAt } from './read-at.ts'
import { GATE_LIMITS } from '../limits.ts'

const END_BYTES = 22
const LOCATOR64_BYTES = 20
const RECORD64_BYTES = 12 + END64_BYTES

const MOST_ENTRIES = GATE_LIMITS.zipEntries.value
const MOST_LIST_BYTES = GATE_LIMITS.zipListMib.value * 1024 * 1024

/**
 * Finds the list of entries of a zip. Only the records of the list may follow it, and no comment: otherwise two tools
 * could find two lists.
 */
export const findZipList = async (file: FileHandle): Promise<EndFacts> => {
  const { size } = await file.stat()
  const at = size - END_BYTES
  const end = at < 0 ? undefined : await readAt(file, at, END_BYTES)
  if (end?.readUInt32LE(0) !== SIGNATURES.end || end.readUInt16LE(20) !== 0)
    throw new Damage('it is no zip, or it is cut, or something was put behind its end')
  const narrow = { count: end.readUInt16LE(10), bytes: end.readUInt32LE(12), offset: end.readUInt32LE(16) }
  const isWide = narrow.count === FULL_16 || narrow.bytes === FULL_32 || narrow.offset === FULL_32
  const wideAt = at - LOCATOR64_BYTES - RECORD64_BYTES
  const list = isWide ? await readWide(file, wideAt, narrow) : narrow
  refuseHuge(list)
  if (list.offset + list.bytes !== (isWide ? wideAt : at))
    throw new Damage('its list of entries is not where its end has it')
  return list
}

/** Reads the Zip64 record: all three numbers. Those that fit must be the same as in the end record itself. */
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
      `its list of entries has ${bytes} bytes, and that of no release more than ${MOST_LIST_BYTES}`,
    )
}
