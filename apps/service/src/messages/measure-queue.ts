import { sql } from 'kysely'
import type { ChannelName, DeliveryState } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { DeliveryMode, MessageTables } from './tables.ts'

export type QueueDepth = {
  readonly channel: ChannelName
  readonly state: DeliveryState
  readonly count: number
  readonly oldestSeconds: number
}

/**
 * Counts waiting messages by channel, from the small indexes of the waiting states, however many have been delivered.
 */
export const measureQueue = async (store: Store, mode: DeliveryMode): Promise<QueueDepth[]> => {
  const now = (await store.now()).getTime()
  const waiting = (state: 'queued' | 'held' | 'sending') =>
    store
      .db<MessageTables>()
      .selectFrom('messages')
      .select((eb) => [
        'channel',
        eb.fn.countAll<number>().as('count'),
        eb.fn.min('accepted_at').as('oldest'),
      ])
      .where('mode', '=', mode)
      .where('state', '=', sql.lit<DeliveryState>(state))
      .groupBy('channel')
      .execute()
  const states = ['queued', 'held', 'sending'] as const
  const found = await Promise.all(
    states.map(async (state) => (await waiting(state)).map((row) => ({ ...row, state }))),
  )
  return found.flat().map(({ channel, state, count, oldest }) => ({
    channel,
    state,
    count,
    oldestSeconds: Math.max(0, (now - oldest) / 1000),
  }))
}
