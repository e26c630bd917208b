import {
  formatCentral,
  formatDescriptor,
  formatEnd,
  formatLocal,
  isLarge,
  type WrittenEntry,
} from './zip-records.ts'

/** Yields the pieces of a deflated content, and returns the size and checksum of the unpacked content. */
export type Packing = Generator<Uint8Array, { readonly bytes: number; readonly crc: number }, undefined>

/** `bytes`: as many as the content has before it is packed; where that is not known, about as many. */
export type ZipEntry = readonly [name: string, bytes: number, packing: Packing]

/** The pieces of a zip of any size, from its beginning to its end: nothing is gone back to. */
export function* writeZipPieces(entries: Iterable<ZipEntry>): Generator<Uint8Array, void, undefined> {
  const written: WrittenEntry[] = []
  let offset = 0
  const count = (bytes: Uint8Array): Uint8Array => {
    offset += bytes.length
    return bytes
  }
  for (const [name, bytes, packing] of entries) {
    const head = { name, isLarge: isLarge(bytes), offset }
    yield count(formatLocal(head))
    const start = offset
    let step = packing.next()
    for (; step.done !== true; step = packing.next()) yield count(step.value)
    const entry = { ...head, ...step.value, packedBytes: offset - start }
    yield count(formatDescriptor(entry))
    written.push(entry)
  }
  const list = Buffer.concat(written.map(formatCentral))
  yield list
  yield formatEnd({ count: written.length, bytes: list.length, offset })
}
