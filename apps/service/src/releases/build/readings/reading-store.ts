import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createZstdDecompress, zstdCompressSync } from 'node:zlib'
import { isSystemFault } from '../../../platform/index.ts'

/** A file that is being written. It gets its name only when it is whole. */
export type ReadingDraft = {
  add(line: string): void
  keep(): void
  /** Discards the lines of this reading. Earlier readings stay. */
  abandon(): void
}

/** Keeps lines by name, for later builds. A lost or damaged file is made again. */
export type ReadingStore = {
  /** Undefined if nothing has this name, or if the file is damaged. */
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

/** Lines are compressed in frames of this size, so that memory need not hold all of them. */
const FRAME_CHARACTERS = 1024 * 1024

/** Compresses at the fastest level: reading must cost less than parsing again. */
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

/** Writes in a loop, because a disk that is nearly full takes only a part. */
const writeWhole = (file: number, bytes: Uint8Array): void => {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
}

/** Texts of lines, which hold no line break. */
export type Lines = AsyncIterable<readonly string[]>

const SHA256_BYTES = 32

/** Head of a skippable frame (RFC 8878, 3.1.2), so that any zstd reads the file: its magic number and its length. */
const FRAME_HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, SHA256_BYTES, 0, 0, 0])

/** Makes the last bytes of a file. A file without them is not whole. */
const makeTrailer = (digest: Uint8Array): Uint8Array => Buffer.concat([FRAME_HEAD, digest])

/** Opens a file, and verifies it before it yields the first line. Undefined if the file is missing or damaged. */
const openReading = async (path: string): Promise<Lines | undefined> => {
  const file = await openIfThere(path)
  if (file === undefined) return undefined
  const sizeBytes = (await file.stat()).size - FRAME_HEAD.length - SHA256_BYTES
  if (sizeBytes > 0 && (await isWhole(file, sizeBytes))) return readLines(file, sizeBytes)
  await file.close()
  return undefined
}

const openIfThere = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}

const PIECE_BYTES = 1024 * 1024

const isWhole = async (file: FileHandle, sizeBytes: number): Promise<boolean> => {
  const digest = createHash('sha256')
  const pieces = { autoClose: false, start: 0, end: sizeBytes - 1, highWaterMark: PIECE_BYTES }
  // A stream without an encoding yields bytes.
  for await (const piece of file.createReadStream(pieces)) digest.update(piece as Uint8Array)
  const expected = makeTrailer(digest.digest())
  const { buffer, bytesRead } = await file.read(Buffer.alloc(expected.length), 0, expected.length, sizeBytes)
  return bytesRead === expected.length && buffer.equals(expected)
}

async function* readLines(
  file: FileHandle,
  sizeBytes: number,
): AsyncGenerator<string[], undefined, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    const pieces = file.createReadStream({ autoClose: false, start: 0, end: sizeBytes - 1 })
    const texts = createZstdDecompress({ chunkSize: PIECE_BYTES })
    // Errors of either stream reach the reader of the last one.
    for await (const piece of pipeline(pieces, texts, () => undefined)) {
      // A stream without an encoding yields bytes.
      const lines = (rest + decoder.decode(piece as Uint8Array, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield lines
    }
  } finally {
    await file.close()
  }
}
