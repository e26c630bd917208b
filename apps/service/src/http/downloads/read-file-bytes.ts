import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { isSystemFault, Refusal } from '../../platform/index.ts'
import type { ByteRange } from '../answers/read-range.ts'

const CHUNK_BYTES = 256 * 1024

/**
 * Opens the file of a release, and makes sure that it is as long as the release says. Throws the refusal `not_found`
 * when the release was taken away meanwhile.
 */
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
 * These bytes, read no faster than they are taken; the file is closed at the end, and when the reader goes away. A
 * file that turns out shorter is a fault of the stream, so that the connection breaks and nothing looks complete.
 */
export const streamBytes = (file: FileHandle, range: ByteRange): Readable => {
  const stream = Readable.from(readChunks(file, range), { objectMode: false })
  // Not at the end of the generator, which never runs when the reader is gone before the first chunk.
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
