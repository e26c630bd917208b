import type { Migration, Store } from '../platform/index.ts'
import type { DeliveryMode } from './tables.ts'

type HeartbeatTables = { heartbeats: { mode: DeliveryMode; at: number } }

/** Holds one row for each mode: the last time that a worker reported itself at work. */
export const heartbeatMigration: Migration = {
  name: 'heartbeats',
  up: async (trx) => {
    await trx.schema
      .createTable('heartbeats')
      .addColumn('mode', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/** Keeps only the latest report of all workers: any process may ask whether one of them delivers. */
export const writeHeartbeat = async (store: Store, mode: DeliveryMode, at: Date): Promise<void> => {
  const row = { mode, at: at.getTime() }
  await store.write<HeartbeatTables, unknown>((trx) =>
    trx
      .insertInto('heartbeats')
      .values(row)
      .onConflict((conflict) => conflict.column('mode').doUpdateSet({ at: row.at }))
      .execute(),
  )
}

export const findHeartbeat = async (store: Store, mode: DeliveryMode): Promise<Date | undefined> => {
  const row = await store
    .db<HeartbeatTables>()
    .selectFrom('heartbeats')
    .select('at')
    .where('mode', '=', mode)
    .executeTakeFirst()
  return row && new Date(row.at)
}
