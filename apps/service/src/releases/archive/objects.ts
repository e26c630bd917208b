import { createHash, hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault, Refusal } from '../../platform/index.ts'
import type { DurableFiles } from './durable-files.ts'

/** Bytes of documents by their digest: `objects/ab/<sha256>`. Objects never change. */
export type Objects = {
  /** Stores the bytes, and returns their digest. Replaces an object that was lost or damaged. */
  keep(bytes: Uint8Array): Promise<string>
  /**
   * Yields the bytes piece by piece, and verifies their digest. Throws the refusal `unavailable` at once for a missing
   * object, and at its end for a damaged one.
   */
  open(sha256: string): AsyncGenerator<Uint8Array>
  /** Reads the whole object. */
  find(sha256: string): Promise<ObjectState>
}

export type ObjectState = 'whole' | 'missing' | 'damaged'

export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

/** Relative to the archive. */
export const objectPath = (sha256: string): string => `objects/${sha256.slice(0, 2)}/${sha256}`

export const makeObjects = (directory: string, files: DurableFiles): Objects => {
  const pathOf = (sha256: string) => join(directory, objectPath(sha256))
  const find = async (sha256: string): Promise<ObjectState> => {
    const pieces = readPieces(pathOf(sha256), sha256)
    for (;;) {
      const next = await pieces.next()
      if (next.done === true) return next.value
    }
  }
  return {
    find,
    keep: async (bytes) => {
      const sha256 = sha256Of(bytes)
      if ((await find(sha256)) !== 'whole') await files.replace(pathOf(sha256), bytes)
      return sha256
    },
    open: async function* (sha256) {
      const state = yield* readPieces(pathOf(sha256), sha256)
      if (state !== 'whole') throw refuse(sha256, state)
    },
  }
}

/** Yields the pieces of a file, and returns whether they match the digest. */
async function* readPieces(path: string, sha256: string): AsyncGenerator<Uint8Array, ObjectState> {
  const file = await openIfThere(path)
  if (file === undefined) return 'missing'
  const digest = createHash('sha256')
  // The stream closes the file, even if it is not read to its end.
  const pieces: AsyncIterable<Uint8Array> = file.createReadStream()
  for await (const piece of pieces) {
    digest.update(piece)
    yield piece
  }
  return digest.digest('hex') === sha256 ? 'whole' : 'damaged'
}

const openIfThere = async (path: string) => {
  try {
    return await open(path)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}

const refuse = (sha256: string, state: ObjectState): Refusal =>
  new Refusal(
    'unavailable',
    `The archived document ${sha256} is ${state}. Put ${objectPath(sha256)} back from a copy of the ` +
      'archive, or add the same document again as "sources check" says.',
  )
