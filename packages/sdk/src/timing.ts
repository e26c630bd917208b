/** What waiting needs of the machine. Tests put their own in its place. */
export type Timing = {
  /** Milliseconds on a clock that never goes back. */
  now(): number
  /** Rejects with the reason of the signal as soon as that is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0, and below 1. */
  random(): number
}

export const machineTiming: Timing = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        // What the caller gave as the reason; by default an error of the platform.
        reject(signal?.reason as Error)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, milliseconds)
      if (signal?.aborted === true) stop()
      else signal?.addEventListener('abort', stop, { once: true })
    }),
  random: () => Math.random(),
}
