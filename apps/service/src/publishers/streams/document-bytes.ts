import type { OpenDocument } from '../publisher.ts'

/** Bytes that a file gives at once. */
const PIECE = 65_536

/** Opens a document in memory, piece by piece, as a file would give it. */
export const openBytes = (bytes: Uint8Array, piece = PIECE): OpenDocument =>
  async function* () {
    for (let start = 0; start < bytes.length; start += piece) yield bytes.subarray(start, start + piece)
  }

/** Reads the first bytes of a document, or all of a shorter one. */
export const readStart = async (open: OpenDocument, length: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  let held = 0
  for await (const piece of open()) {
    pieces.push(piece)
    held += piece.length
    if (held >= length) break
  }
  return Buffer.concat(pieces).subarray(0, length)
}

/**
 * Reads all bytes of a document whose form cannot be read piece by piece. `count` is called with every piece before it
 * is held, and throws if there are too many.
 */
export const readWhole = async (
  open: OpenDocument,
  count: (bytes: number) => void = () => undefined,
): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of open()) {
    count(piece.length)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
