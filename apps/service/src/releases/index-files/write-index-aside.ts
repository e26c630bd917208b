import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { hasIndex } from './index-folder.ts'
import type { IndexNeeds } from './write-index.ts'

/** What the thread is given: a collection is a value with functions, which it imports by itself. */
export type IndexOrder = Omit<IndexNeeds, 'collection'> & { readonly module: string }

/** Makes the index of a release on a thread of its own, so that nobody who is served meanwhile waits. */
export const writeIndexAside = async ({ collection, ...needs }: IndexNeeds): Promise<void> => {
  if (hasIndex(needs.directory, needs.release)) return
  const workerData: IndexOrder = { ...needs, module: collection.module }
  await once(new Worker(new URL('./index-worker.ts', import.meta.url), { workerData }), 'exit')
  // A fault of the thread is thrown by `once`, from its event `error`.
}
