import { audit, type AuditEntry } from '../audit/index.ts'
import { type AccessTables } from '../access/index.ts'
import type { Source } from '../publishers/index.ts'
import type { StoreCommandContext } from './command-context.ts'

/**
 * Writes an order on files into the audit log. The two are not one transaction: if the process ends in between, the
 * files may have changed without an entry, or the entry may have no change.
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

/** Writes archived documents into the audit log, if there are any. */
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
