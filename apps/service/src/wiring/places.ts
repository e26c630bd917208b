import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSystemFault } from '../platform/index.ts'
import type { Collection } from '../releases/index.ts'
import type { Settings } from './settings.ts'

export type Places = {
  /** Folder of the archive. */
  readonly sources: string
  /** Folder of the releases. */
  readonly releases: string
  /** File of the ledger. */
  readonly corrections: string
}

/** The oldest collection. */
const FIRST = 'appropriations'

/**
 * Paths of a collection in the data directory. They hold the name of the collection, except for the oldest one.
 */
export const placesOf = (
  { ROTUNDA_DATA: directory }: Pick<Settings, 'ROTUNDA_DATA'>,
  { name }: Pick<Collection, 'name'>,
): Places => {
  const isFirst = name === FIRST
  return {
    sources: isFirst ? join(directory, 'sources') : join(directory, 'sources', name),
    releases: isFirst ? join(directory, 'releases') : join(directory, 'releases', name),
    corrections: join(directory, isFirst ? 'corrections.ndjson' : `corrections-${name}.ndjson`),
  }
}

/** Makes this folder, where it is not there, and closes it to all other accounts of the machine. */
export const keepPrivate = (folder: string): void => {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folder).mode & 0o077) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (cause) {
    // It belongs to another user, who decides.
    if (!isSystemFault(cause, 'EPERM', 'EROFS')) throw cause
  }
}
