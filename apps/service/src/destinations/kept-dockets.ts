import type { Clock, Store } from '../platform/index.ts'
import type { DocketSnapshot } from './dockets/index.ts'
import { findRevision, replaceDocument } from './documents.ts'
import { watchDocument } from './watch-document.ts'

/** Open dockets in the database, for processes that do not fetch the list themselves. */
export type DocketStore = {
  /** Undefined if no process has fetched the list yet. The same object comes back while nothing changes. */
  find(): Promise<DocketSnapshot | undefined>
  save(kept: DocketSnapshot): Promise<void>
}

/** `mode` keeps lists from simulators apart from real ones. */
export const makeKeptDockets = (store: Store, clock: Clock, mode: string): DocketStore => {
  const name = `open-dockets/${mode}`
  const watched = watchDocument(store, clock, name, read)
  return {
    // Another process stores the first list soon after its start, so an absent list is looked for each time.
    find: async () => (await watched()) ?? watched('now'),
    save: async (kept) => {
      const { source, retrieved_at: retrievedAt } = kept.freshness
      const earlier = await findRevision(store, name)
      // A false answer means that a quicker process has stored a list just as fresh.
      await replaceDocument(store, name, { body: JSON.stringify(kept), retrievedAt, source }, earlier)
    },
  }
}

const read = (body: string): DocketSnapshot => {
  // Only `save` writes the document. JSON has no instants.
  const kept = JSON.parse(body) as DocketSnapshot
  const destinations = kept.destinations.map((one) => ({
    ...one,
    closesAt: one.closesAt && new Date(one.closesAt),
  }))
  return { ...kept, destinations }
}
