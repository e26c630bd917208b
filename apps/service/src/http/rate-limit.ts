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

/** Times of the counted requests of one client: `count` of them, the oldest at `first`, going round. */
type Ring = { readonly times: Float64Array; first: number; count: number }

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
    const { limit, windowSeconds } = this.rule
    const ring = this.#find(client, at)
    dropOld(ring, at - windowSeconds * 1000)
    const allowed = ring.count < limit
    if (allowed) {
      ring.times[(ring.first + ring.count) % limit] = at
      ring.count += 1
    }
    const oldest = ring.times[ring.first] ?? at
    const resetSeconds = Math.max(1, Math.ceil((oldest - at) / 1000 + windowSeconds))
    return { allowed, remaining: limit - ring.count, resetSeconds }
  }

  #find(client: string, at: number): Ring {
    const known = this.#clients.get(client)
    if (known !== undefined) return known
    if (this.#clients.size >= MANY_CLIENTS) this.#forget(at)
    const ring = { times: new Float64Array(this.rule.limit), first: 0, count: 0 }
    this.#clients.set(client, ring)
    return ring
  }

  #forget(at: number): void {
    const quiet = at - this.rule.windowSeconds * 1000
    for (const [client, ring] of this.#clients) {
      dropOld(ring, quiet)
      if (ring.count === 0) this.#clients.delete(client)
    }
  }
}

const dropOld = (ring: Ring, until: number): void => {
  while (ring.count > 0 && (ring.times[ring.first] ?? 0) <= until) {
    ring.first = (ring.first + 1) % ring.times.length
    ring.count -= 1
  }
}
