import type { Transaction } from 'kysely'
import { OperatorFault, type Migration, type Store } from '../../platform/index.ts'

/** A small file of an archive: `path` is relative to the archive. */
export type EntryRow = { readonly collection: string; readonly path: string; readonly text: string }
export type EntryTables = { archive_entries: EntryRow }

export const archiveEntriesMigration: Migration = {
  name: 'entries of archives',
  up: async (trx) => {
    await trx.schema
      .createTable('archive_entries')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('archive_entries_key', ['collection', 'path'])
      .execute()
  },
}

/** Entries of an archive in the order in which a folder takes them: a note on an edition comes after the edition. */
export const readEntries = async (
  store: Pick<Store, 'db'>,
  collection: string,
): Promise<readonly EntryRow[]> => {
  const rows = await store
    .db<EntryTables>()
    .selectFrom('archive_entries')
    .selectAll()
    .where('collection', '=', collection)
    .orderBy('path')
    .execute()
  return [...rows.filter(isEdition), ...rows.filter((row) => !isEdition(row))]
}

const isEdition = ({ path }: Pick<EntryRow, 'path'>): boolean => path.startsWith('documents/')

/** Checks are the only entries that change. */
export const isCheck = ({ path }: Pick<EntryRow, 'path'>): boolean => path.startsWith('checks/')

/** Rows in one statement. */
const ROWS = 200

/** Adds entries, and replaces checks. Throws an OperatorFault if the database has another entry of the same name. */
export const writeEntries = async (
  trx: Transaction<EntryTables>,
  entries: readonly EntryRow[],
): Promise<void> => {
  for (let from = 0; from < entries.length; from += ROWS) {
    const some = entries.slice(from, from + ROWS)
    await trx
      .insertInto('archive_entries')
      .values(some)
      .onConflict((conflict) => conflict.columns(['collection', 'path']).doNothing())
      .execute()
    for (const entry of some) await settle(trx, entry)
  }
}

const settle = async (trx: Transaction<EntryTables>, entry: EntryRow): Promise<void> => {
  const row = await trx
    .selectFrom('archive_entries')
    .select('text')
    .where('collection', '=', entry.collection)
    .where('path', '=', entry.path)
    .executeTakeFirstOrThrow()
  if (row.text === entry.text) return
  if (!isCheck(entry)) throw refuseOther(entry)
  await trx
    .updateTable('archive_entries')
    .set({ text: entry.text })
    .where('collection', '=', entry.collection)
    .where('path', '=', entry.path)
    .execute()
}

export const refuseOther = ({ collection, path }: Pick<EntryRow, 'collection' | 'path'>): OperatorFault =>
  new OperatorFault(
    'invalid_query',
    `The archive of ${collection} in this folder has another ${path} than the database: documents were added to two ` +
      'folders that did not know of each other. Move that file out of the folder and run the command again: the entry of ' +
      'the database takes its place. Then add its document again, if "sources list" does not show it.',
  )

/** Digests of all documents that the rows of a collection name, withdrawn ones too. */
export const listSharedDocuments = async (
  store: Pick<Store, 'db'>,
  collection: string,
): Promise<ReadonlySet<string>> =>
  new Set(
    (await readEntries(store, collection)).filter(isEdition).flatMap(({ text }) => text.match(DIGEST) ?? []),
  )

/** An edition also names the documents that it supersedes, which have an entry of their own. */
const DIGEST = /\b[0-9a-f]{64}\b/g
