import type { Store } from '../platform/index.ts'
import type { Principal } from './principal.ts'
import type { KeyRow } from './tables.ts'

/** A key that was looked up: its row, and who holds it. */
export type VerifiedKey = { readonly row: KeyRow; readonly principal: Principal; readonly readAt: number }

/** A change of a key that another process made is noticed no later than this; one of this process, at once. */
const TTL_MILLISECONDS = 1000

const MAX_VERIFIED = 1000

/** An LRU cache for each store: hashing and reading cost more than the rest of a busy request together. */
const caches = new WeakMap<Store, Map<string, VerifiedKey>>()

/** The key, where it was looked up less than a second ago. */
export const findVerified = (store: Store, text: string, now: Date): VerifiedKey | undefined => {
  const cache = caches.get(store)
  const key = cache?.get(text)
  if (cache === undefined || key === undefined) return undefined
  const age = now.getTime() - key.readAt
  if (age < 0 || age >= TTL_MILLISECONDS) return undefined
  // The one that was used last goes to the end; the first gives way.
  cache.delete(text)
  cache.set(text, key)
  return key
}

/** Whether the key was looked up before and is remembered, however long ago: it is no guess. */
export const wasVerified = (store: Store, text: string): boolean => caches.get(store)?.has(text) === true

export const rememberVerified = (store: Store, text: string, key: VerifiedKey): VerifiedKey => {
  const cache = caches.getOrInsertComputed(store, () => new Map<string, VerifiedKey>())
  cache.delete(text)
  const [oldest] = cache.keys()
  if (cache.size >= MAX_VERIFIED && oldest !== undefined) cache.delete(oldest)
  cache.set(text, key)
  return key
}

/** After a change of a key: from the next request on every key is looked up again. */
export const forgetVerified = (store: Store): void => {
  caches.delete(store)
}
