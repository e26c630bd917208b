import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorFault } from '../platform/index.ts'
import { syncFolder, writeChunks } from './copy-file.ts'
import { toChunks } from './manifest.ts'

const placeOf = (directory: string): string => join(directory, 'unfinished-restore')

/** Id of a restore into this data directory that has not ended, or was cut off. */
export const findUnfinishedRestore = (directory: string): string | undefined =>
  existsSync(placeOf(directory)) ? readFileSync(placeOf(directory), 'utf8') : undefined

export const noteUnfinishedRestore = async (directory: string, id: string): Promise<void> => {
  await writeChunks(placeOf(directory), toChunks(id))
  await syncFolder(directory)
}

export const endUnfinishedRestore = async (directory: string): Promise<void> => {
  await rm(placeOf(directory), { force: true })
  await syncFolder(directory)
}

/** Keeps services and commands from half of a restored state. */
export const refuseUnfinishedRestore = (directory: string): void => {
  if (findUnfinishedRestore(directory) === undefined) return
  throw new OperatorFault(
    'unavailable',
    `A restore into ${directory} has not ended. If it was cut off, run "rotunda restore" again: it removes what the first ` +
      'one wrote, and begins anew.',
  )
}
