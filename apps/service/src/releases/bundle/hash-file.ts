import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Size and digest of a file, read in pieces. */
export const hashFile = async (
  path: string,
): Promise<{ readonly sha256: string; readonly bytes: number }> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    // A stream without an encoding gives bytes.
    const piece = chunk as Uint8Array
    hash.update(piece)
    bytes += piece.length
  }
  return { sha256: hash.digest('hex'), bytes }
}
