import type { Store } from '../platform/index.ts'
import { auditWrites, type AuditEntry } from './audit.ts'
import { explainUnchanged } from './explain-unchanged.ts'
import type { AccessTables } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

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
