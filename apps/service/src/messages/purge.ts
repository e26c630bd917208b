import { sql } from 'kysely'
import type { Store } from '../platform/index.ts'
import type { Retention } from './find-message.ts'
import type { MessageTables } from './tables.ts'

const STEP = 500

/**
 * Deletes the text and the person of every message that was settled `retentionDays` ago, with the key that sealed
 * them; what is left says when, where and how it ended. Gives the number of messages.
 */
export const purge = async (store: Store, { retentionDays }: Retention, now: Date): Promise<number> => {
  const before = now.getTime() - retentionDays * 86_400_000
  let purged = 0
  for (;;) {
    const step = await purgeStep(store, before)
    purged += step
    if (step < STEP) return purged
  }
}

const purgeStep = (store: Store, before: number): Promise<number> =>
  store.write<MessageTables, number>(async (trx) => {
    const rows = await trx
      .selectFrom('messages')
      .select('id')
      .where(sql<boolean>`sealed_body is not null`)
      .where('settled_at', '<=', before)
      .limit(STEP)
      .execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await trx
      .updateTable('messages')
      .set({ sealed_key: null, sealed_body: null })
      .where('id', 'in', ids)
      .execute()
    await trx.deleteFrom('idempotency_keys').where('message_id', 'in', ids).execute()
    return ids.length
  })
