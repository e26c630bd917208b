import type { Clock, Store } from '../platform/index.ts'

/** Interval between two measurements. Synchronised clocks drift by far less than a millisecond in this time. */
const MEASURE_MILLISECONDS = 5000

/**
 * Follows the database's clock without asking it each time: this machine's clock plus the measured difference. Queued
 * messages are compared with the database's time, and a host whose clock is wrong would delay its messages.
 */
export const makeDatabaseClock = async (store: Store, clock: Clock): Promise<Clock> => {
  if (store.engine === 'sqlite') return clock
  let distance = 0
  let measuredAt = 0
  const measure = async () => {
    measuredAt = performance.now()
    const before = clock().getTime()
    const theirs = (await store.now()).getTime()
    distance = theirs - (before + clock().getTime()) / 2
  }
  await measure()
  return () => {
    // If the database is away, the next write notices it. Until then the last difference is used.
    if (performance.now() - measuredAt > MEASURE_MILLISECONDS) void measure().catch(() => undefined)
    return new Date(Math.round(clock().getTime() + distance))
  }
}
