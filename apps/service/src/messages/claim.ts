import { sql, type Transaction } from 'kysely'
import type { ChannelName } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { changeState } from './change-state.ts'
import type { ReceiverProfile } from './channel.ts'
import { listDeadlineClasses } from './deadline-classes.ts'
import { readTurns } from './fair-turns.ts'
import { askPermits } from './rates.ts'
import type { DeliveryMode, MessageRow, MessageTables } from './tables.ts'

export type ClaimRequest = {
  readonly mode: DeliveryMode
  readonly channel: ChannelName
  readonly profile: ReceiverProfile
  readonly limit: number
  readonly now: number
}

export type Claim = {
  readonly rows: readonly MessageRow[]
  /** Earliest time at which the receiver's rates allow more. */
  readonly nextAt: number
}

/**
 * Claims messages for sending, no more than can be sent at once. From the commit on each is `sending` under a lease, so
 * a process that dies leaves behind exactly the messages that may have been sent.
 */
export const claim = (store: Store, request: ClaimRequest): Promise<Claim> =>
  store.write<MessageTables, Claim>(async (trx) => {
    const { mode, channel, profile, limit, now } = request
    const bucketOwner = `${mode}:${channel}`
    const permits = await askPermits(trx, store.engine, bucketOwner, profile.rates, { wanted: limit, now })
    if (permits.granted <= 0) return { rows: [], nextAt: permits.nextAt }
    const ids = await pick(trx, store.engine, { ...request, limit: permits.granted })
    if (ids.length === 0) return { rows: [], nextAt: now }
    await permits.pay(ids.length)
    return { rows: await lease(trx, ids, request), nextAt: now }
  })

/** Takes the classes in order, and within each class the organisations in turn. */
const pick = async (
  trx: Transaction<MessageTables>,
  engine: Store['engine'],
  { mode, channel, limit, now }: ClaimRequest,
): Promise<string[]> => {
  const turns = await readTurns(trx, engine, { mode, channel }, now)
  const ids: string[] = []
  for (const from of listDeadlineClasses(now))
    if (ids.length < limit) ids.push(...(await turns.take(from, limit - ids.length)))
  if (ids.length === 0) return ids
  await turns.save()
  return engine === 'postgres' ? lock(trx, ids) : ids
}

/** Skips rows that an operator has locked; the next pass takes them if they are still queued. */
const lock = async (trx: Transaction<MessageTables>, ids: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom('messages')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', sql.lit('queued'))
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

const lease = async (
  trx: Transaction<MessageTables>,
  ids: readonly string[],
  { profile, now }: ClaimRequest,
): Promise<MessageRow[]> => {
  const leased_until = now + leaseSeconds(profile) * 1000
  await changeState(trx, ids, {
    event: 'claim',
    reason: 'Handed to the receiver’s gateway.',
    at: now,
    startsAttempt: true,
    set: { leased_until },
  })
  return trx.selectFrom('messages').selectAll().where('id', 'in', ids).execute()
}

/** Long enough for a try to time out and for a busy process to write its outcome. */
export const leaseSeconds = ({ timeoutSeconds }: ReceiverProfile): number => timeoutSeconds * 2 + 1
