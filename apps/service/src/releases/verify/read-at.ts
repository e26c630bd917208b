import type { FileHandle } from 'node:fs/promises'
import { Damage } from './damage.ts'

/** Reads exactly this many bytes of a file. */
export const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead !== length) throw new Damage('it is cut')
  return buffer
}
