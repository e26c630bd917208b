import { sql } from 'kysely'
import type { ChannelName, DeliveryState } from '@rotunda/contract'
import { Refusal, type Migration, type Store } from '../platform/index.ts'
import { changeState, type Change } from './change-state.ts'
import { NEVER, type DeliveryMode, type MessageTables } from './tables.ts'

/**
 * Puts an ended message back into the queue under the same DeliveryId, so a receiver that already has it says so. Only
 * a person can decide this for an uncertain message.
 */
export const retryMessage = (store: Store, id: string, at: Date): Promise<void> =>
  operate(store, id, retryAt(at))

/** Puts back up to 500 messages of a channel that ended in one state, after an outage. Returns how many. */
export const retryMany = (
  store: Store,
  queue: { readonly mode: DeliveryMode; readonly channel: ChannelName },
  state: RetryState,
  at: Date,
): Promise<number> =>
  store.write<MessageTables, number>(async (trx) => {
    const rows = await trx
      .selectFrom('messages')
      .select('id')
      .where((eb) => eb.and(queue))
      // A literal lets the small index of these states be used.
      .where('state', '=', sql.lit<DeliveryState>(state))
      .where(sql<boolean>`sealed_body is not null`)
      // Leaves out messages that ended after the order: a retry that fails at once would repeat for ever. The plus
      // keeps SQLite from the index of all ended messages.
      .where(sql<boolean>`+settled_at <= ${at.getTime()}`)
      .orderBy('id')
      .limit(RETRY_STEP)
      .$if(store.engine === 'postgres', (select) => select.forUpdate().skipLocked())
      .execute()
    const ids = rows.map(({ id }) => id)
    return (await changeState(trx, ids, retryAt(at))).length
  })

/** Number of messages of a channel that `retryMany` would put back, in all its steps. */
export const countRetryable = async (
  store: Store,
  queue: { readonly mode: DeliveryMode; readonly channel: ChannelName },
  state: RetryState,
): Promise<number> => {
  const { count } = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(queue))
    .where('state', '=', sql.lit<DeliveryState>(state))
    .where(sql<boolean>`sealed_body is not null`)
    .executeTakeFirstOrThrow()
  return count
}

export const RETRYABLE = ['uncertain', 'refused', 'undeliverable'] as const
type RetryState = (typeof RETRYABLE)[number]

/** `RETRYABLE` as a condition, in the words of the index: SQLite uses the index for no others. */
export const IS_RETRYABLE = sql<boolean>`(state = 'uncertain' or state = 'refused' or state = 'undeliverable')`

/**
 * Index of the ended messages that a person may send again. It has every column that the desk counts, so the messages
 * that were delivered, however many, cost the desk nothing.
 */
export const retryableMigration: Migration = {
  name: 'messages to send again',
  needs: null,
  up: async (trx) => {
    await sql`create index messages_retryable on messages (mode, state, id, channel, settled_at)
      where sealed_body is not null and ${IS_RETRYABLE}`.execute(trx)
  },
}

export const RETRY_STEP = 500

const retryAt = (at: Date): Change => ({
  event: 'retry',
  reason: 'The operator asked for another try.',
  at: at.getTime(),
  set: { due_at: at.getTime(), settled_at: null, tried_since: null },
})

/**
 * Causes for which single messages wait for a person, as an operator reads them. All messages held for one of them can
 * be released together.
 */
export const HELD_REASONS = {
  operator: 'The operator holds the message.',
  secrets:
    'The text of the message cannot be opened with the sealing keys of this process. Nothing was sent.',
  member: 'The addressed person no longer holds the office.',
} as const
export type HeldReason = keyof typeof HELD_REASONS

type HeldQueue = { readonly mode: DeliveryMode; readonly channel: ChannelName; readonly cause: HeldReason }

/** The state is a literal beside this: it lets the small index of held messages be used. */
const heldIn = ({ mode, channel, cause }: HeldQueue) => {
  const held = { mode, channel } as const
  return cause === 'member'
    ? ({ ...held, held_for: cause } as const)
    : ({ ...held, held_for: 'operator', reason: HELD_REASONS[cause] } as const)
}

/** Number of messages of a channel that are held for one cause. */
export const countHeld = async (store: Store, queue: HeldQueue): Promise<number> => {
  const { count } = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
    .where((eb) => eb.and(heldIn(queue)))
    .where('state', '=', sql.lit<DeliveryState>('held'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Requeues up to 500 messages of a channel that are held for one cause. Returns how many. */
export const releaseMany = (store: Store, queue: HeldQueue, at: Date): Promise<number> =>
  store.write<MessageTables, number>(async (trx) => {
    const rows = await trx
      .selectFrom('messages')
      .select('id')
      .where((eb) => eb.and(heldIn(queue)))
      .where('state', '=', sql.lit<DeliveryState>('held'))
      .orderBy('due_at')
      .orderBy('accepted_at')
      .limit(RETRY_STEP)
      .$if(store.engine === 'postgres', (select) => select.forUpdate().skipLocked())
      .execute()
    const ids = rows.map(({ id }) => id)
    return (await changeState(trx, ids, releaseAt(at))).length
  })

const releaseAt = (at: Date): Change => ({
  event: 'release',
  reason: 'The operator released it.',
  at: at.getTime(),
  set: { due_at: at.getTime(), tried_since: null },
})

export const holdMessage = (store: Store, id: string, at: Date): Promise<void> =>
  operate(store, id, {
    event: 'hold',
    reason: HELD_REASONS.operator,
    at: at.getTime(),
    set: { due_at: NEVER, held_for: 'operator' },
  })

export const releaseMessage = (store: Store, id: string, at: Date): Promise<void> =>
  operate(store, id, releaseAt(at))

const operate = (store: Store, id: string, change: Change): Promise<void> =>
  store
    .write<MessageTables, undefined>(async (trx) => {
      const row = await trx
        .selectFrom('messages')
        .select(['state', 'sealed_body'])
        .where('id', '=', id)
        // A worker that is claiming it goes first: the order then sees the worker's change.
        .$if(store.engine === 'postgres', (select) => select.forUpdate())
        .executeTakeFirst()
      if (row === undefined) throw new Refusal('not_found', `There is no message ${id}.`)
      if (row.sealed_body === null) throw new Refusal('invalid_query', `The text of ${id} has been deleted.`)
      if (row.state === 'sending')
        throw new Refusal('invalid_query', `${id} is being sent now; wait for its outcome.`)
      const changed = await changeState(trx, [id], change)
      if (changed.length === 1) return undefined
      throw new Refusal(
        'invalid_query',
        `The order "${change.event}" does not apply to a message that is ${row.state}.`,
      )
    })
    .then(() => undefined)
