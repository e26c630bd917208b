import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemFault } from '../../platform/index.ts'
import { writeTable, type AnyTable } from '../../tables/index.ts'
import { withWorkFolder } from '../build/work-folder.ts'
import { readRows } from '../bundle/read-rows.ts'
import { syncTree } from '../bundle/sync-tree.ts'
import type { Collection } from '../collection.ts'
import { hasIndex, indexFolder, tableFile } from './index-folder.ts'

export type IndexNeeds = {
  /** Where the releases are. */
  readonly directory: string
  readonly release: string
  readonly collection: Collection
}

/**
 * Makes the index of a release out of its data files, unless it is there. It appears whole or not at all, and nothing
 * of the release is changed.
 */
export const writeIndex = async ({ directory, release, collection }: IndexNeeds): Promise<void> => {
  if (hasIndex(directory, release)) return
  await withWorkFolder(directory, async (work) => {
    const folder = join(work, 'index')
    await mkdir(folder)
    await writeTables(folder, join(directory, release), collection)
    await settleIndex(folder, indexFolder(directory, release))
  })
}

/** Writes the index of each table from the data files of the release. */
export const writeTables = async (folder: string, release: string, collection: Collection): Promise<void> => {
  for (const table of collection.tables)
    await writeTable(tableFile(folder, table.name), table, listRows(release, collection, table))
}

function* listRows(release: string, { datasets }: Collection, { name }: AnyTable): Generator<never> {
  for (const [dataset, { table }] of Object.entries(datasets))
    // Rows of the table that the build has held to its schema.
    if (table === name) yield* readRows(join(release, `data/${dataset}.json`)) as Generator<never>
}

/** Gives the index its place. Another process may have made the same meanwhile. */
export const settleIndex = async (folder: string, place: string): Promise<void> => {
  await syncTree(folder)
  await mkdir(dirname(place), { recursive: true })
  try {
    await rename(folder, place)
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOTEMPTY', 'EEXIST')) throw cause
  }
}
