import type { SteadyClock } from '../../platform/index.ts'
import type { Counted, CountedWindow, Counters } from '../../platform/counters/index.ts'
import type { Eventual } from './eventual.ts'
import type { ClientRate, RateLimit, RateLimitRule, RateStanding, Reserved } from './rate-limit.ts'

/**
 * A limit that all processes count together. A request counts in this process first, and then in the common window.
 * A client over the limit here is over the limit everywhere, so the counters are not asked. While the counters are away,
 * the count of this process is already there.
 */
export class SharedRateLimit implements ClientRate {
  readonly rule: RateLimitRule
  readonly clock: SteadyClock
  readonly #name: string
  readonly #own: RateLimit
  readonly #counters: Counters

  constructor(name: string, own: RateLimit, counters: Counters) {
    this.rule = own.rule
    this.clock = own.clock
    this.#name = name
    this.#own = own
    this.#counters = counters
  }

  beside(name: string, rule: RateLimitRule): SharedRateLimit {
    return new SharedRateLimit(name, this.#own.beside(name, rule), this.#counters)
  }

  take(client: string): Eventual<RateStanding> {
    return this.reserve(client, 1)
  }

  reserve(client: string, wanted: number): Eventual<Reserved> {
    const own = this.#own.reserve(client, wanted)
    if (!own.allowed || this.#counters.isAlone()) return own
    return this.#reserveTogether(client, Math.min(wanted, this.rule.limit), own)
  }

  look(client: string): Eventual<RateStanding> {
    const own = this.#own.look(client)
    if (!own.allowed || this.#counters.isAlone()) return own
    return this.#lookTogether(client, own)
  }

  async #reserveTogether(client: string, wanted: number, own: Reserved): Promise<Reserved> {
    const window = this.#windowOf(client)
    const counted = await this.#counters.count(window, wanted, 'all')
    if (counted === undefined) return own
    const { marks } = counted
    const allowed = marks.length >= wanted
    if (!allowed) own.settle(0)
    const settle = (used: number): void => {
      own.settle(used)
      this.#counters.giveBack(window, marks.slice(used))
      if (used > wanted) void this.#counters.count(window, used - wanted, 'some')
    }
    return { ...this.#judge(counted, allowed), settle: allowed ? settle : () => undefined }
  }

  async #lookTogether(client: string, own: RateStanding): Promise<RateStanding> {
    const counted = await this.#counters.count(this.#windowOf(client), 0, 'all')
    return counted === undefined ? own : this.#judge(counted, counted.count < this.rule.limit)
  }

  #windowOf(client: string): CountedWindow {
    return { ...this.rule, name: this.#name, client }
  }

  #judge({ count, waitMilliseconds }: Counted, allowed: boolean): RateStanding {
    const remaining = Math.max(0, this.rule.limit - count)
    return { allowed, remaining, resetSeconds: Math.max(1, Math.ceil(waitMilliseconds / 1000)) }
  }
}
