import { evidenceKey } from '../corrections/index.ts'
import type { DataFile } from './list-data-files.ts'
import type { LeftToStore } from './manifest.ts'

/** Store of objects that several machines share. */
export type CommonStore = {
  readonly address: string
  /** Key of the object with the content of a file of the data directory; undefined for a file that is never shared. */
  findKey(path: string): string | undefined
  /** Size of an object; undefined if there is none. Throws an OperatorFault if the store is away. */
  findSize(key: string): Promise<number | undefined>
}

/** Finds what the store holds, so that the backup need not copy it. Objects were verified when they were stored. */
export class HeldObjects {
  readonly #store: CommonStore | undefined
  readonly #paths = new Set<string>()
  readonly #objects: { key: string; bytes: number }[] = []

  constructor(store: CommonStore | undefined) {
    this.#store = store
  }

  /** Whether the store holds the file whole. */
  async holds({ path, bytes }: Pick<DataFile, 'path' | 'bytes'>): Promise<boolean> {
    const key = this.#store?.findKey(path)
    if (key === undefined || (await this.#store?.findSize(key)) !== bytes) return false
    this.#paths.add(path)
    this.#objects.push({ key, bytes })
    return true
  }

  async holdsEvidence(sha256: string): Promise<boolean> {
    const key = evidenceKey(sha256)
    const bytes = await this.#store?.findSize(key)
    if (bytes === undefined) return false
    if (!this.#objects.some((object) => object.key === key)) this.#objects.push({ key, bytes })
    return true
  }

  /** Whether the store was found to hold this file of the data directory. */
  has(path: string): boolean {
    return this.#paths.has(path)
  }

  describe(): LeftToStore | undefined {
    return this.#store && { address: this.#store.address, objects: this.#objects }
  }
}
