/** The time, as a dependency: domain code never asks the machine itself. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Milliseconds from some beginning. It only goes on: time of day may be set back, and would shut clients out. */
export type SteadyClock = () => number

export const steadyClock: SteadyClock = () => performance.now()

export type Clocks = {
  readonly clock: Clock
  /** Counts the rates of clients and keys, and the time for which a sender waits. */
  readonly steady: SteadyClock
  /** Bounds what a page waits for: aborts when so many milliseconds have passed. */
  readonly endAfter: (milliseconds: number) => AbortSignal
}

export const systemClocks: Clocks = {
  clock: systemClock,
  steady: steadyClock,
  endAfter: (milliseconds) => AbortSignal.timeout(milliseconds),
}
