import { takePermit, type DeliveryMode, type Rate } from '../../messages/index.ts'
import { Refusal, type Store } from '../../platform/index.ts'
import { READ_RATE } from './profile.ts'

/** A quarter for each organisation: one that names wrong dockets leaves the others their look-ups. */
const SHARE = 1 / 4

/**
 * Takes one of the key's reads: returns 0, or the seconds to wait if none is left. An organisation's read counts in its
 * share as well, and is refused once the share is used up.
 */
export const makeTakeRead =
  (store: Store, mode: DeliveryMode) =>
  (organisation?: string): (() => Promise<number>) => {
    const share = organisation === undefined ? [] : [shareOf(organisation)]
    return async () => {
      const shortage = await takePermit(store, mode, [...share, READ_RATE])
      if (shortage === undefined) return 0
      if (shortage.rate === READ_RATE) return shortage.waitSeconds
      throw refuseShare(shortage.waitSeconds)
    }
  }

const shareOf = (organisation: string): Rate => ({
  name: `${READ_RATE.name}:${organisation}`,
  capacity: READ_RATE.capacity * SHARE,
  refillPerSecond: READ_RATE.refillPerSecond * SHARE,
})

const refuseShare = (waitSeconds: number): Refusal =>
  new Refusal(
    'rate_limited',
    'Your organisation has used up its share of docket look-ups. Dockets in /api/dockets need no look-up. Nothing was stored; send the message again later.',
    { retryAfterSeconds: Math.max(1, Math.ceil(waitSeconds)) },
  )
