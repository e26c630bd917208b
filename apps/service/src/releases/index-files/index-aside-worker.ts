import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Collection } from '../collection.ts'
import { writeTableIndex, type IndexOrder } from './write-index.ts'

if (parentPort === null) throw new Error('this module is a thread of openIndexAside')
// Started by openIndexAside alone, with its order; the module exports the collection that named it.
const { release, folder, module } = workerData as IndexOrder
// As above.
const { collection } = (await import(module)) as { collection: Collection }

// Names of tables, and null behind the last.
for await (const [name] of on(parentPort, 'message')) {
  if (name === null) break
  for (const table of collection.tables)
    if (table.name === name) await writeTableIndex(release, folder, collection, table)
}
