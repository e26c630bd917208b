import { auditWrites } from '../../access/index.ts'
import type { Source } from '../../publishers/index.ts'
import type { Desk } from './desk.ts'

type Change = {
  readonly action: 'sources.add' | 'sources.fetch'
  readonly outcome: string
  readonly sources: readonly Source[]
}

/**
 * Writes into the audit log what was archived. The archive is no part of the database: when the process ends between
 * the two, the documents are there and the line is not.
 */
export const auditEdition = async (
  { store, actor }: Pick<Desk, 'store' | 'actor'>,
  { action, outcome, sources: [first, ...others] }: Change,
): Promise<void> => {
  if (first === undefined) return
  const { publisher, url } = first
  const sha256 = [first, ...others].map((source) => source.sha256)
  const detail = JSON.stringify({ outcome, publisher, url, sha256 })
  const entry = { actor, action, object: first.edition, detail }
  const at = await store.now()
  // The archive is not written to through the store: the entry is all that this write leaves.
  await auditWrites(store, entry, at).write(() => Promise.resolve())
}
