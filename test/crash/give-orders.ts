import { setTimeout } from 'node:timers/promises'
import { CHANNELS } from '@rotunda/contract'
import {
  holdMessage,
  pauseChannel,
  releaseMessage,
  resumeChannel,
  retryMessage,
  type MessageTables,
} from '../../apps/service/src/messages/index.ts'
import { Refusal, type Store } from '../../apps/service/src/platform/index.ts'
import type { Random } from './random.ts'

const MODE = 'sandbox'
/** Orders are for the newest messages, which are under way. */
const AMONG = 20

/** An operator who gives orders at random in the midst of it all, until the signal, and in the end opens everything. */
export const giveOrders = async (store: Store, random: Random, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await random.pick([orderOne, orderOne, orderOne, orderChannel])(store, random)
    await setTimeout(random.between(20, 150), undefined, { signal }).catch(() => undefined)
  }
}

/** Releases everything held or paused by orders; services may still pause a channel themselves. */
export const openEverything = async (store: Store): Promise<void> => {
  for (const channel of CHANNELS) await resumeChannel(store, MODE, channel)
  const held = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select('id')
    .where('state', '=', 'held')
    .where('held_for', '=', 'operator')
    .execute()
  for (const { id } of held) await obey(releaseMessage(store, id, await store.now()))
}

const orderOne = async (store: Store, random: Random): Promise<void> => {
  const newest = await store
    .db<MessageTables>()
    .selectFrom('messages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(AMONG)
    .execute()
  if (newest.length === 0) return
  const { id } = random.pick(newest)
  const order = random.pick([holdMessage, holdMessage, releaseMessage, retryMessage])
  await obey(order(store, id, await store.now()))
}

/** Paused for a moment: the senders' messages pile up and come back. */
const orderChannel = async (store: Store, random: Random): Promise<void> => {
  const channel = random.pick(CHANNELS)
  await pauseChannel(store, { mode: MODE, channel, reason: 'A crash run.', at: await store.now() })
  await setTimeout(random.between(50, 300))
  await resumeChannel(store, MODE, channel)
}

/** An order that does not fit the state of its message is refused, and that is all. */
const obey = (order: Promise<void>): Promise<void> =>
  order.catch((cause: unknown) => {
    if (!(cause instanceof Refusal)) throw cause
  })
