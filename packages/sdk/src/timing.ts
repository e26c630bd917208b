/** What waiting needs of the machine. Tests put their own in its place. */
export type Timing = {
  /** Milliseconds on a clock that never goes back. */
  now(): number
  /** Ends as soon as the signal is aborted, too. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0, and below 1. */
  random(): number
}

export const machineTiming: Timing = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      signal?.addEventListener('abort', end)
    }),
  random: () => Math.random(),
}
