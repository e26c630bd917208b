import { setTimeout } from 'node:timers/promises'
import type { DeliveryState } from '@rotunda/contract'
import type { SteadyClock, Store } from '../platform/index.ts'
import type { MessageTables } from './tables.ts'
import type { DeliveryWorker } from './delivery-worker.ts'
import { isSettled } from './transitions.ts'

export type FirstOutcome = {
  readonly state: DeliveryState
  readonly reason: string
  readonly attempts: number
}

/** Interval between reads of the database, which alone shows the outcome if another process delivers the message. */
const LOOK_MILLISECONDS = 250

type WaitNeeds = {
  readonly store: Store
  readonly worker: DeliveryWorker
  /** Ends all waits: a stopping process keeps no caller. */
  readonly signal: AbortSignal
  readonly steady: SteadyClock
}

/**
 * Waits until a first try has ended, in this process or another, or `seconds` have passed. Returns the status then; at
 * once if too many callers wait already.
 */
export const waitForOutcome = async (
  needs: WaitNeeds,
  id: string,
  seconds: number,
): Promise<FirstOutcome> => {
  const waiter = needs.worker.waitingRoom.enter(id)
  if (waiter === undefined) return look(needs.store, id)
  const signal = AbortSignal.any([waiter.ended, needs.signal])
  try {
    return await lookUntilEnded(needs, id, needs.steady() + seconds * 1000, signal)
  } finally {
    waiter.leave()
  }
}

const lookUntilEnded = async (
  needs: WaitNeeds,
  id: string,
  until: number,
  signal: AbortSignal,
): Promise<FirstOutcome> => {
  for (;;) {
    const now = await look(needs.store, id)
    const left = until - needs.steady()
    if (left <= 0 || needs.signal.aborted || hasEnded(now)) return now
    // The outcome itself cancels this wait.
    await setTimeout(Math.min(left, LOOK_MILLISECONDS), undefined, { signal }).catch(() => undefined)
  }
}

const hasEnded = ({ state, attempts }: FirstOutcome): boolean =>
  isSettled(state) || (attempts > 0 && state !== 'sending')

const look = (store: Store, id: string): Promise<FirstOutcome> =>
  store
    .db<MessageTables>()
    .selectFrom('messages')
    .select(['state', 'reason', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
