import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Size and digest of a file. */
export type Content = { readonly bytes: number; readonly sha256: string }

/** For the owner alone: a backup holds what its service holds. */
const MODE = { file: 0o600, folder: 0o700 }

/** Opens the file when its first chunk is asked for. */
export async function* readChunks(path: string): AsyncGenerator<Buffer> {
  // A stream without an encoding gives bytes.
  yield* createReadStream(path) as AsyncIterable<Buffer>
}

export const readDigest = async (chunks: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** Writes a file that is durable once this resolves. A file that exists is written anew. */
export const writeChunks = async (
  path: string,
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<Content> => {
  await mkdir(dirname(path), { recursive: true, mode: MODE.folder })
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'w', MODE.file)
  try {
    for await (const chunk of chunks) {
      const content = Buffer.from(chunk)
      hash.update(content)
      bytes += content.length
      await file.appendFile(content)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Moves a file of one file system, so that a crash leaves it here or there. */
export const moveFile = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: MODE.folder })
  await rename(from, to)
  await syncFolder(dirname(to))
}

export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Joins short texts to chunks of a size that a disk likes. */
export async function* joinLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting: string[] = []
  let length = 0
  for await (const line of lines) {
    waiting.push(line)
    length += line.length
    if (length < CHUNK) continue
    yield waiting.join('')
    ;[waiting, length] = [[], 0]
  }
  yield waiting.join('')
}

const CHUNK = 65_536
