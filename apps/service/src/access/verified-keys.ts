import type { Store } from '../platform/index.ts'
import type { Principal } from './principal.ts'
import type { KeyRow } from './tables.ts'
import { ACCESS_LIMITS } from './limits.ts'

/** Row and holder of a key that was looked up. */
export type VerifiedKey = { readonly row: KeyRow; readonly principal: Principal; readonly readAt: number }

const TTL_MILLISECONDS = ACCESS_LIMITS.verifiedSeconds.value * 1000

const MAX_VERIFIED = ACCESS_LIMITS.keysVerified.value

/** An LRU cache for each store: hashing and reading cost more than the rest of a busy request together. */
const caches = new WeakMap<Store, Map<string, VerifiedKey>>()

/** Cache of a store, as it is now. */
export type VerifiedKeys = Map<string, VerifiedKey>
export const openVerified = (store: Store): VerifiedKeys =>
  caches.getOrInsertComputed(store, () => new Map<string, VerifiedKey>())

/** Finds a key that was looked up less than a second ago. */
export const findVerified = (store: Store, text: string, now: Date): VerifiedKey | undefined => {
  const cache = caches.get(store)
  const key = cache?.get(text)
  if (cache === undefined || key === undefined) return undefined
  const age = now.getTime() - key.readAt
  if (age < 0 || age >= TTL_MILLISECONDS) return undefined
  // The most recently used key moves to the end; the first key is evicted.
  cache.delete(text)
  cache.set(text, key)
  return key
}

/** True if the key was looked up before and is still remembered, however long ago: such a key is not a guess. */
export const wasVerified = (store: Store, text: string): boolean => caches.get(store)?.has(text) === true

/**
 * Remembers a key in the cache that was there before the key was read. A change that came meanwhile has replaced that
 * cache, so a row from before the change is forgotten with it.
 */
export const rememberVerified = (cache: VerifiedKeys, text: string, key: VerifiedKey): VerifiedKey => {
  cache.delete(text)
  const [oldest] = cache.keys()
  if (cache.size >= MAX_VERIFIED && oldest !== undefined) cache.delete(oldest)
  cache.set(text, key)
  return key
}

/** Empties the cache after a change of a key, so that the next request looks every key up again. */
export const forgetVerified = (store: Store): void => {
  caches.delete(store)
}
