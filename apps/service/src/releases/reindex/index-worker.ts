import { workerData } from 'node:worker_threads'
import { writeIndex, type IndexOrder } from './write-index.ts'

// Started by makeIndex alone, with its order.
await writeIndex(workerData as IndexOrder)
