import {
  portalMigrations,
  authenticate,
  issueKey,
  KeyQuotas,
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
}

const SECONDS = 5
const SHARES = [0.5, 0.99, 0.999]
const QUOTAS = { minute: 10_000_000, day: 100_000_000 }

/** Checks keys in turn and counts their requests, as fast as it goes, for some seconds. */
export const measureKeys = async (open: OpenTestStore, keys: number): Promise<Measured> => {
  const store = await open(portalMigrations)
  try {
    const access: AccessNeeds = makeTestAccess(store)
    const secrets = await Promise.all(Array.from({ length: keys }, () => issue(access)))
    await run(access, secrets, 0.5)
    return describe(await run(access, secrets, SECONDS))
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

/** Microseconds of each request. */
const run = async (access: AccessNeeds, secrets: readonly string[], seconds: number): Promise<number[]> => {
  const quotas = new KeyQuotas(access.store)
  const taken: number[] = []
  const end = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < end; index += 1) {
    const begun = performance.now()
    const principal = await authenticate(access, secrets[index % secrets.length] ?? '', new Date())
    requireAddress(principal, '10.1.2.3')
    requireScopes(principal, ['members:read'])
    const { exceeded } = await quotas.take(principal)
    taken.push((performance.now() - begun) * 1000)
    if (exceeded !== undefined) throw new Error(`the quota of a ${exceeded.name} is used up`)
  }
  return taken
}

const describe = (taken: number[]): Measured => {
  const sorted = Float64Array.from(taken).sort()
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  const percentiles = SHARES.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN)
  return { requests: sorted.length, mean, percentiles }
}
