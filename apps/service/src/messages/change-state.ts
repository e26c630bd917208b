import type { Transaction } from 'kysely'
import type { MessageRow, MessageTables } from './tables.ts'
import { stateAfter, statesThatAllow, type DeliveryEvent } from './transitions.ts'

export type Change = {
  readonly event: DeliveryEvent
  readonly reason: string
  readonly at: number
  /** Number of the try that makes the change. A try that lost its lease has an old number, and changes nothing. */
  readonly attempt?: number
  /** Adds 1 to `attempts` in the same write, since each write of a long row costs its whole length. */
  readonly startsAttempt?: boolean
  readonly set?: Partial<MessageRow>
}

export type Changed = Pick<MessageRow, 'id' | 'delivery_id' | 'channel' | 'state'>

/**
 * Applies an event to each message whose state allows it, adds its line to the timeline, and returns the changed
 * messages.
 */
export const changeState = async (
  trx: Transaction<MessageTables>,
  ids: readonly string[],
  change: Change,
): Promise<Changed[]> => {
  if (ids.length === 0) return []
  const state = stateAfter(change.event)
  const changed = await trx
    .updateTable('messages')
    .set((eb) => ({
      held_for: null,
      ...change.set,
      state,
      reason: change.reason,
      revision: eb('revision', '+', 1),
      ...(change.startsAttempt === true && {
        attempts: eb('attempts', '+', 1),
        tried_since: eb.fn.coalesce('tried_since', eb.val(change.at)),
      }),
    }))
    .where('id', 'in', ids)
    .where('state', 'in', statesThatAllow(change.event))
    .$if(change.attempt !== undefined, (update) => update.where('attempts', '=', change.attempt ?? 0))
    .returning(['id', 'delivery_id', 'channel', 'revision'])
    .execute()
  if (changed.length === 0) return []
  const { event, reason, at } = change
  const lines = changed.map(({ id, revision }) => ({ message_id: id, revision, at, event, state, reason }))
  await trx.insertInto('timeline').values(lines).execute()
  return changed.map(({ id, delivery_id, channel }) => ({ id, delivery_id, channel, state }))
}
