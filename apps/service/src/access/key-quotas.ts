import { steadyClock, type SteadyClock, type Store } from '../platform/index.ts'
import { leaseQuota } from './lease-quota.ts'
import type { Principal } from './principal.ts'
import { readQuotas } from './read-quotas.ts'
import { QUOTA_NAMES, type QuotaName, type QuotaStanding } from './quotas.ts'

/** How a key stands after a request: `exceeded` is the quota for which it was not let through. */
export type KeyStanding = {
  readonly standings: readonly QuotaStanding[]
  readonly exceeded: QuotaStanding | undefined
}

type Counted = Pick<Principal, 'countedAs' | 'quotas'>

/** What this process holds of one quota of one key, until the window ends. */
type Lease = {
  readonly limit: number
  readonly endsAt: number
  /** Requests that all processes have taken, as the counter last said. */
  readonly taken: number
  /** Those of them that this process holds and has not used. */
  spare: number
}

/** A process takes this part of what is left: some 75 leases use up a quota of 600, and the last ones are of one request. */
const PART_OF_THE_REST = 16

/** Requests that one process leases at a time: what it holds and does not use is lost to the others. */
const MOST_LEASED = 1000

/** Keys whose leases are remembered; beyond them the one that took none for longest gives its leases up. */
const MOST_COUNTED = 10_000

/**
 * Counts requests of keys in memory, from leases of counters that all processes share: a request costs a write only
 * when the lease is used up. No quota is ever exceeded; while others hold leases that they do not use, a key may be
 * refused early by that much.
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

  /** Counts a request against every quota of the key, or against none. Waits only where a lease has to be taken. */
  take(key: Counted): KeyStanding | Promise<KeyStanding> {
    const names = QUOTA_NAMES.filter((name) => key.quotas[name] > 0)
    const leases = names.map((name) => ({ name, lease: this.#find(key, name) }))
    if (leases.some(({ lease }) => lease !== undefined && isUsedUp(lease))) return this.look(key)
    const short = leases.filter(({ lease }) => lease === undefined || lease.spare === 0)
    if (short.length > 0) return this.#takeLater(key, short)
    for (const { lease } of leases) if (lease !== undefined) lease.spare -= 1
    return { standings: this.#describe(key, names), exceeded: undefined }
  }

  /** How the key stands, as far as this process knows, without counting. */
  look(key: Counted): KeyStanding {
    const standings = this.#describe(
      key,
      QUOTA_NAMES.filter((name) => key.quotas[name] > 0),
    )
    const exceeded = standings.filter(({ left }) => left === 0)
    // The later of the two: before its end no request is let through.
    return { standings, exceeded: exceeded.at(-1) }
  }

  /** How the key stands by the counters that all processes share, without counting. */
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

  /** Requests that come meanwhile wait for the same lease. */
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
 * Keys of one rotation share their counters, and their limits may have been changed apart: what was leased under one
 * limit is not what another would have been granted, and neither key throws away what the other holds.
 */
const leaseIdOf = ({ countedAs, quotas }: Counted): string =>
  [countedAs, ...QUOTA_NAMES.map((name) => quotas[name])].join(' ')

const isUsedUp = ({ limit, taken, spare }: Lease): boolean => taken >= limit && spare === 0
