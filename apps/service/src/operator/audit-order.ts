import { audit, type AccessTables, type AuditEntry } from '../access/index.ts'
import type { StoreCommandContext } from './command-context.ts'

/**
 * Writes an order into the audit log that leaves nothing else in the database. What it does to files is no part of
 * that: when the process ends between the two, one is there without the other.
 */
export const auditOrder = async (
  { store, actor }: Pick<StoreCommandContext, 'store' | 'actor'>,
  order: Omit<AuditEntry, 'actor'>,
): Promise<void> => {
  const at = await store.now()
  await store.write<AccessTables, unknown>((trx) => audit(trx, store.engine, { ...order, actor }, at))
}
