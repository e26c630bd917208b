import type { Rate, ReceiverProfile } from '../../messages/index.ts'
import { COMMENT_LIMITS } from './limits.ts'

/**
 * Known facts about POST /comments. A key may post 50 times in a rolling minute and 500 times in a rolling hour, and
 * neither can be raised: capacity and one window's refill together stay within each.
 */
export const PROFILE: ReceiverProfile = {
  windows: [],
  rates: [
    { name: 'regulations-gov-minute', capacity: 10, refillPerSecond: 40 / 60 },
    { name: 'regulations-gov-hour', capacity: 100, refillPerSecond: 400 / 3600 },
  ],
  concurrency: COMMENT_LIMITS.concurrency.value,
  timeoutSeconds: 30,
  giveUpAfterSeconds: 5 * 24 * 3600,
}

/** Rate of reads. A key has 1,000 in an hour: capacity and an hour's refill together stay within it. */
export const READ_RATE: Rate = { name: 'regulations-gov-reads', capacity: 400, refillPerSecond: 600 / 3600 }
