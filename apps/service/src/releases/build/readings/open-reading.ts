import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { isSystemFault } from '../../../platform/index.ts'

/** Texts of lines, which hold no line break. */
export type Lines = AsyncIterable<readonly string[]>

const SHA256_BYTES = 32

/** A skippable frame (RFC 8878, 3.1.2), so that any zstd reads the file: its number, and how long it is. */
const FRAME_HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, SHA256_BYTES, 0, 0, 0])

/** Ends the compressed lines. A file without it is not whole. */
export const makeTrailer = (digest: Uint8Array): Uint8Array => Buffer.concat([FRAME_HEAD, digest])

/** Verified before the first line is given: undefined when the file is missing or damaged. */
export const openReading = async (path: string): Promise<Lines | undefined> => {
  const file = await openIfThere(path)
  if (file === undefined) return undefined
  const sizeBytes = (await file.stat()).size - FRAME_HEAD.length - SHA256_BYTES
  if (sizeBytes > 0 && (await isWhole(file, sizeBytes))) return readLines(file, sizeBytes)
  await file.close()
  return undefined
}

const openIfThere = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}

const PIECE_BYTES = 1024 * 1024

const isWhole = async (file: FileHandle, sizeBytes: number): Promise<boolean> => {
  const digest = createHash('sha256')
  const pieces = { autoClose: false, start: 0, end: sizeBytes - 1, highWaterMark: PIECE_BYTES }
  // Streams without an encoding give bytes.
  for await (const piece of file.createReadStream(pieces)) digest.update(piece as Uint8Array)
  const expected = makeTrailer(digest.digest())
  const { buffer, bytesRead } = await file.read(Buffer.alloc(expected.length), 0, expected.length, sizeBytes)
  return bytesRead === expected.length && buffer.equals(expected)
}

async function* readLines(
  file: FileHandle,
  sizeBytes: number,
): AsyncGenerator<string[], undefined, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    const pieces = file.createReadStream({ autoClose: false, start: 0, end: sizeBytes - 1 })
    const texts = createZstdDecompress({ chunkSize: PIECE_BYTES })
    // Errors are thrown to the reader of the last stream.
    for await (const piece of pipeline(pieces, texts, () => undefined)) {
      // As above.
      const lines = (rest + decoder.decode(piece as Uint8Array, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield lines
    }
  } finally {
    await file.close()
  }
}
