import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { Zip, ZipDeflate } from 'fflate'
import { Refusal } from '../../platform/index.ts'
import { makeFileSet, type WrittenFile } from './file-set.ts'

/**
 * Time of every entry. A zip holds local time and no zone, and the library takes it from the machine's zone: made of
 * local parts, it is the same text in every zone. Noon is there on the days on which clocks are changed, too.
 */
const TIME = new Date(1980, 0, 1, 12)
const UNIX = 3
const FILE_FOR_ALL_TO_READ = 0o100644 << 16
const LEVEL = 4

export type ZipOrder = {
  /** Folder of the bag, in which the zip will lie. */
  readonly directory: string
  readonly bag: readonly WrittenFile[]
  /** Of the zip and of the one folder in it. */
  readonly name: string
}

/** The bag as one zip: the same files give the same bytes on any machine. */
export const writeZip = ({ directory, bag, name }: ZipOrder): WrittenFile => {
  const files = makeFileSet(directory)
  try {
    const file = files.open(`${name}.zip`)
    const zip = new Zip((fault, chunk) => {
      if (fault !== null) throw fault
      file.write(chunk)
    })
    for (const one of bag) refuseLarge(one)
    for (const { path } of bag) addEntry(zip, `${name}/${path}`, join(directory, path))
    zip.end()
    return refuseLarge(file.close())
  } finally {
    files.abandon()
  }
}

/** Sizes and places of a zip are 32 bits wide. */
const MOST_BYTES = 2 ** 32 - 1

const refuseLarge = (file: WrittenFile): WrittenFile => {
  if (file.bytes <= MOST_BYTES) return file
  throw new Refusal(
    'unavailable',
    `${file.path} is larger than a zip can be: the release holds too much for one.`,
  )
}

const addEntry = (zip: Zip, name: string, path: string): void => {
  const entry = new ZipDeflate(name, { level: LEVEL })
  Object.assign(entry, { mtime: TIME, os: UNIX, attrs: FILE_FOR_ALL_TO_READ })
  zip.add(entry)
  for (const chunk of readChunks(path)) entry.push(chunk)
  entry.push(NOTHING, true)
}

const CHUNK_BYTES = 1024 * 1024
const NOTHING = new Uint8Array()

/** All of one length but the last: how a file is cut decides how it is compressed. */
function* readChunks(path: string): Generator<Uint8Array, void, undefined> {
  const descriptor = openSync(path, 'r')
  try {
    const chunk = new Uint8Array(CHUNK_BYTES)
    for (let filled = CHUNK_BYTES; filled === CHUNK_BYTES;) {
      filled = 0
      for (let read = 1; read > 0 && filled < CHUNK_BYTES; filled += read)
        read = readSync(descriptor, chunk, filled, CHUNK_BYTES - filled, null)
      yield chunk.subarray(0, filled)
    }
  } finally {
    closeSync(descriptor)
  }
}
