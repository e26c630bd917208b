import type { Store } from '../platform/index.ts'
import type { Rate } from './channel.ts'
import { askPermits, type Permits } from './rates.ts'
import type { DeliveryMode, MessageTables } from './tables.ts'

/** An exhausted rate, and the seconds until it allows more. */
export type Shortage = { readonly rate: Rate; readonly waitSeconds: number }

/**
 * Takes one permit of each rate, shared by all processes on the store, for a request that delivers no message. If one
 * rate has none left, no permit is taken.
 */
export const takePermit = async (
  store: Store,
  mode: DeliveryMode,
  rates: readonly Rate[],
): Promise<Shortage | undefined> => {
  const now = (await store.now()).getTime()
  return store.write<MessageTables, Shortage | undefined>(async (trx) => {
    const taken: Permits[] = []
    for (const rate of rates) {
      const permits = await askPermits(trx, store.engine, mode, [rate], { wanted: 1, now })
      if (permits.granted < 1) return { rate, waitSeconds: (permits.nextAt - now) / 1000 }
      taken.push(permits)
    }
    for (const permits of taken) await permits.pay(1)
    return undefined
  })
}
