import type { Store } from '../platform/index.ts'
import { backOffSeconds } from './back-off.ts'
import { changeState, type Change, type Changed } from './change-state.ts'
import type { Outcome, ReceiverProfile } from './channel.ts'
import { pauseQueue } from './pause.ts'
import { NEVER, type MessageRow, type MessageTables } from './tables.ts'

export type Settlement = {
  readonly row: MessageRow
  readonly outcome: Outcome
  readonly profile: ReceiverProfile
  readonly at: number
  /** In [0, 1): spreads the next tries. */
  readonly random: number
}

/** Records the outcome of a try. Returns an empty list if the try has lost its lease: the outcome is too late. */
export const settle = (store: Store, settlement: Settlement): Promise<Changed[]> =>
  store.write<MessageTables, Changed[]>(async (trx) => {
    const { row, outcome, at } = settlement
    const change = changeFor(settlement)
    const changed = await changeState(trx, [row.id], { ...change, at, attempt: row.attempts })
    if (outcome.kind === 'closed') await pauseQueue(trx, { ...pauseOf(settlement), reason: outcome.reason })
    if (outcome.kind === 'deferred' && outcome.notBefore !== undefined)
      await pauseQueue(trx, {
        ...pauseOf(settlement),
        reason: outcome.reason,
        until: outcome.notBefore.getTime(),
      })
    return changed
  })

const changeFor = (settlement: Settlement): Omit<Change, 'at'> => {
  const { outcome, at } = settlement
  switch (outcome.kind) {
    case 'delivered': {
      const receipt = JSON.stringify(outcome.receipt)
      return {
        event: 'deliver',
        reason: 'The receiver took the message.',
        set: { settled_at: at, sent_before: 1, receipt },
      }
    }
    case 'refused':
      return { event: 'refuse', reason: outcome.reason, set: { settled_at: at } }
    case 'uncertain':
      return { event: 'lose_track', reason: outcome.reason, set: { settled_at: at, sent_before: 1 } }
    case 'closed':
      return { event: 'put_off', reason: outcome.reason, set: { due_at: NEVER, held_for: 'channel' } }
    case 'deferred':
      return changeForDeferral(settlement, outcome)
  }
}

type Deferral = Extract<Outcome, { kind: 'deferred' }>

const changeForDeferral = (settlement: Settlement, outcome: Deferral): Omit<Change, 'at'> => {
  const { row, profile, at, random } = settlement
  const sent_before = outcome.sent ? 1 : row.sent_before
  if (at - (row.tried_since ?? at) > profile.giveUpAfterSeconds * 1000) {
    const days = Math.round(profile.giveUpAfterSeconds / 86_400)
    const tried = `Tried for ${days} days without success.`
    const last = `The last try: ${outcome.reason}`
    const set = { settled_at: at, sent_before }
    return sent_before === 1
      ? { event: 'lose_track', reason: `${tried} The message was sent, so it may have arrived. ${last}`, set }
      : { event: 'give_up', reason: `${tried} ${last}`, set }
  }
  const due_at = Math.round(at + backOffSeconds(row.attempts, random) * 1000)
  const wish = outcome.notBefore?.getTime()
  if (wish === undefined) return { event: 'defer', reason: outcome.reason, set: { due_at, sent_before } }
  // The wait is at least as long as the receiver's wish.
  return {
    event: 'put_off',
    reason: outcome.reason,
    set: { due_at: Math.max(due_at, wish), held_for: 'receiver', sent_before },
  }
}

const pauseOf = ({ row: { mode, channel }, at }: Settlement) => ({ mode, channel, at })
