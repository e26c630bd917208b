import { join } from 'node:path'
import { openTable, type OpenTable } from '../../tables/index.ts'
import type { Collection } from '../collection.ts'
import { findSummary } from '../find-summary.ts'
import { indexFolder, tableFile } from '../index-files/index-folder.ts'
import type { OpenRelease, SharedColumns } from '../release.ts'

export type OpenNeeds = {
  /** Folder of all releases. */
  readonly directory: string
  readonly release: string
  readonly collection: Pick<Collection, 'tables'>
  /** Memory for its columns, if other threads share it. */
  readonly shared?: SharedColumns
  /** Steps before the first request, in slices. */
  readonly prepare: (release: OpenRelease) => Iterable<void>
}

/** Opens a release by its index, which must exist. An unfinished opening closes its files. */
export function* openRelease({
  directory,
  release,
  collection,
  shared,
  prepare,
}: OpenNeeds): Generator<void, OpenRelease> {
  const opened = openIndexed({ directory, release, collection, shared })
  let isReady = false
  try {
    yield* prepare(opened)
    isReady = true
    return opened
  } finally {
    // It is tried again and again: each try would leave its files open.
    if (!isReady) closeRelease(opened)
  }
}

type IndexedRelease = Pick<OpenNeeds, 'directory' | 'release' | 'collection'> & {
  readonly shared: SharedColumns | undefined
}

/** Opens at once, without intermediate steps: for releases that another thread already serves. */
export const openIndexed = ({ directory, release, collection, shared }: IndexedRelease): OpenRelease => {
  const summary = findSummary(join(directory, release))
  if (summary === undefined) throw new Error(`the published release ${release} is not in ${directory}`)
  return { summary, tables: openTables(indexFolder(directory, release), collection, shared), shared }
}

export const closeRelease = ({ tables }: OpenRelease): void => {
  for (const table of Object.values(tables)) table.close()
}

/** One that is opened and closed as readers ask has none: V8 does not count it, and lets go of it when it collects the rest. */
export const makeSharedColumns = ({ tables }: Pick<Collection, 'tables'>): SharedColumns =>
  Object.fromEntries(tables.map(({ name }) => [name, new Map<string, SharedArrayBuffer>()]))

const openTables = (
  folder: string,
  { tables }: Pick<Collection, 'tables'>,
  shared: SharedColumns | undefined,
): OpenRelease['tables'] => {
  const opened: Record<string, OpenTable> = {}
  try {
    for (const table of tables)
      opened[table.name] = openTable(tableFile(folder, table.name), table, shared?.[table.name])
    return opened
  } catch (cause) {
    for (const table of Object.values(opened)) table.close()
    throw cause
  }
}
