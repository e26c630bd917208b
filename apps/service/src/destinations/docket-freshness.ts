import { Freshness } from '@rotunda/contract'
import { Parse } from 'typebox/value'
import type { Store } from '../platform/index.ts'
import { findStored, replaceDocument } from './documents.ts'

/** Each process keeps the list of open dockets for itself; how recent the last one is, all of them know. */
export type DocketFreshness = {
  /** Undefined where no process has fetched the list yet. */
  find(): Promise<Freshness | undefined>
  save(freshness: Freshness): Promise<void>
}

/** `mode` keeps what simulators listed apart from what is real. */
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
      // Another process that was quicker has stored a list just as fresh.
      await replaceDocument(store, name, document, earlier?.sha256)
    },
  }
}
