import { steadyClock, type SteadyClock } from '../../platform/index.ts'
import { RATE_LIMITS } from '../limits.ts'
import type { Eventual } from './eventual.ts'

export type RateLimitRule = {
  /** Requests in any stretch of `windowSeconds`; 0 for no limit. */
  readonly limit: number
  readonly windowSeconds: number
}

/** Standing of a request. `resetSeconds` is the time until the oldest counted request expires. */
export type RateStanding = {
  readonly allowed: boolean
  readonly remaining: number
  readonly resetSeconds: number
}

/**
 * Standing after reserving several requests at once. `settle` corrects the count to the requests that were used: it gives
 * the others back, or counts more while there is room.
 */
export type Reserved = RateStanding & { readonly settle: (used: number) => void }

/** Limit of requests for each client: of this process, or of all processes together. */
export type ClientRate = {
  readonly rule: RateLimitRule
  readonly clock: SteadyClock
  /** Makes another limit of the same kind. `name` separates the counts of the two. */
  beside(name: string, rule: RateLimitRule): ClientRate
  take(client: string): Eventual<RateStanding>
  /** Counts several requests at once, or none if the limit does not allow all of them. */
  reserve(client: string, wanted: number): Eventual<Reserved>
  /** Reads the standing of a client without counting. */
  look(client: string): Eventual<RateStanding>
}

/** A limit and a client’s standing. `name` says what is counted: an address, a key, or a quota of a key. */
export type Policy = {
  readonly name: 'ip' | 'key' | 'minute' | 'day'
  readonly limit: number
  readonly windowSeconds: number
  readonly left: number
  readonly resetSeconds: number
}

/** Writes a client’s standing in each limit as the `RateLimit` header fields of the IETF draft. */
export const writePolicies = (policies: readonly Policy[]) => ({
  'ratelimit-policy': policies
    .map(({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`)
    .join(', '),
  ratelimit: policies
    .map(({ name, left, resetSeconds }) => `"${name}";r=${left};t=${resetSeconds}`)
    .join(', '),
})

export const toPolicy = (
  name: 'ip' | 'key',
  { limit, windowSeconds }: RateLimitRule,
  { remaining, resetSeconds }: RateStanding,
): Policy => ({ name, limit, windowSeconds, left: remaining, resetSeconds })

/** Ring buffer with the times of a client’s counted requests: `count` of them, the oldest at `first`. */
type Ring = { times: Float64Array; first: number; count: number }

/** Room for the first requests of a client; most never ask more. */
const FEW_REQUESTS = 8

const MANY_CLIENTS = RATE_LIMITS.clientsCounted.value

/**
 * Exact sliding window: no stretch of `windowSeconds` lets a client through more than `limit` times. Refused requests
 * do not count, so a client that obeys `Retry-After` is always served.
 */
export class RateLimit implements ClientRate {
  readonly rule: RateLimitRule
  readonly clock: SteadyClock
  readonly #clients = new Map<string, Ring>()
  #sweepAt = MANY_CLIENTS

  constructor(rule: RateLimitRule, clock: SteadyClock = steadyClock) {
    this.rule = rule
    this.clock = clock
  }

  beside(_name: string, rule: RateLimitRule): RateLimit {
    return new RateLimit(rule, this.clock)
  }

  take(client: string): RateStanding {
    const at = Math.floor(this.clock())
    const ring = this.#find(client, at)
    const allowed = ring.count < this.rule.limit
    if (allowed) add(ring, at, this.rule.limit)
    return this.#judge(ring, allowed, at)
  }

  reserve(client: string, wanted: number): Reserved {
    const at = Math.floor(this.clock())
    const ring = this.#find(client, at)
    const { limit } = this.rule
    const many = Math.min(wanted, limit)
    const tooMany = ring.count + many - limit
    if (tooMany > 0) return { ...this.#judge(ring, false, at, tooMany), settle: () => undefined }
    for (let count = 0; count < many; count += 1) add(ring, at, limit)
    return {
      ...this.#judge(ring, true, at),
      settle: (used) => {
        const known = this.#clients.get(client)
        if (known !== undefined) remove(known, at, Math.min(many - used, many))
        for (let more = many; more < used; more += 1) this.take(client)
      },
    }
  }

  look(client: string): RateStanding {
    const at = Math.floor(this.clock())
    const ring = this.#find(client, at)
    return this.#judge(ring, ring.count < this.rule.limit, at)
  }

  /** `freed` is the number of counted requests that must expire before the next one is allowed. */
  #judge(ring: Ring, allowed: boolean, at: number, freed = 1): RateStanding {
    const { limit, windowSeconds } = this.rule
    const oldest = ring.count === 0 ? at : (ring.times[(ring.first + freed - 1) % ring.times.length] ?? at)
    const resetSeconds = Math.max(1, Math.ceil((oldest - at) / 1000 + windowSeconds))
    return { allowed, remaining: limit - ring.count, resetSeconds }
  }

  #find(client: string, at: number): Ring {
    const quiet = at - this.rule.windowSeconds * 1000
    const known = this.#clients.get(client)
    if (known !== undefined) return dropOld(known, quiet)
    if (this.#clients.size >= this.#sweepAt) this.#forget(quiet)
    const ring = { times: new Float64Array(Math.min(FEW_REQUESTS, this.rule.limit)), first: 0, count: 0 }
    this.#clients.set(client, ring)
    return ring
  }

  /**
   * Forgets clients without counted requests. The next sweep comes when their number has doubled, so the cost of a
   * client stays the same.
   */
  #forget(quiet: number): void {
    for (const [client, ring] of this.#clients)
      if (dropOld(ring, quiet).count === 0) this.#clients.delete(client)
    this.#sweepAt = Math.max(MANY_CLIENTS, this.#clients.size * 2)
  }
}

const add = (ring: Ring, at: number, limit: number): void => {
  if (ring.count === ring.times.length) {
    const times = new Float64Array(Math.min(limit, ring.times.length * 2))
    times.set(ring.times.subarray(ring.first))
    times.set(ring.times.subarray(0, ring.first), ring.times.length - ring.first)
    ring.times = times
    ring.first = 0
  }
  ring.times[(ring.first + ring.count) % ring.times.length] = at
  ring.count += 1
}

/** Removes up to `many` requests that were counted at this time and have not expired. */
const remove = (ring: Ring, at: number, many: number): void => {
  const { times, first, count } = ring
  const kept = Array.from({ length: count }, (_, index) => times[(first + index) % times.length] ?? at)
  for (let left = many; left > 0; left -= 1) {
    const place = kept.lastIndexOf(at)
    if (place >= 0) kept.splice(place, 1)
  }
  times.set(kept)
  Object.assign(ring, { first: 0, count: kept.length })
}

const dropOld = (ring: Ring, until: number): Ring => {
  while (ring.count > 0 && (ring.times[ring.first] ?? 0) <= until) {
    ring.first = (ring.first + 1) % ring.times.length
    ring.count -= 1
  }
  return ring
}
