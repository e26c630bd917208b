import { DELIVERY_LIMITS } from './limits.ts'

export const FIRST_SECONDS = DELIVERY_LIMITS.firstRetrySeconds.value
export const LONGEST_SECONDS = DELIVERY_LIMITS.longestRetryHours.value * 3600

/**
 * Seconds to wait after the `attempt`-th try failed. The limit doubles with each try, up to an hour. The wait is a
 * random point in its upper half, so messages that failed together do not return together. `random` is in [0, 1).
 */
export const backOffSeconds = (attempt: number, random: number): number => {
  const longest = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempt - 1))
  return (longest / 2) * (1 + random)
}
