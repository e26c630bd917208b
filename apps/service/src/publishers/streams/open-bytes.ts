import type { OpenDocument } from '../publisher.ts'

/** As much as files give at once. */
const PIECE = 65_536

/** A document that is held in memory, piece by piece as a file would give it. */
export const openBytes = (bytes: Uint8Array, piece = PIECE): OpenDocument =>
  async function* () {
    for (let start = 0; start < bytes.length; start += piece) yield bytes.subarray(start, start + piece)
  }
