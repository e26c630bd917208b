import { createHash, hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault, Refusal } from '../../platform/index.ts'
import { StoreFault } from '../../platform/object-store/index.ts'
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

/** Yields the bytes of an object from another place. Throws a StoreFault `missing` at once if it has none. */
export type FetchObject = (sha256: string) => AsyncIterable<Uint8Array>

export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

/** Relative to the archive. */
export const objectPath = (sha256: string): string => `objects/${sha256.slice(0, 2)}/${sha256}`

/** `fetch`: brings objects that this folder lacks, or has damaged. They are kept once their digest is verified. */
export const makeObjects = (directory: string, files: DurableFiles, fetch?: FetchObject): Objects => {
  const pathOf = (sha256: string) => join(directory, objectPath(sha256))
  const findHere = (sha256: string): Promise<ObjectState> => readState(readPieces(pathOf(sha256), sha256))
  const bring = async (sha256: string, state: ObjectState): Promise<ObjectState> => {
    if (fetch === undefined) return state
    try {
      await files.replace(pathOf(sha256), verify(fetch(sha256), sha256))
      return 'whole'
    } catch (cause) {
      if (cause instanceof DamagedObject) return 'damaged'
      if (!(cause instanceof StoreFault)) throw cause
      if (cause.kind === 'missing') return state
      throw refuseAway(sha256, cause)
    }
  }
  return {
    find: async (sha256) => {
      const state = await findHere(sha256)
      return state === 'whole' ? state : bring(sha256, state)
    },
    keep: async (bytes) => {
      const sha256 = sha256Of(bytes)
      if ((await findHere(sha256)) !== 'whole') await files.replace(pathOf(sha256), bytes)
      return sha256
    },
    open: async function* (sha256) {
      const state = yield* readPieces(pathOf(sha256), sha256)
      const brought = state === 'missing' ? await bring(sha256, state) : state
      const last =
        brought === 'whole' && state === 'missing' ? yield* readPieces(pathOf(sha256), sha256) : brought
      if (last !== 'whole') throw refuse(sha256, last)
    },
  }
}

class DamagedObject extends Error {}

/** Yields the pieces, and throws at their end if they do not match the digest. */
async function* verify(pieces: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256')
  for await (const piece of pieces) {
    digest.update(piece)
    yield piece
  }
  if (digest.digest('hex') !== sha256) throw new DamagedObject(`The bytes are not those of ${sha256}.`)
}

const readState = async (pieces: AsyncGenerator<Uint8Array, ObjectState>): Promise<ObjectState> => {
  for (;;) {
    const next = await pieces.next()
    if (next.done === true) return next.value
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

const refuseAway = (sha256: string, cause: StoreFault): Refusal =>
  new Refusal(
    'unavailable',
    `The document ${sha256} is not on this machine, and its store cannot give it now: ${cause.message}`,
    { cause, retryAfterSeconds: 60 },
  )

const refuse = (sha256: string, state: ObjectState): Refusal =>
  new Refusal(
    'unavailable',
    `The archived document ${sha256} is ${state}. Put ${objectPath(sha256)} back from a copy of the ` +
      'archive, or add the same document again as "sources check" says.',
  )
