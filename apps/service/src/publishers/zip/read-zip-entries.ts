import { crc32, inflateRawSync } from 'node:zlib'
import type { OpenDocument } from '../publisher.ts'
import { readForward, type ForwardReader } from '../streams/read-forward.ts'
import { HEADER_BYTES, listZipEntries, refuse, type ListedEntry } from './zip-directory.ts'

/** A file of an archive, unpacked. */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array }

/**
 * Unpacks the files of a ZIP archive one by one, so that memory holds one of them. The size and the checksum of each are
 * compared with the directory. Throws a DocumentRefused for an archive that is damaged, cut off or too large.
 */
export async function* readZipEntries(open: OpenDocument): AsyncGenerator<ZipEntry, void, undefined> {
  const listed = await listZipEntries(open)
  const reader = readForward(open)
  try {
    for (const entry of listed) yield { name: entry.name, bytes: await readEntry(reader, entry) }
  } finally {
    await reader.close()
  }
}

const LOCAL_SIGNATURE = 0x04034b50

const readEntry = async (reader: ForwardReader, entry: ListedEntry): Promise<Uint8Array> => {
  const { name, packedBytes } = entry
  const packed = await reader.take(await findStart(reader, entry), packedBytes)
  const bytes = entry.isDeflated ? inflate(packed, entry) : packed
  if (bytes.length !== entry.bytes || crc32(bytes) !== entry.crc) return refuse(`“${name}” is damaged`)
  return bytes
}

/** Finds the first byte of an entry, behind its own header, which must agree with the directory. */
export const findStart = async (reader: ForwardReader, { name, offset }: ListedEntry): Promise<number> => {
  const header = await reader.take(offset, HEADER_BYTES)
  if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE)
    return refuse(`“${name}” is not where its directory says`)
  const nameBytes = header.readUInt16LE(26)
  const own = await reader.take(offset + HEADER_BYTES, nameBytes)
  if (own.toString('utf8') !== name) return refuse(`“${name}” has a different name before its bytes`)
  return offset + HEADER_BYTES + nameBytes + header.readUInt16LE(28)
}

const inflate = (packed: Uint8Array, { name, bytes }: ListedEntry): Uint8Array => {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(bytes, 1) })
  } catch (cause) {
    // The library throws for bytes that are not deflated, and for more bytes than it may unpack.
    return refuse(`“${name}” is damaged`, { cause })
  }
}
