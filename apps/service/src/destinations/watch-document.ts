import type { Clock, Store } from '../platform/index.ts'
import { findRevision, findStored } from './documents.ts'

/** Seconds that an answer counts as current without a look at the database. */
const LOOK_AFTER_SECONDS = 2

/** Returns the current document, or undefined if none was ever stored. With `now`, it is the one of this moment. */
export type WatchedDocument<T> = (when?: 'now') => Promise<T | undefined>

/**
 * Keeps a parsed copy of a document that any process may replace. At most every 2 seconds of use it reads the revision
 * from the database, and the body only for a new revision. The same object comes back while nothing changes.
 */
export const watchDocument = <T>(
  store: Store,
  clock: Clock,
  name: string,
  read: (body: string) => T,
): WatchedDocument<T> => {
  let cached: { readonly sha256: string; readonly value: T } | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<unknown> | undefined

  const look = async (): Promise<T | undefined> => {
    const revision = await findRevision(store, name)
    if (revision !== cached?.sha256) {
      const found = await findStored(store, name)
      cached = found && { sha256: found.sha256, value: read(found.body) }
    }
    lookedAt = clock().getTime()
    return cached?.value
  }

  return async (when) => {
    // A look that runs already may have read the document before this moment.
    if (when === 'now') return look()
    if (clock().getTime() - lookedAt >= LOOK_AFTER_SECONDS * 1000) {
      looking ??= look().finally(() => (looking = undefined))
      await looking
    }
    return cached?.value
  }
}
