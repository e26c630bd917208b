import {
  formatCentral,
  formatDescriptor,
  formatEnd,
  formatLocal,
  isLarge,
  type WrittenEntry,
} from './zip-records.ts'

/** Gives the pieces of a deflated content, and in the end what they unpack to. */
export type Packing = Generator<Uint8Array, { readonly bytes: number; readonly crc: number }, undefined>

export type ZipWriter = {
  /** `bytes`: as many as the content has before it is packed. */
  add(name: string, bytes: number, packing: Packing): void
  /** Writes the list of entries. */
  end(): void
}

/** A zip of any size, written from its beginning to its end: nothing is gone back to. */
export const makeZipWriter = (write: (bytes: Uint8Array) => void): ZipWriter => {
  const entries: WrittenEntry[] = []
  let offset = 0
  const put = (bytes: Uint8Array): void => {
    write(bytes)
    offset += bytes.length
  }
  return {
    add: (name, bytes, packing) => {
      const head = { name, isLarge: isLarge(bytes), offset }
      put(formatLocal(head))
      const start = offset
      let step = packing.next()
      for (; step.done !== true; step = packing.next()) put(step.value)
      const entry = { ...head, ...step.value, packedBytes: offset - start }
      put(formatDescriptor(entry))
      entries.push(entry)
    },
    end: () => {
      const list = Buffer.concat(entries.map(formatCentral))
      const facts = { count: entries.length, bytes: list.length, offset }
      put(list)
      put(formatEnd(facts))
    },
  }
}
