import { Freshness } from '@rotunda/contract'
import { Parse } from 'typebox/value'
import type { Store } from '../platform/index.ts'
import { findStored, replaceDocument } from './documents.ts'

/**
 * Freshness of the last list of open dockets. Each process keeps its own list, but all of them know how recent the last
 * one is.
 */
export type DocketFreshness = {
  /** Undefined if no process has fetched the list yet. */
  find(): Promise<Freshness | undefined>
  save(freshness: Freshness): Promise<void>
}

/** `mode` keeps lists from simulators apart from real ones. */
export const makeDocketFreshness = (store: Store, mode: string): DocketFreshness => {
  const name = `dockets/${mode}`
  return {
    find: async () => {
      const found = await findStored(store, name)
      return found && Parse(Freshness, JSON.parse(found.body))
    },
    save: async (freshness) => {
      const earlier = await findStored(store, name)
      const { source, retrieved_at: retrievedAt } = freshness
      const document = { body: JSON.stringify(freshness), retrievedAt, source }
      // A false answer means that a quicker process has stored a list just as fresh.
      await replaceDocument(store, name, document, earlier?.sha256)
    },
  }
}
