import type { ChannelName } from '@rotunda/contract'
import { Refusal, type Store } from '../platform/index.ts'
import { changeState, type Change } from './change-state.ts'
import { NEVER, type DeliveryMode, type MessageTables } from './tables.ts'

/**
 * Puts a message that ended back into the queue, under the same DeliveryId: a receiver that has it already says so.
 * For an uncertain message this is a decision that only a person can make.
 */
export const retryMessage = (store: Store, id: string, at: Date): Promise<void> =>
  operate(store, id, {
    event: 'retry',
    reason: 'The operator asked for another try.',
    at: at.getTime(),
    set: { due_at: at.getTime(), settled_at: null },
  })

export const holdMessage = (store: Store, id: string, at: Date): Promise<void> =>
  operate(store, id, {
    event: 'hold',
    reason: 'The operator holds it.',
    at: at.getTime(),
    set: { due_at: NEVER, held_for: 'operator' },
  })

export const releaseMessage = (store: Store, id: string, at: Date): Promise<void> =>
  operate(store, id, {
    event: 'release',
    reason: 'The operator released it.',
    at: at.getTime(),
    set: { due_at: at.getTime() },
  })

const operate = (store: Store, id: string, change: Change): Promise<void> =>
  store
    .write<MessageTables, undefined>(async (trx) => {
      const row = await trx
        .selectFrom('messages')
        .select(['state', 'sealed_body'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) throw new Refusal('not_found', `There is no message ${id}.`)
      if (row.sealed_body === null) throw new Refusal('invalid_query', `The text of ${id} has been deleted.`)
      if (row.state === 'sending')
        throw new Refusal('invalid_query', `${id} is being sent now; wait for its outcome.`)
      const changed = await changeState(trx, [id], change)
      if (changed.length === 1) return undefined
      throw new Refusal(
        'invalid_query',
        `A message that is ${row.state} cannot be given the order "${change.event}".`,
      )
    })
    .then(() => undefined)

export type PausedChannel = {
  readonly channel: ChannelName
  readonly pausedAt: Date
  readonly reason: string
}

export const findPause = async (
  store: Store,
  mode: DeliveryMode,
  channel: ChannelName,
): Promise<PausedChannel | undefined> => {
  const row = await store
    .db<MessageTables>()
    .selectFrom('paused_channels')
    .selectAll()
    .where('mode', '=', mode)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row && { channel, pausedAt: new Date(row.paused_at), reason: row.reason }
}

/** Stops a channel by hand; its queue waits. */
export const pauseChannel = async (
  store: Store,
  pause: { mode: DeliveryMode; channel: ChannelName; reason: string; at: Date },
): Promise<void> => {
  const { mode, channel, reason, at } = pause
  await store.write<MessageTables, unknown>((trx) =>
    trx
      .insertInto('paused_channels')
      .values({ mode, channel, reason, paused_at: at.getTime() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** Opens a paused channel again; the workers then bring its queue back, a step at a time. */
export const resumeChannel = async (
  store: Store,
  mode: DeliveryMode,
  channel: ChannelName,
): Promise<void> => {
  await store.write<MessageTables, unknown>((trx) =>
    trx.deleteFrom('paused_channels').where('mode', '=', mode).where('channel', '=', channel).execute(),
  )
}
