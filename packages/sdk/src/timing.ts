/** Clock, timers and random numbers of the machine. Tests replace them. */
export type Timing = {
  /** Milliseconds since 1970, on a clock that never goes back. */
  now(): number
  /** Waits, at most until the signal aborts. Listeners may stay on the signal, because it belongs to one try. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Signal that aborts after the time. */
  readonly timeout: (milliseconds: number) => AbortSignal
  /** Random number in [0, 1). */
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
