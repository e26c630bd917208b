import type { Transaction } from 'kysely'
import type { Migration, Store } from '../platform/index.ts'

/** `made`: the newest backup. `restored`: the backup that this database came from; `detail` is the id of the restore. */
export type BackupTables = { backups: { name: 'made' | 'restored'; at: number; detail: string } }

export const backupsMigration: Migration = {
  name: 'backups',
  up: async (trx) => {
    await trx.schema
      .createTable('backups')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute()
  },
}

/** Notes a backup or a restore in place of the one before. `at`: the moment whose state the backup holds. */
export const noteBackup = async (
  trx: Transaction<BackupTables>,
  row: BackupTables['backups'],
): Promise<void> => {
  const { at, detail } = row
  await trx
    .insertInto('backups')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at, detail }))
    .execute()
}

/** The moment whose state the newest backup holds. Each process of the service reads it from the database. */
export const findLastBackup = async (store: Pick<Store, 'db'>): Promise<Date | undefined> => {
  const row = await store
    .db<BackupTables>()
    .selectFrom('backups')
    .select('at')
    .where('name', '=', 'made')
    .executeTakeFirst()
  return row && new Date(row.at)
}
