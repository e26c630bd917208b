import { workerData } from 'node:worker_threads'
import type { Collection } from '../collection.ts'
import { writeIndex, type IndexOrder } from './write-index.ts'

// Only makeIndex starts this thread, with its order. The order names the module that exports the collection.
const { release, folder, module } = workerData as IndexOrder
// The module exports its collection under this name.
const { collection } = (await import(module)) as { collection: Collection }
await writeIndex(release, folder, collection)
