import { createHash } from 'node:crypto'
import { StoreFault, type ObjectStore } from '../../platform/object-store/index.ts'
import { FORMAT } from '../../tables/index.ts'
import { STORED_RELEASE_LIMITS } from '../limits.ts'
import { SUMMARY_FILE } from '../release-names.ts'
import { isSigned } from '../verify/signature.ts'

/** Signature of release.json in the store. The folder of a release does not have it. */
export const SUMMARY_SIGNATURE = `${SUMMARY_FILE}.sig`

export type StoreNeeds = {
  readonly objects: ObjectStore
  /** Folder of all releases of the collection. */
  readonly directory: string
  /** Public keys (PEM) whose releases and indexes are taken from the store. */
  readonly trusted: () => readonly string[]
}

export const releaseKey = (collection: string, release: string, path: string): string =>
  `releases/${collection}/${release}/${path}`

/** Key of a file of an index of this version's format. */
export const indexKey = (collection: string, release: string, path: string): string =>
  `indexes/${FORMAT}/${collection}/${release}/${path}`

/** Reads a small object; undefined if there is none. */
export const readSmall = async (
  objects: ObjectStore,
  key: string,
  signal?: AbortSignal,
): Promise<Buffer | undefined> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of objects.open(key, signal === undefined ? {} : { signal })) {
      bytes += piece.length
      if (bytes > MOST_BYTES)
        throw new StoreFault('cut', `The object ${key} is too large for what it should be.`)
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  } catch (cause) {
    if (cause instanceof StoreFault && cause.kind === 'missing') return undefined
    throw cause
  }
}

const MOST_BYTES = STORED_RELEASE_LIMITS.describingMib.value * 1024 * 1024

/** Whether one of the trusted keys signed these bytes. */
export const isTrusted = (bytes: Uint8Array, signature: Uint8Array, trusted: readonly string[]): boolean =>
  trusted.some((publicKey) => isSigned(bytes, { signature: Buffer.from(signature).toString(), publicKey }))

/** Whether the store has an object with this digest: all of its bytes are read. */
export const holds = async (
  objects: ObjectStore,
  key: string,
  { sha256, bytes }: { readonly sha256: string; readonly bytes: number },
  signal: AbortSignal,
): Promise<boolean> => {
  if ((await objects.findSize(key)) !== bytes) return false
  const hash = createHash('sha256')
  for (let from = 0; from < bytes;) {
    const before = from
    try {
      for await (const piece of objects.open(key, { from, signal })) {
        hash.update(piece)
        from += piece.length
      }
      if (from !== bytes) return false
    } catch (cause) {
      // A reading that was cut off goes on where it stopped.
      if (!(cause instanceof StoreFault && cause.kind === 'cut') || from === before) throw cause
    }
  }
  return hash.digest('hex') === sha256
}

/** Does the work for each item, several at once. The first fault ends it. */
export const forEachAtOnce = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const left = [...items]
  const workers = Array.from({ length: STORED_RELEASE_LIMITS.filesAtOnce.value }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  })
  try {
    await Promise.all(workers)
  } finally {
    left.length = 0
    await Promise.allSettled(workers)
  }
}
