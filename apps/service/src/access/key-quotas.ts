import { sql } from 'kysely'
import { steadyClock, type SteadyClock, type Store } from '../platform/index.ts'
import { ACCESS_LIMITS } from './limits.ts'
import type { Principal } from './principal.ts'
import { QUOTA_NAMES, QUOTA_SECONDS, type QuotaName, type QuotaStanding } from './quotas.ts'
import { readQuotas } from './read-quotas.ts'
import type { AccessTables } from './tables.ts'

/** Quotas of a key after a request; `exceeded` is the quota that the request was refused for. */
export type KeyStanding = {
  readonly standings: readonly QuotaStanding[]
  readonly exceeded: QuotaStanding | undefined
}

type Counted = Pick<Principal, 'countedAs' | 'quotas'>

/** Share of one key's quota that this process holds until the window ends. */
type Lease = {
  readonly limit: number
  readonly endsAt: number
  /** Requests taken by all processes, as of the last reading of the counter. */
  readonly taken: number
  /** Requests that this process holds and has not used. */
  spare: number
}

/**
 * A process takes this part of the rest: some 75 leases use up a quota of 600, and the last leases are of one request.
 */
const PART_OF_THE_REST = 16

const MOST_LEASED = ACCESS_LIMITS.leasedRequests.value

const MOST_COUNTED = ACCESS_LIMITS.keysCounted.value

/**
 * Counts requests of keys in memory, from leases of counters that all processes share: a request costs a write only
 * when the lease is used up. No quota is ever exceeded; a key may be refused early by as many requests as other
 * processes hold unused.
 */
export class KeyQuotas {
  readonly #store: Store
  readonly #clock: SteadyClock
  readonly #leases = new Map<string, Partial<Record<QuotaName, Lease>>>()
  readonly #underWay = new Map<string, Promise<void>>()

  constructor(store: Store, clock: SteadyClock = steadyClock) {
    this.#store = store
    this.#clock = clock
  }

  /** Counts a request against every quota of the key, or against none. Waits only if it needs a new lease. */
  take(key: Counted): KeyStanding | Promise<KeyStanding> {
    const names = QUOTA_NAMES.filter((name) => key.quotas[name] > 0)
    const leases = names.map((name) => ({ name, lease: this.#find(key, name) }))
    if (leases.some(({ lease }) => lease !== undefined && isUsedUp(lease))) return this.look(key)
    const short = leases.filter(({ lease }) => lease === undefined || lease.spare === 0)
    if (short.length > 0) return this.#takeLater(key, short)
    for (const { lease } of leases) if (lease !== undefined) lease.spare -= 1
    return { standings: this.#describe(key, names), exceeded: undefined }
  }

  /** Describes the key's quotas as far as this process knows, without counting. */
  look(key: Counted): KeyStanding {
    const standings = this.#describe(
      key,
      QUOTA_NAMES.filter((name) => key.quotas[name] > 0),
    )
    const exceeded = standings.filter(({ left }) => left === 0)
    // The day ends after the minute: until then no request is let through.
    return { standings, exceeded: exceeded.at(-1) }
  }

  /** Describes the key's quotas by the counters that all processes share, without counting. */
  async read(key: Counted): Promise<QuotaStanding[]> {
    const standings = await readQuotas(this.#store, key)
    return standings.map((standing) => {
      const spare = this.#find(key, standing.name)?.spare ?? 0
      return { ...standing, left: Math.min(standing.limit, standing.left + spare) }
    })
  }

  async #takeLater(
    key: Counted,
    short: readonly { readonly name: QuotaName; readonly lease: Lease | undefined }[],
  ): Promise<KeyStanding> {
    await Promise.all(short.map(({ name, lease }) => this.#leaseOnce(key, name, lease)))
    return this.take(key)
  }

  /** Requests that arrive meanwhile wait for the same lease. */
  #leaseOnce(key: Counted, name: QuotaName, before: Lease | undefined): Promise<void> {
    const id = `${name} ${leaseIdOf(key)}`
    const known = this.#underWay.get(id)
    if (known !== undefined) return known
    const underWay = this.#lease(key, name, before).finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, underWay)
    return underWay
  }

  async #lease(key: Counted, quota: QuotaName, before: Lease | undefined): Promise<void> {
    const { countedAs, quotas } = key
    const limit = quotas[quota]
    const rest = limit - (before?.taken ?? 0)
    const block = Math.max(1, Math.min(MOST_LEASED, Math.floor(rest / PART_OF_THE_REST)))
    const askedAt = this.#clock()
    const leased = await leaseQuota(this.#store, { countedAs, quota, limit, block })
    this.#keep(leaseIdOf(key), quota, {
      limit,
      endsAt: askedAt + leased.millisecondsLeft,
      taken: leased.taken,
      spare: leased.granted,
    })
  }

  #keep(id: string, name: QuotaName, lease: Lease): void {
    const leases = this.#leases.get(id) ?? {}
    this.#leases.delete(id)
    const [oldest] = this.#leases.keys()
    if (this.#leases.size >= MOST_COUNTED && oldest !== undefined) this.#leases.delete(oldest)
    this.#leases.set(id, { ...leases, [name]: lease })
  }

  #find(key: Counted, name: QuotaName): Lease | undefined {
    const lease = this.#leases.get(leaseIdOf(key))?.[name]
    return lease !== undefined && this.#clock() < lease.endsAt ? lease : undefined
  }

  #describe(key: Counted, names: readonly QuotaName[]): QuotaStanding[] {
    return names.flatMap((name) => {
      const lease = this.#find(key, name)
      if (lease === undefined) return []
      const resetSeconds = Math.max(1, Math.ceil((lease.endsAt - this.#clock()) / 1000))
      return [{ name, limit: lease.limit, left: lease.limit - lease.taken + lease.spare, resetSeconds }]
    })
  }
}

/**
 * Names a lease by its counter and its limits. Keys of one rotation share a counter but may have different limits, and
 * a lease granted under one limit is not valid for another. A lease of each keeps the two from discarding each other's.
 */
const leaseIdOf = ({ countedAs, quotas }: Counted): string =>
  [countedAs, ...QUOTA_NAMES.map((name) => quotas[name])].join(' ')

const isUsedUp = ({ limit, taken, spare }: Lease): boolean => taken >= limit && spare === 0

type LeaseWanted = {
  readonly countedAs: string
  readonly quota: QuotaName
  readonly limit: number
  /** Requests to lease. */
  readonly block: number
}

type QuotaLease = {
  /** Requests that the caller holds until the window ends: `block`, or fewer if less was left. */
  readonly granted: number
  /** Requests that all processes have taken in this window. */
  readonly taken: number
  /** Time until the window ends, by the clock of the database. */
  readonly millisecondsLeft: number
}

/**
 * Takes a block of a quota from the counter that all processes share, in one statement. The counter may overshoot the
 * quota: the overshoot shows how much of the last block was granted.
 */
const leaseQuota = async (store: Store, wanted: LeaseWanted): Promise<QuotaLease> => {
  const { limit, block, quota } = wanted
  const length = QUOTA_SECONDS[quota] * 1000
  const now = (await store.now()).getTime()
  const { begins, taken } = await count(store, wanted, { begins: now - (now % length), length })
  return {
    granted: Math.max(0, Math.min(block, limit - (taken - block))),
    taken: Math.min(limit, taken),
    millisecondsLeft: Math.max(1, begins + length - now),
  }
}

type Window = { readonly begins: number; readonly length: number }

/**
 * A later window resets the counter. A slightly earlier window belongs to a process that read the clock first and was
 * served later, so it counts in the present window. A window earlier by more than its length means that the clock was
 * set back, and the counter follows.
 */
const count = (
  store: Store,
  { countedAs, quota, block }: LeaseWanted,
  { begins, length }: Window,
): Promise<{ readonly begins: number; readonly taken: number }> => {
  const isAnother = sql`(excluded.begins > quota_counters.begins or excluded.begins < quota_counters.begins - ${length})`
  return store.write<AccessTables, { readonly begins: number; readonly taken: number }>((trx) =>
    trx
      .insertInto('quota_counters')
      .values({ counted_as: countedAs, quota, begins, taken: block })
      .onConflict((conflict) =>
        conflict.columns(['counted_as', 'quota']).doUpdateSet({
          begins: sql`case when ${isAnother} then excluded.begins else quota_counters.begins end`,
          taken: sql`case when ${isAnother} then excluded.taken else quota_counters.taken + excluded.taken end`,
        }),
      )
      .returning(['begins', 'taken'])
      .executeTakeFirstOrThrow(),
  )
}
