import type { Clock, Store } from '../platform/index.ts'

/** Interval between two measurements. Synchronised clocks drift by far less than a millisecond in this time. */
const MEASURE_MILLISECONDS = 5000

/**
 * Follows the database's clock without asking it each time: this machine's clock plus the measured difference. Queued
 * messages are compared with the database's time, and a host whose clock is wrong would delay its messages. Measure the
 * difference once before the first message.
 */
export const makeDatabaseClock = (store: Store, clock: Clock): DatabaseClock => {
  if (store.engine === 'sqlite') return { now: clock, measure: () => Promise.resolve() }
  let distance = 0
  let measuredAt = 0
  const measure = async (asked: Pick<Store, 'now'>) => {
    measuredAt = performance.now()
    const before = clock().getTime()
    const theirs = (await asked.now()).getTime()
    distance = theirs - (before + clock().getTime()) / 2
  }
  const now = () => {
    // If the database is away, the next write notices it. Until then the last difference is used.
    if (performance.now() - measuredAt > MEASURE_MILLISECONDS) void measure(store).catch(() => undefined)
    return new Date(Math.round(clock().getTime() + distance))
  }
  return { now, measure }
}

type DatabaseClock = {
  readonly now: Clock
  /** Asks the database for its time. At a start its store is not open yet, so it is given here. */
  readonly measure: (asked: Pick<Store, 'now'>) => Promise<void>
}
