import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FORMAT } from '../../tables/index.ts'
import type { Collection } from '../collection.ts'
import { INDEXES_FOLDER } from '../release-names.ts'

export type IndexNeeds = {
  /** Folder of all releases. */
  readonly directory: string
  readonly release: string
  readonly collection: Collection
  /** Entry of the thread that makes indexes; the service's own by default. */
  readonly thread?: URL | undefined
}

/** Path of the index of a release: beside the releases, which never change. */
export const indexFolder = (releases: string, release: string): string =>
  join(releases, INDEXES_FOLDER, nameIndex(release))

export const hasIndex = (releases: string, release: string): boolean =>
  existsSync(indexFolder(releases, release))

export const tableFile = (folder: string, table: string): string => join(folder, `${table}.sqlite`)

/** Names an index by release and format, so indexes of several versions of this service lie side by side. */
const nameIndex = (release: string): string => `${release}-${FORMAT}`

/** Finds the release and format of an index, whichever version of this service made it. */
export const parseIndexName = (name: string): IndexName | undefined => {
  const [, release, format] = INDEX_NAME.exec(name) ?? []
  return release === undefined ? undefined : { release, format: Number(format) }
}

export type IndexName = { readonly release: string; readonly format: number }

const INDEX_NAME = /^([0-9a-f]{64})-(\d+)$/
