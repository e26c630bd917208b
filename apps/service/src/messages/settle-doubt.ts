import { setTimeout } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import { Refusal, type Store } from '../platform/index.ts'
import { failsToStore, isUnreachable, type CommitInDoubt } from '../platform/store/index.ts'
import type { MessageRow, MessageTables } from './tables.ts'
import { MESSAGE_LIMITS } from './limits.ts'

/** Columns known from the start; the rest of the row is null until something happens. */
export type NewMessage = Insertable<MessageRow>

export const DOUBT_MILLISECONDS = MESSAGE_LIMITS.doubtSeconds.value * 1000
const PAUSE_MILLISECONDS = 250
const RETRY_AFTER_SECONDS = 30
const MAX_WAITING = MESSAGE_LIMITS.doubtingSenders.value
const waiting = new WeakMap<Store, number>()

type Doubt = {
  readonly row: NewMessage
  readonly cause: CommitInDoubt
  /** Time in which the database is asked again. */
  readonly milliseconds: number
}

/** Finds out after an unanswered commit whether the message is stored; throws a Refusal if that stays unknown. */
export const settleDoubt = async (store: Store, doubt: Doubt): Promise<boolean> => {
  const others = waiting.get(store) ?? 0
  if (others >= MAX_WAITING) throw refuseUnknown(doubt.row, doubt.cause)
  waiting.set(store, others + 1)
  try {
    return await lookUp(store, doubt)
  } finally {
    waiting.set(store, (waiting.get(store) ?? 1) - 1)
  }
}

const lookUp = async (store: Store, { row, cause, milliseconds }: Doubt): Promise<boolean> => {
  const until = performance.now() + milliseconds
  for (;;) {
    try {
      return await isStored(store, row)
    } catch (fault) {
      if (!isUnreachable(fault)) throw fault
      if (performance.now() >= until) throw refuseUnknown(row, cause)
    }
    await setTimeout(PAUSE_MILLISECONDS)
  }
}

/**
 * Decides by writing the same row, since reading could not: the write waits for a commit still under way, and rules out
 * one that was lost. The same transaction deletes the row again.
 */
const isStored = (store: Store, row: NewMessage): Promise<boolean> =>
  store.write<MessageTables, boolean>(async (trx) => {
    const free = await trx
      .insertInto('messages')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (free === undefined) return true
    await trx.deleteFrom('messages').where('id', '=', row.id).execute()
    return false
  })

/** Refusal after a fault that undid the whole transaction. */
export const refuseUnstored = (cause: unknown): Refusal =>
  new Refusal(
    'unavailable',
    failsToStore(cause)
      ? 'The disk of this service takes no writes at the moment, so the message was not stored. Send the message again later.'
      : 'The database of this service failed, and the message was not stored. Send the message again.',
    { cause, retryAfterSeconds: RETRY_AFTER_SECONDS },
  )

const refuseUnknown = ({ id, idempotency_key: key }: NewMessage, cause: CommitInDoubt): Refusal => {
  const detail =
    'The database of this service failed while it stored the message, so the message may or may not be stored.'
  const advice =
    key === null || key === undefined
      ? `Before you send the message again, read /api/messages/${id}: a 404 means that it was not stored.`
      : 'Send the message again with the same Idempotency-Key, so that it is stored only once.'
  return new Refusal('unavailable', `${detail} ${advice}`, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
}
