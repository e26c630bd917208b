import type { Transaction } from 'kysely'
import { CHANNELS, type ChannelName } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { NEVER, type DeliveryMode, type MessageTables } from './tables.ts'

export type PausedChannel = {
  readonly channel: ChannelName
  readonly pausedAt: Date
  readonly reason: string
  /** End of the pause; undefined when a person has to end it. */
  readonly until: Date | undefined
}

/** Finds the pause of a channel. A pause with an end is over at that time, even if its row still exists. */
export const findPause = async (
  store: Store,
  mode: DeliveryMode,
  channel: ChannelName,
  at?: Date,
): Promise<PausedChannel | undefined> => {
  const row = await store
    .db<MessageTables>()
    .selectFrom('paused_channels')
    .selectAll()
    .where('mode', '=', mode)
    .where('channel', '=', channel)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.until !== null && row.until <= (at ?? (await store.now())).getTime()) return undefined
  const until = row.until === null ? undefined : new Date(row.until)
  return { channel, pausedAt: new Date(row.paused_at), reason: row.reason, until }
}

/** Channels that are paused now. */
export const listPauses = async (store: Store, mode: DeliveryMode): Promise<PausedChannel[]> => {
  const at = await store.now()
  const found = await Promise.all(CHANNELS.map((channel) => findPause(store, mode, channel, at)))
  return found.filter((pause) => pause !== undefined)
}

/** Pauses a channel until a person resumes it; its queue waits. */
export const pauseChannel = async (
  store: Pick<Store, 'write'>,
  { at, ...pause }: { mode: DeliveryMode; channel: ChannelName; reason: string; at: Date },
): Promise<void> => {
  await store.write<MessageTables, unknown>((trx) => pauseQueue(trx, { ...pause, at: at.getTime() }))
}

/** Resumes a paused channel; the workers then requeue its held messages, a step at a time. */
export const resumeChannel = async (
  store: Store,
  mode: DeliveryMode,
  channel: ChannelName,
): Promise<void> => {
  await store.write<MessageTables, unknown>((trx) =>
    trx.deleteFrom('paused_channels').where('mode', '=', mode).where('channel', '=', channel).execute(),
  )
}

export type QueuePause = {
  readonly mode: DeliveryMode
  readonly channel: ChannelName
  readonly reason: string
  readonly at: number
  /** Absent if a person has to end it. */
  readonly until?: number
}

/**
 * Pauses a queue, or lengthens its pause. A pause without an end counts as the longest; if there are two, the first
 * gives the reason.
 */
export const pauseQueue = async (
  trx: Transaction<MessageTables>,
  { mode, channel, reason, at, until }: QueuePause,
): Promise<void> => {
  const pause = { paused_at: at, reason, until: until ?? null }
  await trx
    .insertInto('paused_channels')
    .values({ mode, channel, ...pause })
    .onConflict((conflict) =>
      conflict
        .columns(['mode', 'channel'])
        .doUpdateSet(pause)
        // `until` is null for a pause without an end, and null is never less.
        .where('paused_channels.until', '<', until ?? NEVER),
    )
    .execute()
}
