import type { OpenDocument } from '../publisher.ts'

/** The first bytes of a document, or all of it where it is shorter. */
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
