import { SharedRateLimit, RateLimit, type ClientRate } from '../http/index.ts'
import { proofOf } from '../people/index.ts'
import type { Log, SteadyClock } from '../platform/index.ts'
import { openCounters } from '../platform/counters/index.ts'
import { openPepper } from './secrets.ts'
import type { Settings } from './settings.ts'

type RatesNeeds = {
  readonly settings: Settings
  readonly log: Log<'counters.alone' | 'counters.together'>
  readonly steady: SteadyClock
}

/** Limits in any 60 seconds: of all processes with `ROTUNDA_COUNTERS`, else of this process. */
export type Rates = {
  /** `name` separates the counts of different limits, and is the same in all processes. */
  readonly make: (name: string, limit: number) => ClientRate
  /** Whether this process counts for itself, because the counters gave no answer. Undefined without counters. */
  readonly countsAlone: () => boolean | undefined
  readonly close: () => void
}

export const openRates = async ({ settings, log, steady }: RatesNeeds): Promise<Rates> => {
  const makeOwn = (limit: number) => new RateLimit({ limit, windowSeconds: 60 }, steady)
  const { ROTUNDA_COUNTERS: url } = settings
  if (url === undefined)
    return {
      make: (_name, limit) => makeOwn(limit),
      countsAlone: () => undefined,
      close: () => undefined,
    }
  const pepper = openPepper(settings)
  const digest = (name: string, client: string) => proofOf(pepper, 'counted client', name, client)
  const counters = await openCounters({ url, log, digest })
  return {
    make: (name, limit) => new SharedRateLimit(name, makeOwn(limit), counters),
    countsAlone: counters.isAlone,
    close: counters.close,
  }
}
