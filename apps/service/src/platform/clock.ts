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
}

export const systemClocks: Clocks = { clock: systemClock, steady: steadyClock }
