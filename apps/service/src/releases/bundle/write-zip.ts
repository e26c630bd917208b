import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { Deflate } from 'fflate'
import { makeFileSet, type WrittenFile } from './file-set.ts'
import { writeZipPieces, type Packing, type ZipEntry } from './zip-writer.ts'

export type ZipOrder = {
  /** Folder of the bag, in which the zip will lie. */
  readonly directory: string
  readonly bag: readonly WrittenFile[]
  /** Name of the zip and of the one folder in it. */
  readonly name: string
}

/** The bag as one zip: the same files give the same bytes on any machine. */
export const writeZip = ({ directory, bag, name }: ZipOrder): WrittenFile => {
  const files = makeFileSet(directory)
  try {
    const file = files.open(`${name}.zip`)
    // Files are read one after another.
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

/** All fill the memory but the last: how a file is cut decides how it is compressed. */
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
