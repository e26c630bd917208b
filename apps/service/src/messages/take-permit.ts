import type { Store } from '../platform/index.ts'
import type { Rate } from './channel.ts'
import { askPermits } from './rates.ts'
import type { DeliveryMode, MessageTables } from './tables.ts'

/**
 * Takes one permit of a rate that all processes on the store share, for what is no try of a message: 0, or when
 * there is none the seconds to wait for it.
 */
export const takePermit = async (store: Store, mode: DeliveryMode, rate: Rate): Promise<number> => {
  const now = (await store.now()).getTime()
  return store.write<MessageTables, number>(async (trx) => {
    const permits = await askPermits(trx, store.engine, mode, [rate], { wanted: 1, now })
    if (permits.granted < 1) return (permits.nextAt - now) / 1000
    await permits.pay(1)
    return 0
  })
}
