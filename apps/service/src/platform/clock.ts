/** The time, as a dependency: domain code never asks the machine itself. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/**
 * Milliseconds from some beginning. It never goes back: the time of day may be set back, and would shut clients out.
 */
export type SteadyClock = () => number

export const steadyClock: SteadyClock = () => performance.now()

export type Clocks = {
  readonly clock: Clock
  /** Counts the rates of clients and keys, and the time that a sender waits. */
  readonly steady: SteadyClock
  /** Bounds the waiting of a page: the signal aborts after this many milliseconds. */
  readonly endAfter: (milliseconds: number) => AbortSignal
}

export const systemClocks: Clocks = {
  clock: systemClock,
  steady: steadyClock,
  endAfter: (milliseconds) => AbortSignal.timeout(milliseconds),
}
