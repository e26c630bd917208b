/** What waiting needs of the machine. Tests put their own in its place. */
export type Timing = {
  /** Milliseconds since 1970, on a clock that never goes back. */
  now(): number
  /** Ends as soon as the signal is aborted, too. The signal is of one try, and may keep what listens to it. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Aborts when the time is over. */
  readonly timeout: (milliseconds: number) => AbortSignal
  /** From 0, and below 1. */
  random(): number
}

export const machineTiming: Timing = {
  now: () => performance.timeOrigin + performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    }),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  random: Math.random,
}
