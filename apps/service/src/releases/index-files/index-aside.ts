import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AnyTable } from '../../tables/index.ts'
import type { Collection } from '../collection.ts'
import { listFiles, writeTableIndex, type IndexOrder } from './write-index.ts'

/** Writes the indexes of tables while other files of the release are still being written. */
export type IndexAside = {
  /** Adds a table whose data files are whole. */
  readonly add: (table: AnyTable) => void
  /** Settles when all added tables have their index. */
  readonly finish: () => Promise<void>
  /** Stops writing. */
  readonly stop: () => Promise<void>
}

type Place = Pick<IndexOrder, 'release' | 'folder'>

/**
 * Size of a table that is worth a thread: the thread loads the code of the collection first. It needs 60 MB on top of
 * the build's memory, and 170 MB while it indexes 200,000 records.
 */
const WORTH_A_THREAD_BYTES = 512 * 1024 * 1024

/**
 * Indexes large tables on a thread, one after another, because indexing takes a third of a build. Small tables wait for
 * `finish`.
 */
export const openIndexAside = (
  place: Place,
  collection: Collection,
  worthAThreadBytes = WORTH_A_THREAD_BYTES,
): IndexAside => {
  const small: AnyTable[] = []
  let thread: IndexThread | undefined
  return {
    add: (table) => {
      if (countBytes(place.release, collection, table) < worthAThreadBytes) small.push(table)
      else (thread ??= startThread({ ...place, module: collection.module })).worker.postMessage(table.name)
    },
    finish: async () => {
      thread?.worker.postMessage(null)
      for (const table of small) await writeTableIndex(place.release, place.folder, collection, table)
      await thread?.ended
    },
    stop: async () => {
      await thread?.worker.terminate()
    },
  }
}

const countBytes = (release: string, collection: Collection, table: AnyTable): number =>
  listFiles(collection, table).reduce((sum, path) => sum + statSync(join(release, path)).size, 0)

type IndexThread = { readonly worker: Worker; readonly ended: Promise<undefined> }

const startThread = (order: IndexOrder): IndexThread => {
  const worker = new Worker(new URL('index-aside-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  const { promise: ended, resolve, reject } = Promise.withResolvers<undefined>()
  worker.once('error', reject).once('exit', () => resolve(undefined))
  // Without this handler, a fault of the thread before the await would end the process.
  ended.catch(() => undefined)
  return { worker, ended }
}
