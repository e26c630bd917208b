import { sql, type Kysely } from 'kysely'
import {
  MESSAGE_ORDERS,
  type ChannelName,
  type DeliveryState,
  type DeskState,
  type MessageOrder,
  type TimelineEntry,
} from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { measureQueue, type QueueDepth } from './measure-queue.ts'
import { HELD_REASONS, IS_RETRYABLE } from './operate.ts'
import type { DeliveryMode, MessageRow, MessageTables, TimelineRow } from './tables.ts'
import { statesThatAllow } from './transitions.ts'

/** A message without anything of its sender, its text or its destination. */
export type StuckMessage = Pick<
  MessageRow,
  'id' | 'organisation' | 'channel' | 'state' | 'reason' | 'attempts'
> & {
  readonly acceptedAt: Date
  /** Time since which it is in its state. */
  readonly since: Date
}

export type StuckWanted = {
  readonly mode: DeliveryMode
  readonly state: DeskState
  readonly channel?: ChannelName | undefined
  /** Only messages accepted after the one with this id. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Messages in one state, oldest first. Ended messages are left out once their text was deleted. */
export const listStuckMessages = async (
  store: Store,
  { mode, state, channel, after, limit }: StuckWanted,
): Promise<StuckMessage[]> => {
  let select = selectStuck(store.db())
    .where('mode', '=', mode)
    // A literal lets the small index of the state be used.
    .where('messages.state', '=', sql.lit<DeliveryState>(state))
    .where('sealed_body', 'is not', null)
    .orderBy('messages.id')
    .limit(limit)
  if (channel !== undefined) select = select.where('channel', '=', channel)
  if (after !== undefined) select = select.where('messages.id', '>', after)
  return (await select.execute()).map(toStuck)
}

export type StuckHistory = StuckMessage & {
  readonly orders: readonly MessageOrder[]
  readonly timeline: readonly TimelineEntry[]
}

/** A message of any organisation with its history, and the orders that its state allows. */
export const findStuckMessage = async (store: Store, id: string): Promise<StuckHistory | undefined> => {
  const row = await selectStuck(store.db()).where('messages.id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const lines = await store
    .db<MessageTables>()
    .selectFrom('timeline')
    .select(['at', 'state', 'event', 'reason'])
    .where('message_id', '=', id)
    .orderBy('revision')
    .execute()
  const isOpen = row.has_text === 1
  return {
    ...toStuck(row),
    orders: isOpen ? MESSAGE_ORDERS.filter((order) => statesThatAllow(order).includes(row.state)) : [],
    timeline: lines.map(({ at, state, ...line }) => ({
      at: new Date(at).toISOString(),
      state,
      reason: reasonFor(line),
    })),
  }
}

const selectStuck = (db: Kysely<MessageTables>) =>
  db
    .selectFrom('messages')
    .innerJoin('timeline', (join) =>
      join
        .onRef('timeline.message_id', '=', 'messages.id')
        .onRef('timeline.revision', '=', 'messages.revision'),
    )
    .select(['messages.id', 'organisation', 'channel', 'messages.state', 'messages.reason'])
    .select(['attempts', 'accepted_at', 'timeline.at as since', 'event'])
    .select((eb) => eb.case().when('sealed_body', 'is not', null).then(1).else(0).end().as('has_text'))

type StuckRow = Awaited<ReturnType<ReturnType<typeof selectStuck>['executeTakeFirstOrThrow']>>

const toStuck = ({ accepted_at, since, has_text: _text, event, ...row }: StuckRow): StuckMessage => ({
  ...row,
  reason: reasonFor({ event, reason: row.reason }),
  acceptedAt: new Date(accepted_at),
  since: new Date(since),
})

/** The sender reads the name of a member who left, and the office. Both would tell the destination. */
const reasonFor = ({ event, reason }: Pick<TimelineRow, 'event' | 'reason'>): string =>
  event === 'keep_back' ? HELD_REASONS.member : reason

/** Counts waiting messages, and ended ones whose text is kept: those can be tried again. */
export const measureDeliveries = async (store: Store, mode: DeliveryMode): Promise<QueueDepth[]> => {
  const now = (await store.now()).getTime()
  const ended = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select((eb) => [
      'channel',
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number>('settled_at').as('oldest'),
    ])
    .where('mode', '=', mode)
    .where('sealed_body', 'is not', null)
    .where(IS_RETRYABLE)
    .groupBy(['channel', 'state'])
    .execute()
  const rows = ended.map(({ oldest, ...row }) => ({
    ...row,
    oldestSeconds: Math.max(0, (now - oldest) / 1000),
  }))
  return [...(await measureQueue(store, mode)), ...rows]
}
