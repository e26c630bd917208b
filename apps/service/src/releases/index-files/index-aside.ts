import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyTable } from '../../tables/index.ts'
import type { Collection } from '../collection.ts'
import { startCollectionThread } from '../collection-thread.ts'
import type { Thread } from '../run-on-thread.ts'
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
  order: IndexOrder,
  collection: Collection,
  worthAThreadBytes = WORTH_A_THREAD_BYTES,
): IndexAside => {
  const small: AnyTable[] = []
  let thread: Thread | undefined
  const start = () =>
    startCollectionThread(
      { duty: 'tables', collection: collection.name, order },
      { limits: { maxYoungGenerationSizeMb: 16 } },
    )
  return {
    add: (table) => {
      if (countBytes(order.release, collection, table) < worthAThreadBytes) small.push(table)
      else (thread ??= start()).worker.postMessage(table.name)
    },
    finish: async () => {
      thread?.worker.postMessage(null)
      for (const table of small) await writeTableIndex(order, collection, table)
      await thread?.ended
    },
    stop: async () => {
      await thread?.worker.terminate()
    },
  }
}

const countBytes = (release: string, collection: Collection, table: AnyTable): number =>
  listFiles(collection, table).reduce((sum, path) => sum + statSync(join(release, path)).size, 0)
