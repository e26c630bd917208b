import type { Transaction } from 'kysely'
import { Refusal, type Store } from '../platform/index.ts'
import { audit, lockAudit, type AuditAction, type AuditEntry } from '../audit/index.ts'
import type { Quotas } from './quotas.ts'
import { addLeak, isLeaked, ROTATABLE } from './suspensions.ts'
import type { AccessTables, KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

type Engine = Store['engine']

export type KeyOrder = Pick<AuditEntry, 'actor' | 'from'> & {
  readonly id: string
  /** Organisation that must hold the key; any when left out. */
  readonly organisation?: string
  readonly at: Date
}

/** Fields that are left out stay as they are. */
export type KeyChange = KeyOrder & {
  readonly quotas?: Partial<Quotas>
  /** Null allows any address. */
  readonly addresses?: readonly string[] | null | undefined
  readonly expiresAt?: Date | undefined
  readonly note?: string | undefined
  readonly name?: string | undefined
}

/** Changes the terms of a key except its scopes: other scopes need another key. */
export const changeKey = (store: Store, change: KeyChange): Promise<void> =>
  carryOut(store, (trx) => changeWithin(trx, store.engine, change))

/** The same within a transaction. */
export const changeWithin = async (
  trx: Transaction<AccessTables>,
  engine: Engine,
  change: KeyChange,
): Promise<void> => {
  const detail = describeChange(change)
  await updateKey(trx, engine, change, { action: 'key.change', detail, set: toColumns(change) })
}

const toColumns = ({ quotas = {}, addresses, expiresAt, note, name }: KeyChange): Partial<KeyRow> => ({
  ...(quotas.minute !== undefined && { quota_minute: quotas.minute }),
  ...(quotas.day !== undefined && { quota_day: quotas.day }),
  ...(addresses !== undefined && { addresses: addresses === null ? null : JSON.stringify(addresses) }),
  // The new end has its own warnings.
  ...(expiresAt !== undefined && { expires_at: expiresAt.getTime(), warned_expiry: null }),
  ...(note !== undefined && { note }),
  ...(name !== undefined && { name }),
})

/** Holds no address, name or note: the chain is kept for ever. */
const describeChange = ({ quotas = {}, addresses, expiresAt, note, name }: KeyChange): object => ({
  ...(quotas.minute !== undefined && { quota_minute: quotas.minute }),
  ...(quotas.day !== undefined && { quota_day: quotas.day }),
  ...(addresses !== undefined && { address_ranges: addresses?.length ?? null }),
  ...(expiresAt !== undefined && { expires_at: expiresAt.getTime() }),
  ...(note !== undefined && { note: 'changed' }),
  ...(name !== undefined && { name: 'changed' }),
})

/**
 * Closes a key until the operator resumes it: from the next request in this process, within a second in any other. It
 * outweighs a suspension by the service or the organisation, and keeps a leak in the reason.
 */
export const suspendKey = (
  store: Store,
  { reason, ...order }: KeyOrder & { readonly reason: string },
): Promise<void> =>
  carryOut(store, async (trx) => {
    await lockAudit(trx, store.engine)
    const { suspended_for } = await getKeyRow(trx, order)
    const step = toSuspension(isLeaked(suspended_for) ? addLeak(reason) : reason, order.at)
    await updateKey(trx, store.engine, order, { ...step, from: 'outweighed' })
  })

/** Closes an open key, within a transaction. */
export const suspendWithin = (
  trx: Transaction<AccessTables>,
  engine: Engine,
  order: KeyOrder,
  reason: string,
): Promise<void> => updateKey(trx, engine, order, { ...toSuspension(reason, order.at), from: 'open' })

const toSuspension = (reason: string, at: Date): KeyStep => ({
  action: 'key.suspend',
  // An operator can write anything, and the chain is kept for ever.
  detail: ROTATABLE.includes(reason) ? { reason } : {},
  set: { suspended_at: at.getTime(), suspended_for: reason },
})

/** Reopens a suspended key. */
export const resumeKey = (store: Store, order: KeyOrder): Promise<void> =>
  carryOut(store, (trx) => resumeWithin(trx, store.engine, order))

/** The same within a transaction. Its idleness counts from now on. */
export const resumeWithin = (
  trx: Transaction<AccessTables>,
  engine: Engine,
  order: KeyOrder,
): Promise<void> =>
  updateKey(trx, engine, order, {
    action: 'key.resume',
    detail: {},
    set: { suspended_at: null, suspended_for: null, idle_from: order.at.getTime(), warned_idle: null },
    from: 'suspended',
  })

/** Closes a key for good: from the next request in this process, within a second in any other. */
export const revokeKey = (store: Store, id: string, actor: string, at: Date): Promise<void> =>
  carryOut(store, (trx) => revokeWithin(trx, store.engine, { id, actor, at }))

export const revokeWithin = (
  trx: Transaction<AccessTables>,
  engine: Engine,
  order: KeyOrder,
): Promise<void> =>
  updateKey(trx, engine, order, {
    action: 'key.revoke',
    detail: {},
    set: { revoked_at: order.at.getTime() },
  })

const carryOut = async (
  store: Store,
  work: (trx: Transaction<AccessTables>) => Promise<void>,
): Promise<void> => {
  await store.write<AccessTables, undefined>(async (trx) => {
    await work(trx)
    return undefined
  })
  forgetVerified(store)
}

type KeyStep = {
  readonly action: AuditAction
  readonly detail: object
  readonly set: Partial<KeyRow>
  /**
   * State that the key must have; any but revoked when left out. A suspension by the operator outweighs an open key, and
   * one that a member may rotate.
   */
  readonly from?: 'open' | 'suspended' | 'outweighed'
}

/** One statement decides and writes. The lock comes first, as in a rotation: the other order could end in a deadlock. */
const updateKey = async (
  trx: Transaction<AccessTables>,
  engine: Engine,
  order: KeyOrder,
  { action, detail, set, from: state }: KeyStep,
): Promise<void> => {
  const { id, organisation, actor, from, at } = order
  await lockAudit(trx, engine)
  let update = trx.updateTable('keys').set(set).where('id', '=', id).where('revoked_at', 'is', null)
  if (organisation !== undefined) update = update.where('organisation', '=', organisation)
  if (state === 'open') update = update.where('suspended_at', 'is', null)
  if (state === 'suspended') update = update.where('suspended_at', 'is not', null)
  if (state === 'outweighed')
    update = update.where((key) =>
      key.or([key('suspended_at', 'is', null), key('suspended_for', 'in', ROTATABLE)]),
    )
  const changed = await update.returning('organisation').executeTakeFirst()
  if (changed === undefined) throw await explainUnchanged(trx, order)
  const entry = { actor, from, action, object: id, detail: JSON.stringify(detail) }
  await audit(trx, engine, { ...entry, organisation: changed.organisation }, at)
}

/** Finds a key of an order. A key of another organisation looks as if it did not exist. */
export const getKeyRow = async (
  trx: Transaction<AccessTables>,
  { id, organisation }: Pick<KeyOrder, 'id' | 'organisation'>,
): Promise<KeyRow> => {
  const row = await trx.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || (organisation !== undefined && row.organisation !== organisation))
    throw new Refusal('not_found', `There is no key ${id}.`)
  return row
}

/** Explains why an order on a key changed nothing: the key does not exist, or is already in that state. */
const explainUnchanged = async (trx: Transaction<AccessTables>, order: KeyOrder): Promise<Refusal> => {
  const { id, revoked_at, suspended_at, suspended_for } = await getKeyRow(trx, order)
  if (revoked_at !== null) return refuseRevoked(id, new Date(revoked_at))
  return suspended_at === null
    ? refuse(`${id} is not suspended.`)
    : refuse(
        `${id} was suspended already at ${new Date(suspended_at).toISOString()} (${suspended_for ?? 'no reason given'}).`,
      )
}

export const refuseRevoked = (id: string, at: Date): Refusal =>
  refuse(`${id} was revoked at ${at.toISOString()}, for good.`)

const refuse = (detail: string): Refusal => new Refusal('not_in_this_state', `Nothing was done: ${detail}`)
