import type { Store } from '../platform/index.ts'
import { auditWrites, type AuditEntry } from './audit.ts'
import { explainUnchanged } from './explain-unchanged.ts'
import type { Quotas } from './quotas.ts'
import type { KeyOrder } from './suspend-key.ts'
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
