import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Collection } from '../collection.ts'
import { writeTableIndex, type IndexOrder } from './write-index.ts'

if (parentPort === null) throw new Error('this module is a thread of openIndexAside')
// Only openIndexAside starts this thread, with its order. The order names the module that exports the collection.
const { release, folder, module } = workerData as IndexOrder
// The module exports its collection under this name.
const { collection } = (await import(module)) as { collection: Collection }

// The messages are names of tables, and null after the last.
for await (const [name] of on(parentPort, 'message')) {
  if (name === null) break
  for (const table of collection.tables)
    if (table.name === name) await writeTableIndex(release, folder, collection, table)
}
