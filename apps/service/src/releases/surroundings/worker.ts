import { parentPort, workerData } from 'node:worker_threads'
import { asError } from '../../platform/index.ts'
import { openArchive } from '../archive/archive.ts'
import type { Collection } from '../collection.ts'
import { makeFindSurroundings } from './find-surroundings.ts'
import type { Order, Reply, ThreadStart } from './surroundings.ts'

// Only SurroundingsThread starts this worker.
const { module, directory } = workerData as ThreadStart
// Every module of a collection exports `collection`.
const { collection } = (await import(module)) as { readonly collection: Collection }
const archive = openArchive(directory, collection.documents.facts)
const find = makeFindSurroundings({ archive, collection })

const post = (reply: Reply): void => {
  parentPort?.postMessage(reply)
}

parentPort?.on('message', ({ id, wanted }: Order) => {
  find(wanted).then(
    (found) => {
      post({ id, found })
    },
    (cause: unknown) => {
      post({ id, fault: asError(cause) })
    },
  )
})
