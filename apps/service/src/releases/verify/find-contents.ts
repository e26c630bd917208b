import type { FileHandle } from 'node:fs/promises'
import { DESCRIBED_BEHIND, FULL_32, formatDescriptor, SIGNATURES } from '../bundle/zip-records.ts'
import { Damage } from './damage.ts'
import { readAt } from './read-at.ts'
import { widen, type ZipEntry } from './zip-entries.ts'

export type FoundEntry = { readonly entry: ZipEntry; readonly start: number }

/**
 * Finds the place at which the content of each entry begins. The entries must follow each other without a gap and
 * without an overlap, and each local header must repeat the facts of the list: a tool that does not read the list finds
 * the same files.
 */
export const findContents = async (
  file: FileHandle,
  { entries, endOfEntries }: { readonly entries: readonly ZipEntry[]; readonly endOfEntries: number },
): Promise<FoundEntry[]> => {
  if (endOfEntries !== 0 && entries[0]?.offset !== 0) throw new Damage('it does not begin with an entry')
  const found = []
  for (const [index, entry] of entries.entries()) {
    const start = await findStart(file, entry)
    await refuseGap(file, entry, start + entry.packedBytes, entries[index + 1]?.offset ?? endOfEntries)
    found.push({ entry, start })
  }
  return found
}

const LOCAL_BYTES = 30

const findStart = async (file: FileHandle, entry: ZipEntry): Promise<number> => {
  const header = await readAt(file, entry.offset, LOCAL_BYTES)
  const [nameBytes, extraBytes] = [header.readUInt16LE(26), header.readUInt16LE(28)]
  const behind = await readAt(file, entry.offset + LOCAL_BYTES, nameBytes + extraBytes)
  const sizes = widen(
    [22, 18].map((field) => header.readUInt32LE(field)),
    behind.subarray(nameBytes),
  )
  const isRight =
    header.readUInt32LE(0) === SIGNATURES.local &&
    header.readUInt16LE(6) === entry.flags &&
    header.readUInt16LE(8) === entry.method &&
    behind.subarray(0, nameBytes).equals(Buffer.from(entry.name)) &&
    (isDescribedBehind(entry) ||
      (header.readUInt32LE(14) === entry.crc && sizes[0] === entry.bytes && sizes[1] === entry.packedBytes))
  if (!isRight) throw new Damage(`${entry.name} is not what the list says`)
  return entry.offset + LOCAL_BYTES + nameBytes + extraBytes
}

const isDescribedBehind = ({ flags }: ZipEntry): boolean => (flags & DESCRIBED_BEHIND) !== 0

/** Size of the signature, which a tool may leave out. */
const SIGNATURE_BYTES = 4
const MOST_DESCRIPTOR_BYTES = 24

/** Between two entries there is only the descriptor of the first. */
const refuseGap = async (file: FileHandle, entry: ZipEntry, from: number, to: number): Promise<void> => {
  if (to < from) throw new Damage(`${entry.name} and the entry behind it lie over each other`)
  if (to - from > MOST_DESCRIPTOR_BYTES)
    throw new Damage(`behind ${entry.name} is something that is no entry`)
  const gap = await readAt(file, from, to - from)
  if (!listGaps(entry).some((one) => one.equals(gap)))
    throw new Damage(`behind ${entry.name} is something that is no entry`)
}

const listGaps = (entry: ZipEntry): Buffer[] => {
  if (!isDescribedBehind(entry)) return [Buffer.alloc(0)]
  const narrow = entry.bytes < FULL_32 && entry.packedBytes < FULL_32
  return (narrow ? [true, false] : [true])
    .map((isLarge) => formatDescriptor({ ...entry, isLarge }))
    .flatMap((whole) => [whole, whole.subarray(SIGNATURE_BYTES)])
}
