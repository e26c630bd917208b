import type { DeliveryState } from '@rotunda/contract'
import { Refusal, type Log, type Store } from '../platform/index.ts'
import { changeState, type Changed } from './change-state.ts'
import type { MessageEvent } from './log-events.ts'
import { reportEnded } from './report-ended.ts'
import type { MessageTables } from './tables.ts'

/**
 * Withdraws a waiting message for its sender. If an earlier try was sent, it may have arrived: it becomes `uncertain`,
 * and is not tried again. False if the organisation has no such message.
 */
export const withdrawMessage = async (
  { store, log }: { readonly store: Store; readonly log: Log<MessageEvent> },
  id: string,
  organisation: string,
  at: Date,
): Promise<boolean> => {
  const changed = await withdraw(store, id, organisation, at)
  reportEnded(log, changed ?? [])
  return changed !== undefined
}

/** Empty if it was withdrawn before; undefined if there is no such message. */
const withdraw = (store: Store, id: string, organisation: string, at: Date): Promise<Changed[] | undefined> =>
  store.write<MessageTables, Changed[] | undefined>(async (trx) => {
    const row = await trx
      .selectFrom('messages')
      .select(['state', 'sent_before'])
      .where('id', '=', id)
      .where('organisation', '=', organisation)
      // A worker that is claiming it goes first.
      .$if(store.engine === 'postgres', (select) => select.forUpdate())
      .executeTakeFirst()
    if (row === undefined) return undefined
    if (row.state === 'withdrawn') return []
    if (row.state !== 'queued' && row.state !== 'held')
      throw new Refusal('message_not_waiting', explain(row.state))
    return changeState(trx, [id], {
      ...(row.sent_before === 1 ? AFTER_A_TRY : UNSENT),
      at: at.getTime(),
      set: { settled_at: at.getTime() },
    })
  })

const UNSENT = { event: 'withdraw', reason: 'The sender withdrew the message. Nothing was sent.' } as const
const AFTER_A_TRY = {
  event: 'end_in_doubt',
  reason:
    'The sender withdrew the message. An earlier try was sent, so the message may have arrived. It is not tried again.',
} as const

const explain = (state: DeliveryState): string =>
  state === 'sending'
    ? 'The message is being sent at this moment, so it cannot be withdrawn.'
    : `The message is ${state}, so it cannot be withdrawn.`
