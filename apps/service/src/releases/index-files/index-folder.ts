import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FORMAT } from '../../tables/index.ts'
import { INDEXES_FOLDER } from '../release-names.ts'

/** Named by release and format, so that what another version of this service asks of the same release lies beside it. */
export const nameIndex = (release: string): string => `${release}-${FORMAT}`

/** Where the index of a release is: beside the releases, which never change. */
export const indexFolder = (releases: string, release: string): string =>
  join(releases, INDEXES_FOLDER, nameIndex(release))

export const hasIndex = (releases: string, release: string): boolean =>
  existsSync(indexFolder(releases, release))

export const tableFile = (folder: string, table: string): string => join(folder, `${table}.sqlite`)
