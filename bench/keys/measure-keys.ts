import {
  portalMigrations,
  authenticate,
  issueKey,
  KeyQuotas,
  KeyUsage,
  requireAddress,
  requireScopes,
  type AccessNeeds,
} from '../../apps/service/src/access/index.ts'
import { makeTestAccess } from '../../apps/service/src/access/testing.ts'
import type { OpenTestStore } from '../../apps/service/src/platform/store/testing.ts'

export type Measured = {
  readonly requests: number
  /** Microseconds, the writes and reads among them. */
  readonly mean: number
  /** The 50th, the 99th and the 99.9th. */
  readonly percentiles: readonly number[]
  /** Mean when the answer of each request is counted as usage, too. */
  readonly meanWithUsage: number
  /** Milliseconds in which one flush stores the counts of all keys. */
  readonly flush: number
}

const SECONDS = 5
const TURNS = 10
const SHARES = [0.5, 0.99, 0.999]
const QUOTAS = { minute: 10_000_000, day: 100_000_000 }

/** Checks keys in turn and counts their requests, as fast as it goes, for some seconds. */
export const measureKeys = async (open: OpenTestStore, keys: number): Promise<Measured> => {
  const store = await open(portalMigrations)
  try {
    const access: AccessNeeds = makeTestAccess(store)
    const secrets = await Promise.all(Array.from({ length: keys }, () => issue(access)))
    const usage = new KeyUsage(store, (cause) => {
      throw new Error('counts were lost', { cause })
    })
    const countUsage: Count = (key) => {
      usage.count({ key, operation: 'GET /api/partner/v1/members', status: 200 }, new Date())
    }
    await run(access, secrets, 0.5, countUsage)
    const [without, counted]: [number[][], number[][]] = [[], []]
    // In turn, so that a slower second of the machine slows both.
    for (let turn = 0; turn < TURNS; turn += 1) {
      without.push(await run(access, secrets, SECONDS / TURNS))
      counted.push(await run(access, secrets, SECONDS / TURNS, countUsage))
    }
    const begun = performance.now()
    await usage.flush()
    const flush = performance.now() - begun
    return { ...describe(without.flat()), meanWithUsage: meanOf(counted.flat()), flush }
  } finally {
    await store.destroy()
  }
}

const issue = async (access: AccessNeeds): Promise<string> => {
  const wanted = {
    organisation: 'Bench',
    scopes: ['members:read'],
    quotas: QUOTAS,
    addresses: ['10.0.0.0/8', '2001:db8::/32'],
    actor: 'bench',
    at: new Date(),
  } as const
  return (await issueKey(access, wanted)).secret
}

type Count = (key: string) => void

/** Microseconds of each request. */
const run = async (
  access: AccessNeeds,
  secrets: readonly string[],
  seconds: number,
  count?: Count,
): Promise<number[]> => {
  const quotas = new KeyQuotas(access.store)
  const taken: number[] = []
  const end = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < end; index += 1) {
    const begun = performance.now()
    const principal = await authenticate(access, secrets[index % secrets.length] ?? '', new Date())
    requireAddress(principal, '10.1.2.3')
    requireScopes(principal, ['members:read'])
    const { exceeded } = await quotas.take(principal)
    count?.(principal.keyId)
    taken.push((performance.now() - begun) * 1000)
    if (exceeded !== undefined) throw new Error(`the quota of a ${exceeded.name} is used up`)
  }
  return taken
}

const meanOf = (taken: readonly number[]): number =>
  taken.reduce((sum, value) => sum + value, 0) / taken.length

const describe = (taken: readonly number[]): Omit<Measured, 'meanWithUsage' | 'flush'> => {
  const sorted = Float64Array.from(taken).sort()
  const mean = meanOf(taken)
  const percentiles = SHARES.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN)
  return { requests: sorted.length, mean, percentiles }
}
