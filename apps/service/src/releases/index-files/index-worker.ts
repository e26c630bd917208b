import { workerData } from 'node:worker_threads'
import type { Collection } from '../collection.ts'
import type { IndexOrder } from './write-index-aside.ts'
import { writeIndex } from './write-index.ts'

// Given by writeIndexAside alone; the module exports the collection that names it.
const { module, ...needs } = workerData as IndexOrder
const { collection } = (await import(module)) as { collection: Collection }
await writeIndex({ ...needs, collection })
