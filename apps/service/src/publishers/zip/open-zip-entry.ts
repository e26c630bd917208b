import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { DOCUMENT_LIMITS } from '../limits.ts'
import type { OpenDocument } from '../publisher.ts'
import { readForward } from '../streams/read-forward.ts'
import { findStart } from './read-zip-entries.ts'
import { refuse, type ListedEntry, type ZipBounds } from './zip-directory.ts'

/** Bounds of an archive whose entries are never held. */
export const STREAMED_ENTRIES: ZipBounds = {
  entryBytes: DOCUMENT_LIMITS.zipStreamedBytes.value,
  bytes: DOCUMENT_LIMITS.zipStreamedBytes.value,
}

/**
 * Opens a file of a ZIP archive, and unpacks it piece by piece. Throws a DocumentRefused as soon as it has more bytes
 * than the directory says, and at its end if it has fewer or its checksum differs.
 */
export const openZipEntry = (open: OpenDocument, entry: ListedEntry): OpenDocument =>
  async function* () {
    const { name, bytes, crc } = entry
    let [total, sum] = [0, 0]
    for await (const piece of entry.isDeflated ? inflate(open, entry) : readPacked(open, entry)) {
      total += piece.length
      if (total > bytes) refuse(`“${name}” has more bytes than its directory says`)
      sum = crc32(piece, sum)
      yield piece
    }
    if (total !== bytes || sum !== crc) refuse(`“${name}” is damaged`)
  }

async function* inflate(open: OpenDocument, entry: ListedEntry): AsyncGenerator<Uint8Array> {
  try {
    // An error of either stream ends both, and the second throws it.
    const unpacked: AsyncIterable<Buffer> = pipeline(
      readPacked(open, entry),
      createInflateRaw(),
      () => undefined,
    )
    yield* unpacked
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && String(cause.code).startsWith('Z_'))) throw cause
    refuse(`“${entry.name}” is damaged`, { cause })
  }
}

/** Bytes that are read at once. */
const PIECE = 65_536

async function* readPacked(open: OpenDocument, entry: ListedEntry): AsyncGenerator<Uint8Array> {
  const reader = readForward(open)
  try {
    const start = await findStart(reader, entry)
    for (let read = 0; read < entry.packedBytes;) {
      const piece = await reader.take(start + read, Math.min(PIECE, entry.packedBytes - read))
      if (piece.length === 0) refuse(`“${entry.name}” is cut off`)
      read += piece.length
      yield piece
    }
  } finally {
    await reader.close()
  }
}
