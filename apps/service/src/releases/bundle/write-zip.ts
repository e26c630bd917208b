import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { Deflate } from 'fflate'
import { runOnThread } from '../run-on-thread.ts'
import { makeFileSet, type WrittenFile } from './file-set.ts'
import {
  formatCentral,
  formatDescriptor,
  formatEnd,
  formatLocal,
  isLarge,
  type WrittenEntry,
} from './zip-records.ts'

export type ZipOrder = {
  /** Folder of the bag, into which the zip is written. */
  readonly directory: string
  readonly bag: readonly WrittenFile[]
  /** Name of the zip and of the one folder in it. */
  readonly name: string
}

/** Writes the bag as one zip. The same files give the same bytes on any machine. */
export const writeZip = ({ directory, bag, name }: ZipOrder): WrittenFile => {
  const files = makeFileSet(directory)
  try {
    const file = files.open(`${name}.zip`)
    // All files share this memory: they are read one after another.
    const memory = new Uint8Array(CHUNK_BYTES)
    const entries = bag.map(({ path, bytes }): ZipEntry => {
      const packing = deflate(readChunks(join(directory, path), memory))
      return [`${name}/${path}`, bytes, packing]
    })
    for (const piece of writeZipPieces(entries)) file.write(piece)
    return file.close()
  } finally {
    files.abandon()
  }
}

const LEVEL = 4

export function* deflate(chunks: Iterable<Uint8Array>): Packing {
  let packed: Uint8Array[] = []
  const packer = new Deflate({ level: LEVEL }, (piece) => packed.push(piece))
  let [bytes, crc] = [0, 0]
  for (const chunk of chunks) {
    bytes += chunk.length
    crc = crc32(chunk, crc)
    packer.push(chunk)
    yield* packed
    packed = []
  }
  packer.push(NOTHING, true)
  yield* packed
  return { bytes, crc }
}

const CHUNK_BYTES = 1024 * 1024
const NOTHING = new Uint8Array()

/** Yields the chunks of a file. Each but the last fills the memory: the cut of a file decides how it is compressed. */
function* readChunks(path: string, memory: Uint8Array): Generator<Uint8Array, void, undefined> {
  const descriptor = openSync(path, 'r')
  try {
    const { length } = memory
    for (let filled = length; filled === length;) {
      filled = 0
      for (let read = 1; read > 0 && filled < length; filled += read)
        read = readSync(descriptor, memory, filled, length - filled, null)
      yield memory.subarray(0, filled)
    }
  } finally {
    closeSync(descriptor)
  }
}

/** Yields the pieces of a deflated content, and returns the size and checksum of the unpacked content. */
export type Packing = Generator<Uint8Array, { readonly bytes: number; readonly crc: number }, undefined>

/** `bytes`: size of the content before it is packed, or an estimate if the size is not known. */
export type ZipEntry = readonly [name: string, bytes: number, packing: Packing]

/** Yields a zip of any size from its beginning to its end, and never goes back. */
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

/** A smaller bag is compressed before a thread could have started. */
const WORTH_A_THREAD_BYTES = 8 * 1024 * 1024

/** Compresses the bag while `work` runs, on a thread if the bag is large: compressing takes a third of a build. */
export const zipAside = async <Result>(
  order: ZipOrder,
  work: () => Promise<Result>,
): Promise<{ readonly zip: WrittenFile; readonly result: Result }> => {
  if (order.bag.reduce((sum, { bytes }) => sum + bytes, 0) < WORTH_A_THREAD_BYTES)
    return { zip: writeZip(order), result: await work() }
  const thread = runOnThread(new URL('zip-worker.ts', import.meta.url), order, {
    limits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 },
  })
  try {
    const result = await work()
    // The message of zip-worker.ts.
    return { zip: (await thread.ended) as WrittenFile, result }
  } finally {
    await thread.worker.terminate()
  }
}
