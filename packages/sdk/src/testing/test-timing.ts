import { machineTiming, type Timing } from '../timing.ts'

/** Time that passes only by waiting, which takes none. */
export const makeTestTiming = (random: () => number = () => 0.5) => {
  const waits: number[] = []
  let elapsed = 0
  const timing: Timing = {
    timeout: machineTiming.timeout,
    now: () => elapsed,
    wait: (milliseconds) => {
      waits.push(milliseconds)
      elapsed += milliseconds
      return Promise.resolve()
    },
    random,
  }
  return { timing, waits }
}
