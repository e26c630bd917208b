import { sql } from 'kysely'
import type { Store } from '../platform/index.ts'
import { QUOTA_SECONDS, type QuotaName } from './quotas.ts'
import type { AccessTables } from './tables.ts'

export type LeaseWanted = {
  readonly countedAs: string
  readonly quota: QuotaName
  readonly limit: number
  /** Requests to lease. */
  readonly block: number
}

export type QuotaLease = {
  /** Requests that the caller holds until the window ends: `block`, or fewer if less was left. */
  readonly granted: number
  /** Requests that all processes have taken in this window. */
  readonly taken: number
  /** Time until the window ends, by the clock of the database. */
  readonly millisecondsLeft: number
}

/**
 * Takes a block of a quota from the counter that all processes share, in one statement. The counter may overshoot the
 * quota: the overshoot shows how much of the last block was granted.
 */
export const leaseQuota = async (store: Store, wanted: LeaseWanted): Promise<QuotaLease> => {
  const { limit, block, quota } = wanted
  const length = QUOTA_SECONDS[quota] * 1000
  const now = (await store.now()).getTime()
  const { begins, taken } = await count(store, wanted, { begins: now - (now % length), length })
  return {
    granted: Math.max(0, Math.min(block, limit - (taken - block))),
    taken: Math.min(limit, taken),
    millisecondsLeft: Math.max(1, begins + length - now),
  }
}

type Window = { readonly begins: number; readonly length: number }

/**
 * A later window resets the counter. A slightly earlier window belongs to a process that read the clock first and was
 * served later, so it counts in the present window. A window earlier by more than its length means that the clock was
 * set back, and the counter follows.
 */
const count = (
  store: Store,
  { countedAs, quota, block }: LeaseWanted,
  { begins, length }: Window,
): Promise<{ readonly begins: number; readonly taken: number }> => {
  const isAnother = sql`(excluded.begins > quota_counters.begins or excluded.begins < quota_counters.begins - ${length})`
  return store.write<AccessTables, { readonly begins: number; readonly taken: number }>((trx) =>
    trx
      .insertInto('quota_counters')
      .values({ counted_as: countedAs, quota, begins, taken: block })
      .onConflict((conflict) =>
        conflict.columns(['counted_as', 'quota']).doUpdateSet({
          begins: sql`case when ${isAnother} then excluded.begins else quota_counters.begins end`,
          taken: sql`case when ${isAnother} then excluded.taken else quota_counters.taken + excluded.taken end`,
        }),
      )
      .returning(['begins', 'taken'])
      .executeTakeFirstOrThrow(),
  )
}
