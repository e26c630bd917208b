import type { Store } from '../platform/index.ts'
import type { AccessTables, KeyRow } from './tables.ts'

const MINUTE = 60_000

/**
 * Notes in which minute a key was last used, without keeping the request waiting. `key` is what this process knows of
 * it: a key costs one write a minute here, however busy it is.
 */
export const noteUse = (store: Store, key: Pick<KeyRow, 'id' | 'last_used_at'>, now: Date): void => {
  const minute = now.getTime() - (now.getTime() % MINUTE)
  if (key.last_used_at !== null && key.last_used_at >= minute) return
  key.last_used_at = minute
  // What cannot be noted is noted with the next minute; where the database is away, the request itself says so.
  void writeUse(store, key.id, minute).catch(() => undefined)
}

const writeUse = (store: Store, id: string, minute: number): Promise<unknown> =>
  store.write<AccessTables, unknown>((trx) =>
    trx
      .updateTable('keys')
      .set({ last_used_at: minute })
      .where('id', '=', id)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', minute)]))
      .execute(),
  )
