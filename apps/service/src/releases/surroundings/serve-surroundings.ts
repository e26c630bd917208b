import { parentPort } from 'node:worker_threads'
import { asError } from '../../platform/index.ts'
import { openArchive } from '../archive/archive.ts'
import type { Collection } from '../collection.ts'
import { makeFindSurroundings } from './find-surroundings.ts'
import type { ArchiveOrder, Reply, WantedRow } from './surroundings.ts'

/** Answers the questions of SurroundingsThread, which started this thread. */
export const serveSurroundings = ({ directory }: ArchiveOrder, collection: Collection): void => {
  const archive = openArchive(directory, collection.documents.facts)
  const find = makeFindSurroundings({ archive, collection })
  const post = (reply: Reply): void => {
    parentPort?.postMessage(reply)
  }
  parentPort?.on('message', (wanted: WantedRow) => {
    find(wanted).then(
      (found) => {
        post({ found })
      },
      (cause: unknown) => {
        post({ fault: asError(cause) })
      },
    )
  })
}
