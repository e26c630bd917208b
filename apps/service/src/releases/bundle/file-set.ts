import { createHash } from 'node:crypto'
import { closeSync, createReadStream, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type WrittenFile = { readonly path: string; readonly bytes: number; readonly sha256: string }

type OpenFile = {
  write(chunk: string | Uint8Array): void
  /** The file is durable when this returns. */
  close(): WrittenFile
}

/** The files of one release, hashed while they are written; paths are relative to its folder. */
export type FileSet = {
  open(path: string): OpenFile
  /** Writes a small file at once. */
  write(path: string, content: string | Uint8Array): WrittenFile
  /** Adds a file of the set that another writer wrote. */
  adopt(file: WrittenFile): void
  /** Lists the files that were written and closed, by path. */
  list(): readonly WrittenFile[]
  /** Closes the open files after an error. */
  abandon(): void
}

/** Texts are buffered up to this size before they are written. Most files never need as much. */
const BUFFERED_BYTES = 512 * 1024
const FIRST_BYTES = 4 * 1024
/** Most bytes that one UTF-16 code unit of a text takes in UTF-8. */
const UNIT_BYTES = 3

export const makeFileSet = (directory: string): FileSet => {
  const written: WrittenFile[] = []
  const descriptors = new Set<number>()
  const set: FileSet = {
    open: (path) => {
      const place = join(directory, path)
      mkdirSync(dirname(place), { recursive: true })
      const descriptor = openSync(place, 'wx')
      descriptors.add(descriptor)
      return makeOpenFile(descriptor, (facts) => {
        descriptors.delete(descriptor)
        const file = { path, ...facts }
        written.push(file)
        return file
      })
    },
    write: (path, content) => {
      const file = set.open(path)
      file.write(content)
      return file.close()
    },
    adopt: (file) => void written.push(file),
    list: () => written.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    abandon: () => {
      for (const descriptor of descriptors) closeSync(descriptor)
      descriptors.clear()
    },
  }
  return set
}

const makeOpenFile = (
  descriptor: number,
  settle: (facts: Omit<WrittenFile, 'path'>) => WrittenFile,
): OpenFile => {
  const hash = createHash('sha256')
  let bytes = 0
  let gathered = Buffer.allocUnsafe(FIRST_BYTES)
  let filled = 0
  const put = (chunk: Uint8Array): void => {
    hash.update(chunk)
    bytes += chunk.length
    for (let from = 0; from < chunk.length;) from += writeSync(descriptor, chunk, from)
  }
  const flush = (): void => {
    put(gathered.subarray(0, filled))
    filled = 0
  }
  const growTo = (needed: number): void => {
    let { length } = gathered
    while (length < needed) length *= 2
    const longer = Buffer.allocUnsafe(length)
    gathered.copy(longer, 0, 0, filled)
    gathered = longer
  }
  return {
    write: (chunk) => {
      const isShort = typeof chunk === 'string' && chunk.length * UNIT_BYTES <= BUFFERED_BYTES
      if (!isShort || filled + chunk.length * UNIT_BYTES > BUFFERED_BYTES) flush()
      if (isShort && filled + chunk.length * UNIT_BYTES > gathered.length)
        growTo(filled + chunk.length * UNIT_BYTES)
      if (isShort) filled += gathered.write(chunk, filled)
      else put(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    },
    close: () => {
      flush()
      fsyncSync(descriptor)
      closeSync(descriptor)
      return settle({ bytes, sha256: hash.digest('hex') })
    },
  }
}

/** Computes the size and digest of a file, read in pieces. */
export const hashFile = async (
  path: string,
): Promise<{ readonly sha256: string; readonly bytes: number }> => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    // A stream without an encoding yields bytes.
    const piece = chunk as Uint8Array
    hash.update(piece)
    bytes += piece.length
  }
  return { sha256: hash.digest('hex'), bytes }
}
