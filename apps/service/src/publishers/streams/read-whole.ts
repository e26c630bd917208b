import type { OpenDocument } from '../publisher.ts'

/**
 * All bytes of a document of a form that cannot be read piece by piece. `count` is called with every piece before it is
 * held, and throws where there are too many.
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
