import { join } from 'node:path'
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
