import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreFault, type ObjectStore } from '../../platform/object-store/index.ts'

/** A file whose bytes in the store are not those that its digest states. */
export class WrongBytes extends Error {}

export type FetchOrder = {
  readonly key: string
  /** Path of the file to write. Its bytes so far count, and the fetch goes on behind them. */
  readonly file: string
  readonly bytes: number
  readonly sha256: string
  readonly signal: AbortSignal
}

/** Fetches an object into a file, which is durable when this returns. Throws WrongBytes, and then removes the file. */
export const fetchFile = async (objects: ObjectStore, order: FetchOrder): Promise<void> => {
  const hash = createHash('sha256')
  await mkdir(dirname(order.file), { recursive: true })
  const resumedAt = await hashSoFar(order.file, order.bytes, hash)
  await fetchRest(objects, order, resumedAt, hash)
  if (hash.digest('hex') === order.sha256) return
  await rm(order.file, { force: true })
  if (resumedAt === 0) throw new WrongBytes(order.key)
  // The bytes of the earlier try may be the wrong ones.
  await fetchFile(objects, order)
}

const fetchRest = async (
  objects: ObjectStore,
  order: FetchOrder,
  resumedAt: number,
  hash: Hash,
): Promise<void> => {
  let from = resumedAt
  do {
    const { reached, isCut } = await fetchFrom(objects, order, from, hash)
    // An object that is whole and too short has other bytes.
    if (!isCut) return
    if (reached === from) throw new StoreFault('cut', `The object ${order.key} ended at byte ${from}.`)
    from = reached
  } while (from < order.bytes)
}

/** Hashes the bytes that an earlier try fetched. A file that is too long is none of it. */
const hashSoFar = async (file: string, bytes: number, hash: Hash): Promise<number> => {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > bytes) await rm(file)
  if (size === 0 || size > bytes) return 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }))
    // A stream without an encoding yields bytes.
    hash.update(chunk as Uint8Array)
  return size
}

/** Appends the bytes from an offset until the body ends or is cut off. Returns the offset that it reached. */
const fetchFrom = async (
  objects: ObjectStore,
  { key, file, bytes, signal }: FetchOrder,
  from: number,
  hash: Hash,
): Promise<{ readonly reached: number; readonly isCut: boolean }> => {
  let [at, isCut] = [from, false]
  await append(file, from, async (write) => {
    try {
      for await (const piece of objects.open(key, { from, signal })) {
        if (at + piece.length > bytes) throw new WrongBytes(key)
        await write(piece, at)
        hash.update(piece)
        at += piece.length
      }
    } catch (cause) {
      if (!(cause instanceof StoreFault && cause.kind === 'cut')) throw cause
      isCut = true
    }
  })
  return { reached: at, isCut }
}

type Write = (piece: Uint8Array, at: number) => Promise<unknown>

const append = async (file: string, from: number, work: (write: Write) => Promise<void>): Promise<void> => {
  const handle = await open(file, from === 0 ? 'w' : 'r+')
  try {
    await work(async (piece, at) => {
      for (let done = 0; done < piece.length;)
        done += (await handle.write(piece, done, piece.length - done, at + done)).bytesWritten
    })
    await handle.sync()
  } finally {
    await handle.close()
  }
}
