import { setTimeout } from 'node:timers/promises'
import { KeyUsage } from '../access/index.ts'
import type { Observe } from '../http/index.ts'
import type { Clock, Log, Store } from '../platform/index.ts'
import { logFault } from '../platform/store/index.ts'

const FLUSH_MILLISECONDS = 5000

export const openUsage = (store: Store, log: Log<'usage.fault'>): KeyUsage =>
  new KeyUsage(store, (cause) => {
    log.error('usage.fault', logFault(cause))
  })

/** Counts each answer to a key by the template of its route. A question about the key itself does not count. */
export const countUsage =
  (usage: KeyUsage, clock: Clock): Observe =>
  ({ method, route, status, keyId: key }) => {
    if (key === undefined || route.endsWith('/whoami')) return
    usage.count({ key, operation: `${method} ${route}`, status }, clock())
  }

/** Stores what was counted every few seconds, until the signal. The end of the service stores the rest. */
export const keepUsage = async (usage: KeyUsage, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await setTimeout(FLUSH_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined)
    await usage.flush()
  }
}
