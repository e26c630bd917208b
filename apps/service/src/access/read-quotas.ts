import type { Store } from '../platform/index.ts'
import type { Principal } from './principal.ts'
import { QUOTA_NAMES, QUOTA_SECONDS, type QuotaStanding } from './quotas.ts'
import type { AccessTables } from './tables.ts'

/** Rest of each quota of a key, by the shared counters: leased requests count as sent. */
export const readQuotas = async (
  store: Store,
  { countedAs, quotas }: Pick<Principal, 'countedAs' | 'quotas'>,
): Promise<QuotaStanding[]> => {
  const now = (await store.now()).getTime()
  const counters = await store
    .db<AccessTables>()
    .selectFrom('quota_counters')
    .selectAll()
    .where('counted_as', '=', countedAs)
    .execute()
  return QUOTA_NAMES.filter((name) => quotas[name] > 0).map((name) => {
    const length = QUOTA_SECONDS[name] * 1000
    const begins = now - (now % length)
    const counter = counters.find(({ quota }) => quota === name)
    const taken = counter?.begins === begins ? counter.taken : 0
    const resetSeconds = Math.max(1, Math.ceil((begins + length - now) / 1000))
    return { name, limit: quotas[name], left: Math.max(0, quotas[name] - taken), resetSeconds }
  })
}
