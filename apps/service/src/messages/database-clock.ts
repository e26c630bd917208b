import type { Clock, Store } from '../platform/index.ts'

/** Two clocks that are kept drift apart by far less than a millisecond in this time. */
const MEASURE_MILLISECONDS = 5000

/**
 * The database's clock, without asking it each time: this machine's, corrected by the distance of the two. What
 * is queued is compared with the database's time, and a host whose clock is wrong would let its messages wait.
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
    // A database that is away is noticed by the write that follows; the last distance serves meanwhile.
    if (performance.now() - measuredAt > MEASURE_MILLISECONDS) void measure().catch(() => undefined)
    return new Date(Math.round(clock().getTime() + distance))
  }
}
