import { on } from 'node:events'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { writeTable, type AnyTable } from '../../tables/index.ts'
import { hashFile } from '../bundle/file-set.ts'
import { readRows } from '../bundle/read-rows.ts'
import type { Collection } from '../collection.ts'
import { findSummary } from '../find-summary.ts'
import { tableFile } from './index-folder.ts'

/** Folder of the release, and folder of its index. */
export type IndexOrder = { readonly release: string; readonly folder: string }

/**
 * Writes the index of each table from the data files of a release of any version. Refuses files that do not match their
 * digests.
 */
export const writeIndex = async (order: IndexOrder, collection: Collection): Promise<void> => {
  await refuseDamaged(order.release, collection)
  for (const table of collection.tables) await writeTableIndex(order, collection, table)
}

/** Writes the indexes of the tables that openIndexAside names, until it sends null. */
export const serveTables = async (order: IndexOrder, collection: Collection): Promise<void> => {
  if (parentPort === null) throw new Error('openIndexAside starts this code on a thread')
  for await (const [name] of on(parentPort, 'message')) {
    if (name === null) break
    for (const table of collection.tables)
      if (table.name === name) await writeTableIndex(order, collection, table)
  }
}

/** Writes the index of a table whose data files are whole; their rows are not checked again. */
export const writeTableIndex = (
  { release, folder }: IndexOrder,
  collection: Collection,
  table: AnyTable,
): Promise<void> =>
  writeTable(tableFile(folder, table.name), table, listRows(release, listFiles(collection, table), table))

/** Lists the data files that have the rows of a table, in their order. */
export const listFiles = ({ datasets }: Collection, { name }: AnyTable): readonly string[] =>
  Object.entries(datasets).flatMap(([dataset, { table }]) => (table === name ? [dataFile(dataset)] : []))

function* listRows(release: string, files: readonly string[], { complete }: AnyTable): Generator<never> {
  for (const path of files)
    for (const row of readRows(join(release, path)))
      // The row is of this table: the build checked it against the schema.
      yield complete === undefined ? (row as never) : (complete(row as never) as never)
}

const dataFile = (dataset: string): string => `data/${dataset}.json`

/**
 * Refuses damaged files, so the index cannot differ from the release: files may have been damaged since they were
 * written.
 */
const refuseDamaged = async (release: string, { datasets }: Collection): Promise<void> => {
  const summary = findSummary(release)
  if (summary === undefined) throw new Error(`${release} has no readable summary`)
  for (const path of Object.keys(datasets).map(dataFile)) {
    const stated = summary.files.find((file) => file.path === path)?.sha256
    const { sha256 } = await hashFile(join(release, path))
    if (sha256 !== stated)
      throw new Error(`${join(release, path)} is damaged: put the release back from a copy`)
  }
}
