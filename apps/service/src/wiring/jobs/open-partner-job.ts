import { setTimeout } from 'node:timers/promises'
import { KeyQuotas, KeyUsage, type AccessNeeds } from '../../access/index.ts'
import { RateLimit, type Observe } from '../../http/index.ts'
import type { Clocks, Log } from '../../platform/index.ts'
import { logFault } from '../../platform/store/index.ts'
import type { Settings } from '../settings.ts'

type PartnerJobNeeds = Clocks & {
  readonly settings: Settings
  readonly log: Log<'usage.fault'>
  readonly signal: AbortSignal
  readonly access: AccessNeeds
}

/** Keys of partners and of senders: their checks, rates and quotas, and the counts of their use. */
export const openPartnerJob = (needs: PartnerJobNeeds) => {
  const { settings, log, clock, steady, signal, access } = needs
  const { store } = access
  const usage = new KeyUsage(store, (cause) => {
    log.error('usage.fault', logFault(cause))
  })
  return {
    routed: {
      keys: {
        access,
        keyRate: new RateLimit({ limit: settings.ROTUNDA_MESSAGE_RATE, windowSeconds: 60 }, steady),
        quotas: new KeyQuotas(store),
      },
    },
    countUse: countUse(usage, clock),
    /** Resolves after the signal. */
    start: () => keepUsage(usage, signal),
    close: () => usage.flush(),
  }
}

const FLUSH_MILLISECONDS = 5000

/** Counts each answer to a key by the template of its route. A question about the key itself does not count. */
const countUse =
  (usage: KeyUsage, clock: Clocks['clock']): Observe =>
  ({ method, route, status, keyId: key }) => {
    if (key === undefined || route.endsWith('/whoami')) return
    usage.count({ key, operation: `${method} ${route}`, status }, clock())
  }

/** Stores what was counted every few seconds, until the signal. The end of the service stores the rest. */
const keepUsage = async (usage: KeyUsage, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await setTimeout(FLUSH_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined)
    await usage.flush()
  }
}
