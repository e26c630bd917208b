export type RateLimitRule = {
  /** Requests in any stretch of `windowSeconds`; 0 for no limit. */
  readonly limit: number
  readonly windowSeconds: number
}

/** How a request stands to the limit. `resetSeconds`: until the oldest counted request no longer counts. */
export type RateStanding = {
  readonly allowed: boolean
  readonly remaining: number
  readonly resetSeconds: number
}

/** Times of the last `limit` requests of one client, oldest first from `next`. */
type Ring = { readonly times: Float64Array; next: number }

/** Clients that are remembered at once; beyond it those that have been quiet for a window are forgotten. */
const MANY_CLIENTS = 10_000

/**
 * The exact limit: in no stretch of the window, wherever it begins, is a client let through more often. Refused
 * requests do not count, so that a client which keeps to `Retry-After` is always served.
 */
export class RateLimit {
  readonly rule: RateLimitRule
  readonly #clients = new Map<string, Ring>()

  constructor(rule: RateLimitRule) {
    this.rule = rule
  }

  take(client: string, now: Date): RateStanding {
    const at = now.getTime()
    const ring = this.#find(client, at)
    const { limit, windowSeconds } = this.rule
    const windowMilliseconds = windowSeconds * 1000
    const oldest = ring.times[ring.next] ?? 0
    const allowed = oldest <= at - windowMilliseconds
    if (allowed) {
      ring.times[ring.next] = at
      ring.next = (ring.next + 1) % limit
    }
    const counted = ring.times.filter((time) => time > at - windowMilliseconds)
    const first = counted.reduce((least, time) => Math.min(least, time), at)
    const resetSeconds = Math.max(1, Math.ceil((first + windowMilliseconds - at) / 1000))
    return { allowed, remaining: limit - counted.length, resetSeconds }
  }

  #find(client: string, at: number): Ring {
    const known = this.#clients.get(client)
    if (known !== undefined) return known
    if (this.#clients.size >= MANY_CLIENTS) this.#forget(at)
    const ring = { times: new Float64Array(this.rule.limit).fill(-Infinity), next: 0 }
    this.#clients.set(client, ring)
    return ring
  }

  #forget(at: number): void {
    const quiet = at - this.rule.windowSeconds * 1000
    for (const [client, { times }] of this.#clients)
      if (times.every((time) => time <= quiet)) this.#clients.delete(client)
  }
}
