import { workerData } from 'node:worker_threads'
import type { Collection } from './collection.ts'
import type { IndexOrder } from './index-files/write-index.ts'
import { runOnThread, type Thread, type ThreadOptions } from './run-on-thread.ts'
import type { ArchiveOrder } from './surroundings/surroundings.ts'

/** A duty on a collection, named because functions cannot be sent to a thread. */
type ThreadStart = { readonly collection: string } & (
  | { readonly duty: 'index' | 'tables'; readonly order: IndexOrder }
  | { readonly duty: 'surroundings'; readonly order: ArchiveOrder }
)

/** Finds the collections of the service by name. */
const ENTRY = new URL('../bin/collection-thread.ts', import.meta.url)

/** Starts a thread for one duty. Tests give the entry of their own collection. */
export const startCollectionThread = (start: ThreadStart, options: ThreadOptions, entry = ENTRY): Thread =>
  runOnThread(entry, start, options)

/** Does the duty of this thread. */
export const serveCollectionThread = async (
  findCollection: (name: string) => Promise<Collection>,
): Promise<void> => {
  // Only startCollectionThread starts these threads.
  const start = workerData as ThreadStart
  const collection = await findCollection(start.collection)
  if (start.duty === 'surroundings') {
    const { serveSurroundings } = await import('./surroundings/serve-surroundings.ts')
    serveSurroundings(start.order, collection)
  } else {
    const { serveTables, writeIndex } = await import('./index-files/write-index.ts')
    await (start.duty === 'index' ? writeIndex : serveTables)(start.order, collection)
  }
}
