import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { isSystemFault, Refusal } from '../../platform/index.ts'
import type { ByteRange } from '../answers/read-range.ts'

const CHUNK_BYTES = 256 * 1024

/** Opens a file of a release and checks its size. Throws `not_found` if the release has been removed. */
export const openReleaseFile = async (path: string, bytes: number): Promise<FileHandle> => {
  const file = await open(path).catch((cause: unknown) => {
    throw isSystemFault(cause, 'ENOENT')
      ? new Refusal('not_found', 'This release is no longer kept here.', { cause })
      : cause
  })
  const { size } = await file.stat()
  if (size === bytes) return file
  await file.close()
  throw new Error(`${path} has ${size} bytes; its release says ${bytes}`)
}

/**
 * Streams these bytes as fast as the client takes them, and closes the file at the end or when the client leaves. A
 * truncated file is a fault of the stream: the connection breaks, so that the answer does not look complete.
 */
export const streamBytes = (file: FileHandle, range: ByteRange): Readable => {
  const stream = Readable.from(readChunks(file, range), { objectMode: false })
  // The generator cannot do this at its end: it never runs if the client leaves before the first chunk.
  stream.once('close', () => void file.close())
  return stream
}

async function* readChunks(file: FileHandle, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  for (let position = start; position <= end;) {
    const length = Math.min(CHUNK_BYTES, end + 1 - position)
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position)
    if (bytesRead === 0) throw new Error(`the file ended at ${position}, before ${end}`)
    yield buffer.subarray(0, bytesRead)
    position += bytesRead
  }
}
