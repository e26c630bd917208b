/** LRU cache bounded in bytes: the least recently used entry leaves first. */
export type LruCache = {
  /** Returns the cached result for this key, or makes it now. */
  get<Result>(key: string, make: () => Result, countBytes: (result: Result) => number): Result
}

export const makeLruCache = (maxBytes: number): LruCache => {
  const kept = new Map<string, { result: unknown; bytes: number }>()
  let total = 0
  const drop = (key: string, bytes: number) => {
    kept.delete(key)
    total -= bytes
  }
  return {
    get<Result>(key: string, make: () => Result, countBytes: (result: Result) => number): Result {
      const known = kept.get(key)
      if (known !== undefined) drop(key, known.bytes)
      // A key has one kind of result: each kind begins its keys with a word of its own.
      const result = known === undefined ? make() : (known.result as Result)
      const bytes = known?.bytes ?? countBytes(result) + key.length * 2 + OVERHEAD_BYTES
      kept.set(key, { result, bytes })
      total += bytes
      for (const [oldest, entry] of kept) {
        if (total <= maxBytes || oldest === key) break
        drop(oldest, entry.bytes)
      }
      return result
    },
  }
}

/** Approximate cost of an entry beside its result. */
const OVERHEAD_BYTES = 500
