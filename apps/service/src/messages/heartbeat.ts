import type { Migration, Store } from '../platform/index.ts'
import type { DeliveryMode } from './tables.ts'

type HeartbeatTables = { heartbeats: { mode: DeliveryMode; at: number } }

/** One row for each mode: when a worker last said that it delivers. */
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

/** Any process may ask whether one of them delivers: the last word of all workers is kept. */
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
