import { workerData } from 'node:worker_threads'
import type { Collection } from '../collection.ts'
import { writeIndex, type IndexOrder } from './write-index.ts'

// Started by makeIndex alone, with its order; the module exports the collection that named it.
const { release, folder, module } = workerData as IndexOrder
// As above.
const { collection } = (await import(module)) as { collection: Collection }
await writeIndex(release, folder, collection)
