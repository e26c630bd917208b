import { sql } from 'kysely'
import type { DeliveryState } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { FIRST_SECONDS, LONGEST_SECONDS } from './back-off.ts'
import { NEVER, type DeliveryMode, type MessageTables } from './tables.ts'

/**
 * Brings messages forward after the clock was set back: none waits longer than if it had been put off now. Every worker
 * that sees the step may run this, and may repeat it: a correct row is not changed again.
 */
export const followClock = (
  store: Store,
  { mode, at, leaseMilliseconds }: { mode: DeliveryMode; at: number; leaseMilliseconds: number },
): Promise<number> =>
  store.write<MessageTables, number>(async (trx) => {
    const latest = sql<number>`cast(${at} as bigint) + case when attempts = 0 then 0
      when attempts > ${sql.lit(DOUBLINGS)} then ${sql.lit(LONGEST_SECONDS * 1000)}
      else ${sql.lit(FIRST_SECONDS * 1000)} * (1 << cast(attempts - 1 as integer)) end`
    // State by state, so that each statement has the small index of its state.
    let moved = 0n
    for (const state of ['queued', 'held'] as const) {
      const { numUpdatedRows } = await trx
        .updateTable('messages')
        .set({ due_at: latest })
        .where('mode', '=', mode)
        .where('state', '=', sql.lit<DeliveryState>(state))
        .where('due_at', '<', NEVER)
        .where('due_at', '>', latest)
        .executeTakeFirstOrThrow()
      moved += numUpdatedRows
    }
    for (const state of ['queued', 'held', 'sending'] as const)
      await trx
        .updateTable('messages')
        .set({ tried_since: at })
        .where('mode', '=', mode)
        .where('state', '=', sql.lit<DeliveryState>(state))
        .where('tried_since', '>', at)
        .execute()
    await trx
      .updateTable('messages')
      .set({ leased_until: at + leaseMilliseconds })
      .where('mode', '=', mode)
      .where(sql<boolean>`state = 'sending'`)
      .where('leased_until', '>', at + leaseMilliseconds)
      .execute()
    await trx
      .updateTable('paused_channels')
      .set({ until: sql<number>`cast(${at} as bigint) + until - paused_at`, paused_at: at })
      .where('mode', '=', mode)
      .where('until', 'is not', null)
      .where('paused_at', '>', at)
      .execute()
    return Number(moved)
  })

/** After this many tries the wait stops doubling and stays at its longest. */
const DOUBLINGS = Math.floor(Math.log2(LONGEST_SECONDS / FIRST_SECONDS)) + 1
