import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { openReading, makeTrailer, type Lines } from './open-reading.ts'

/** A file that is being written. It is under its name when it is whole, and not before. */
export type ReadingDraft = {
  add(line: string): void
  keep(): void
  /** Discards the lines of this reading. Earlier readings stay. */
  abandon(): void
}

/** Lines by name, for later builds. A lost or damaged file is only made again. */
export type ReadingStore = {
  /** Undefined when there is nothing under this name, and when it is damaged. */
  find(name: string): Promise<Lines | undefined>
  begin(name: string): ReadingDraft
  /** Removes everything that was neither requested nor written since the store was made. */
  removeUnused(): void
}

/** `drafts`: a folder on the same file system, cleared by a later build after a process was killed. */
export const makeReadingStore = (folder: string, drafts: string): ReadingStore => {
  const used = new Set<string>()
  mkdirSync(folder, { recursive: true })
  return {
    find: (name) => {
      used.add(name)
      return openReading(join(folder, name))
    },
    begin: (name) => {
      used.add(name)
      return beginDraft(join(drafts, name), join(folder, name))
    },
    removeUnused: () => {
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
    },
  }
}

/** Lines are compressed together, so that they need not all be held. */
const FRAME_CHARACTERS = 1024 * 1024

/** At the fastest level: reading must cost less than parsing again. */
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

const beginDraft = (draft: string, place: string): ReadingDraft => {
  const file = openSync(draft, 'w')
  const digest = createHash('sha256')
  let isOpen = true
  let waiting: string[] = []
  let characters = 0
  const flush = (): void => {
    const frame = zstdCompressSync(waiting.join(''), COMPRESSION)
    digest.update(frame)
    writeWhole(file, frame)
    waiting = []
    characters = 0
  }
  const close = (): void => {
    if (isOpen) closeSync(file)
    isOpen = false
  }
  return {
    add: (line) => {
      waiting.push(line, '\n')
      characters += line.length
      if (characters >= FRAME_CHARACTERS) flush()
    },
    keep: () => {
      flush()
      writeWhole(file, makeTrailer(digest.digest()))
      close()
      renameSync(draft, place)
    },
    abandon: close,
  }
}

/** A disk that is nearly full takes a part. */
const writeWhole = (file: number, bytes: Uint8Array): void => {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
}
