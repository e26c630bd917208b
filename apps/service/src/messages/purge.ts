import { setTimeout } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { Store } from '../platform/index.ts'
import { DELIVERY_LIMITS } from './limits.ts'
import { retentionMilliseconds, type Retention } from './retention.ts'
import type { MessageTables } from './tables.ts'

const STEP = DELIVERY_LIMITS.purgedMessages.value
const REST = DELIVERY_LIMITS.purgeRest.value

type Pace = {
  /** Ends the purge before its next step, and the rest that is under way. */
  readonly signal?: AbortSignal
  readonly rest?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  readonly monotonic?: () => number
}

/**
 * Deletes the text and the person of every message whose retention time is over, with the key that sealed them. The
 * rest of the row says when, where and how it ended. Returns the number of messages. A step counts the time that it
 * waited for other writes: the busier the database, the longer the rest.
 */
export const purge = async (
  store: Store,
  retention: Retention,
  now: Date,
  { signal = NEVER, rest = pause, monotonic = () => performance.now() }: Pace = {},
): Promise<number> => {
  const before = now.getTime() - retentionMilliseconds(retention)
  let purged = 0
  for (let from = 0; !signal.aborted;) {
    const begun = monotonic()
    const step = await purgeStep(store, { from, before })
    purged += step.purged
    if (step.last === undefined) {
      // Runs even if nothing was purged: another process may have kept the files busy the last time.
      await store.eraseDeleted()
      break
    }
    from = step.last
    await rest((monotonic() - begun) * REST, signal)
  }
  return purged
}

const NEVER = new AbortController().signal

const pause = (milliseconds: number, signal: AbortSignal): Promise<undefined> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined)

/** Number of messages whose texts a purge would delete now. */
export const countPurgeable = async (store: Store, retention: Retention, now: Date): Promise<number> => {
  const { count } = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`sealed_body is not null`)
    .where('settled_at', '<=', now.getTime() - retentionMilliseconds(retention))
    .executeTakeFirstOrThrow()
  return count
}

type Step = {
  readonly purged: number
  /** Time at which the last message of the step ended; undefined after the last step. */
  readonly last: number | undefined
}

/**
 * Each step begins where the one before it ended, in the order of the index: PostgreSQL would read past everything that
 * was purged before, since it keeps the old rows until a vacuum.
 */
const purgeStep = (
  store: Store,
  { from, before }: { readonly from: number; readonly before: number },
): Promise<Step> =>
  store.write<MessageTables, Step>(async (trx) => {
    const rows = await trx
      .selectFrom('messages')
      .select(['id', 'settled_at'])
      .where(sql<boolean>`sealed_body is not null`)
      .where('settled_at', '>=', from)
      .where('settled_at', '<=', before)
      .orderBy('settled_at')
      .limit(STEP)
      // A message that a person is re-sending at this moment keeps its text.
      .$if(store.engine === 'postgres', (select) => select.forUpdate().skipLocked())
      .execute()
    if (rows.length === 0) return { purged: 0, last: undefined }
    const ids = rows.map(({ id }) => id)
    await forgetKeys(trx, ids)
    const purged = await trx
      .updateTable('messages')
      .set({
        sealed_key: null,
        sealed_body: null,
        idempotency_key: null,
        campaign: null,
        warnings: null,
        content_digest: null,
        trace_id: null,
      })
      .where('id', 'in', ids)
      .where('settled_at', '<=', before)
      .executeTakeFirstOrThrow()
    const last = rows.length < STEP ? undefined : (rows.at(-1)?.settled_at ?? undefined)
    return { purged: Number(purged.numUpdatedRows), last }
  })

/**
 * Deletes idempotency keys by the names that their messages hold: an index on `message_id` would cost each acceptance.
 */
const forgetKeys = async (trx: Transaction<MessageTables>, ids: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb(
        eb.refTuple('organisation', 'idempotency_key'),
        'in',
        eb
          .selectFrom('messages')
          .select(['organisation', sql<string>`idempotency_key`.as('idempotency_key')])
          .where('id', 'in', ids)
          .where('idempotency_key', 'is not', null)
          .$asTuple('organisation', 'idempotency_key'),
      ),
    )
    // An earlier version kept a row for each key of an organisation: this name may belong to a later message by now.
    .where('message_id', 'in', ids)
    .execute()
}
