import { audit, type AccessTables, type AuditEntry } from '../access/index.ts'
import type { Source } from '../publishers/index.ts'
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

type Change = {
  readonly action: 'sources.add' | 'sources.fetch'
  readonly outcome: string
  readonly sources: readonly Source[]
}

/** Writes into the audit log what was archived, if anything was. */
export const auditEdition = async (
  context: Pick<StoreCommandContext, 'store' | 'actor'>,
  { action, outcome, sources: [first, ...others] }: Change,
): Promise<void> => {
  if (first === undefined) return
  const { publisher, url } = first
  const sha256 = [first, ...others].map((source) => source.sha256)
  const detail = JSON.stringify({ outcome, publisher, url, sha256 })
  await auditOrder(context, { action, object: first.edition, detail })
}
