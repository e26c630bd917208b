import { sql, type Kysely } from 'kysely'
import type { ChannelName } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { changeState, type Change, type Changed } from './change-state.ts'
import { NEVER, type DeliveryMode, type HeldFor, type MessageRow, type MessageTables } from './tables.ts'
import { DELIVERY_LIMITS } from './limits.ts'

const STEP = DELIVERY_LIMITS.sweptMessages.value

type Queue = { readonly mode: DeliveryMode; readonly channel: ChannelName }

type Picked = {
  readonly state: 'queued' | 'held' | 'sending'
  readonly where: (row: SweptColumns) => ReturnType<typeof sql<boolean>>
  readonly change: Change
  /** Sweeps the messages of one queue; all messages if absent. */
  readonly queue?: Queue
}
type SweptColumns = Record<
  'due_at' | 'deadline' | 'leased_until' | 'held_for' | 'sent_before',
  ReturnType<typeof sql.ref>
>

const columns: SweptColumns = {
  due_at: sql.ref('due_at'),
  deadline: sql.ref('deadline'),
  leased_until: sql.ref('leased_until'),
  held_for: sql.ref('held_for'),
  sent_before: sql.ref('sent_before'),
}

/** Reports tries whose process is gone as uncertain: they may have reached the receiver. */
export const giveUpLostLeases = (store: Store, at: number): Promise<Changed[]> =>
  sweep(store, {
    state: 'sending',
    where: ({ leased_until }) => sql`${leased_until} <= ${at}`,
    change: {
      event: 'lose_track',
      reason:
        'The service stopped while this message was being sent, so the message may have arrived. The service does not send it again by itself.',
      at,
      set: { settled_at: at, sent_before: 1 },
    },
  })

/** Reports messages that can no longer arrive in time, instead of sending them late. */
export const giveUpPastDeadline = async (store: Store, queue: Queue, at: number): Promise<Changed[]> => {
  const past = (state: 'queued' | 'held', sent: 0 | 1) =>
    sweep(store, {
      state,
      queue,
      where: ({ deadline, sent_before }) =>
        sql`${deadline} is not null and ${deadline} <= ${at} and ${sent_before} = ${sent}`,
      change: { ...PAST_DEADLINE[sent], at, set: { settled_at: at } },
    })
  const ended = [past('queued', 0), past('queued', 1), past('held', 0), past('held', 1)]
  return (await Promise.all(ended)).flat()
}

/** Changes by `sent_before`: a comment with an earlier try that was sent may have been filed. */
const PAST_DEADLINE = {
  0: { event: 'give_up', reason: 'The comment period ended before the comment could be filed.' },
  1: {
    event: 'end_in_doubt',
    reason: 'The comment period has ended. An earlier try was sent, so the comment may have been filed.',
  },
} as const

/** Holds a step of the queue until `until`, or until a person resumes the channel. */
export const holdQueue = (
  store: Store,
  queue: Queue,
  hold: { readonly heldFor: HeldFor; readonly reason: string; readonly at: number; readonly until?: number },
): Promise<Changed[]> =>
  sweep(store, {
    state: 'queued',
    queue,
    where: () => sql`true`,
    change: {
      event: 'hold',
      reason: hold.reason,
      at: hold.at,
      set: { due_at: hold.until ?? NEVER, held_for: hold.heldFor },
    },
  })

export const releaseDue = (store: Store, queue: Queue, at: number): Promise<Changed[]> =>
  sweep(store, {
    state: 'held',
    queue,
    where: ({ due_at }) => sql`${due_at} <= ${at}`,
    change: { event: 'release', reason: 'The wait is over.', at, set: { due_at: at } },
  })

/** Requeues the messages that a pause held, a step at a time. */
export const releaseHeldForChannel = (store: Store, queue: Queue, at: number): Promise<Changed[]> =>
  sweep(store, {
    state: 'held',
    queue,
    where: ({ due_at, held_for }) => sql`${due_at} = ${NEVER} and ${held_for} = 'channel'`,
    change: {
      event: 'release',
      reason: 'The channel is open again.',
      at,
      set: { due_at: at, tried_since: null },
    },
  })

/** Changes up to a step of the picked messages. Most sweeps find nothing, so the first query takes no lock. */
const sweep = async (store: Store, picked: Picked): Promise<Changed[]> => {
  const found = await pick(store.db<MessageTables>(), picked).execute()
  if (found.length === 0) return []
  return store.write<MessageTables, Changed[]>(async (trx) => {
    const rows = await pick(trx, picked)
      .$if(store.engine === 'postgres', (select) => select.forUpdate().skipLocked())
      .execute()
    return changeState(
      trx,
      rows.map(({ id }) => id),
      picked.change,
    )
  })
}

const pick = (db: Kysely<MessageTables>, { state, where, queue }: Picked) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('state', '=', sql.lit<MessageRow['state']>(state))
    .where(where(columns))
    .limit(STEP)
    .where((eb) => eb.and(queue === undefined ? {} : { mode: queue.mode, channel: queue.channel }))
