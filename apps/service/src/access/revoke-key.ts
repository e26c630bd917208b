import type { Store } from '../platform/index.ts'
import { auditWrites, type AuditEntry } from './audit.ts'
import { explainUnchanged } from './explain-unchanged.ts'
import type { AccessTables } from './tables.ts'
import { forgetVerified } from './verified-keys.ts'

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
