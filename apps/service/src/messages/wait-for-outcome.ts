import { setTimeout } from 'node:timers/promises'
import type { DeliveryState } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { MessageTables } from './tables.ts'
import type { DeliveryWorker } from './delivery-worker.ts'
import { isSettled } from './transitions.ts'

export type FirstOutcome = {
  readonly state: DeliveryState
  readonly reason: string
  readonly attempts: number
}

/** Another process may deliver it: then looking is the only way to know. */
const LOOK_MILLISECONDS = 250

type WaitNeeds = {
  readonly store: Store
  readonly worker: DeliveryWorker
  /** Ends all waits: a process that is asked to stop keeps no caller. */
  readonly signal: AbortSignal
}

/** Waits until a first try has ended, in this process or another, or `seconds` are over. Gives how it stands then. */
export const waitForOutcome = async (
  { store, worker, signal }: WaitNeeds,
  id: string,
  seconds: number,
): Promise<FirstOutcome> => {
  const ended = new AbortController()
  const forget = worker.onSettled(({ row }) => {
    if (row.id === id) ended.abort()
  })
  const until = performance.now() + seconds * 1000
  try {
    for (;;) {
      const now = await look(store, id)
      const left = until - performance.now()
      if (
        left <= 0 ||
        signal.aborted ||
        isSettled(now.state) ||
        (now.attempts > 0 && now.state !== 'sending')
      )
        return now
      // Called off by the outcome itself.
      await setTimeout(Math.min(left, LOOK_MILLISECONDS), undefined, {
        signal: AbortSignal.any([ended.signal, signal]),
      }).catch(() => undefined)
    }
  } finally {
    forget()
  }
}

const look = (store: Store, id: string): Promise<FirstOutcome> =>
  store
    .db<MessageTables>()
    .selectFrom('messages')
    .select(['state', 'reason', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
