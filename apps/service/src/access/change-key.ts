import type { Transaction } from 'kysely'
import { Refusal, type Store } from '../platform/index.ts'
import { auditWrites, type AuditEntry } from '../audit/index.ts'
import type { Quotas } from './quotas.ts'
import type { AccessTables, KeyRow } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

/** Fields that are left out stay as they are. */
export type KeyChange = KeyOrder & {
  readonly quotas: Partial<Quotas>
  /** Null allows any address. */
  readonly addresses?: readonly string[] | null | undefined
  readonly expiresAt?: Date | undefined
  readonly note?: string | undefined
}

/** Changes the terms of a key except its scopes: other scopes need another key. */
export const changeKey = async (store: Store, change: KeyChange): Promise<void> => {
  const { id, actor, at } = change
  const changes = toColumns(change)
  const entry: AuditEntry = { actor, action: 'key.change', object: id, detail: JSON.stringify(changes) }
  await auditWrites(store, entry, at).write<AccessTables, undefined>(async (trx) => {
    const changed = await trx
      .updateTable('keys')
      .set(changes)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw await explainUnchanged(trx, id)
    return undefined
  })
  forgetVerified(store)
}

const toColumns = ({ quotas, addresses, expiresAt, note }: KeyChange): Partial<KeyRow> => ({
  ...(quotas.minute !== undefined && { quota_minute: quotas.minute }),
  ...(quotas.day !== undefined && { quota_day: quotas.day }),
  ...(addresses !== undefined && { addresses: addresses === null ? null : JSON.stringify(addresses) }),
  ...(expiresAt !== undefined && { expires_at: expiresAt.getTime() }),
  ...(note !== undefined && { note }),
})

export type KeyOrder = { readonly id: string; readonly actor: string; readonly at: Date }

/** Closes a key until it is resumed: from the next request in this process, within a second in any other. */
export const suspendKey = async (
  store: Store,
  { id, actor, at, reason }: KeyOrder & { readonly reason: string },
): Promise<void> => {
  const entry: AuditEntry = { actor, action: 'key.suspend', object: id, detail: JSON.stringify({ reason }) }
  await changeState(store, entry, at, { suspended_at: at.getTime(), suspended_for: reason })
}

/** Reopens a suspended key. */
export const resumeKey = async (store: Store, { id, actor, at }: KeyOrder): Promise<void> => {
  const entry: AuditEntry = { actor, action: 'key.resume', object: id, detail: '{}' }
  await changeState(store, entry, at, { suspended_at: null, suspended_for: null })
}

type Suspension = { readonly suspended_at: number | null; readonly suspended_for: string | null }

const changeState = async (
  store: Store,
  entry: AuditEntry,
  at: Date,
  suspension: Suspension,
): Promise<void> => {
  const wasSuspended = suspension.suspended_at === null
  await auditWrites(store, entry, at).write<AccessTables, undefined>(async (trx) => {
    const changed = await trx
      .updateTable('keys')
      .set(suspension)
      .where('id', '=', entry.object)
      .where('revoked_at', 'is', null)
      .where('suspended_at', wasSuspended ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw await explainUnchanged(trx, entry.object)
    return undefined
  })
  forgetVerified(store)
}

/** Closes a key for good: from the next request in this process, within a second in any other. */
export const revokeKey = async (store: Store, id: string, actor: string, at: Date): Promise<void> => {
  const entry: AuditEntry = { actor, action: 'key.revoke', object: id, detail: '{}' }
  await auditWrites(store, entry, at).write<AccessTables, undefined>(async (trx) => {
    const revoked = await trx
      .updateTable('keys')
      .set({ revoked_at: at.getTime() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (revoked === undefined) throw await explainUnchanged(trx, id)
    return undefined
  })
  forgetVerified(store)
}

/** Explains why an order on a key changed nothing: the key does not exist, or is already in that state. */
const explainUnchanged = async (trx: Transaction<AccessTables>, id: string): Promise<Refusal> => {
  const key = await trx
    .selectFrom('keys')
    .select(['revoked_at', 'suspended_at', 'suspended_for'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (key === undefined) return new Refusal('not_found', `There is no key ${id}.`)
  if (key.revoked_at !== null) return refuseRevoked(id, new Date(key.revoked_at))
  return key.suspended_at === null
    ? refuse(`${id} is not suspended.`)
    : refuse(
        `${id} was suspended already at ${new Date(key.suspended_at).toISOString()} (${key.suspended_for ?? 'no reason given'}).`,
      )
}

export const refuseRevoked = (id: string, at: Date): Refusal =>
  refuse(`${id} was revoked at ${at.toISOString()}, for good.`)

const refuse = (detail: string): Refusal => new Refusal('invalid_query', `Nothing was done: ${detail}`)
