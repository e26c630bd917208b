import { LRUCache } from 'lru-cache'

export type LruCache = ReturnType<typeof makeLruCache>

/** Cache of results, bounded in bytes. A result that is larger than the cache stays until the next one. */
export const makeLruCache = (maxBytes: number) => {
  const kept = new LRUCache<string, object>({ maxSize: maxBytes })
  return {
    /** Returns the cached result for this key, or makes it now. */
    get<Result extends object>(
      key: string,
      make: () => Result,
      countBytes: (result: Result) => number,
    ): Result {
      // A key has one kind of result: each kind begins its keys with a word of its own.
      const known = kept.get(key) as Result | undefined
      if (known !== undefined) return known
      const result = make()
      const bytes = countBytes(result) + key.length * 2 + OVERHEAD_BYTES
      kept.set(key, result, { size: Math.min(maxBytes, bytes) })
      return result
    },
  }
}

/** Approximate cost of an entry besides its result. */
const OVERHEAD_BYTES = 500
