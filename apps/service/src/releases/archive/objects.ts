import { hash } from 'node:crypto'
import { join } from 'node:path'
import { Refusal } from '../../platform/index.ts'
import { readIfThere, type DurableFiles } from './durable-files.ts'

/** Bytes of documents by their digest: `objects/ab/<sha256>`. What is kept is never changed. */
export type Objects = {
  /** Gives the digest. Heals an object of this digest that was lost or damaged. */
  keep(bytes: Uint8Array): Promise<string>
  /** Verifies the digest. Throws the refusal `unavailable` for an object that is missing or damaged. */
  read(sha256: string): Promise<Uint8Array>
  find(sha256: string): Promise<FoundObject>
}

export type FoundObject =
  { readonly kind: 'whole'; readonly bytes: Uint8Array } | { readonly kind: 'missing' | 'damaged' }

export const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

/** Relative to the archive. */
export const objectPath = (sha256: string): string => `objects/${sha256.slice(0, 2)}/${sha256}`

export const makeObjects = (directory: string, files: DurableFiles): Objects => {
  const find = async (sha256: string): Promise<FoundObject> => {
    const bytes = await readIfThere(join(directory, objectPath(sha256)))
    if (bytes === undefined) return { kind: 'missing' }
    return sha256Of(bytes) === sha256 ? { kind: 'whole', bytes } : { kind: 'damaged' }
  }
  return {
    find,
    keep: async (bytes) => {
      const sha256 = sha256Of(bytes)
      const { kind } = await find(sha256)
      if (kind !== 'whole') await files.replace(join(directory, objectPath(sha256)), bytes)
      return sha256
    },
    read: async (sha256) => {
      const found = await find(sha256)
      if (found.kind === 'whole') return found.bytes
      throw new Refusal(
        'unavailable',
        `The archived document ${sha256} is ${found.kind}. Put ${objectPath(sha256)} back from a copy of the ` +
          'archive, or add the same document again as "sources check" says.',
      )
    },
  }
}
