import type { Clock } from '../../platform/index.ts'

/** Takes one read from the budget; the seconds to wait when it is spent, else 0. */
export type ReadBudget = () => number

/**
 * At most `perHour` reads in any hour: a bucket of two fifths of them, refilled with the rest over the hour. One
 * process keeps it alone; what several spend together is still stopped by the receiver's own limit.
 */
export const makeReadBudget = (perHour: number, clock: Clock): ReadBudget => {
  const capacity = Math.max(1, Math.floor(perHour * 0.4))
  const refillPerSecond = Math.max(perHour - capacity, 1) / 3600
  let tokens = capacity
  let at = clock().getTime()
  return () => {
    const now = clock().getTime()
    tokens = Math.min(capacity, tokens + (Math.max(0, now - at) / 1000) * refillPerSecond)
    at = now
    if (tokens < 1) return (1 - tokens) / refillPerSecond
    tokens -= 1
    return 0
  }
}
