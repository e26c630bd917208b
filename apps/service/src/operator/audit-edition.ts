import type { Source } from '../publishers/index.ts'
import { auditOrder } from './audit-order.ts'
import type { StoreCommandContext } from './command-context.ts'

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
