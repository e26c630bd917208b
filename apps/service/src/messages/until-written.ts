import { setTimeout } from 'node:timers/promises'

/** An outcome that was not written by then is left to the lease, whose end reports the message as uncertain. */
const LONGEST_MILLISECONDS = 10 * 60_000
const PAUSE_MILLISECONDS = 500

/**
 * What a receiver answered is known to nobody else: a database that is away is asked again, until it is back or the
 * process has to stop. `write` may be carried out twice. `onFault` hears of the first fault only.
 */
export const untilWritten = async <Result>(
  write: () => Promise<Result>,
  { signal, onFault }: { readonly signal: AbortSignal; readonly onFault: (cause: unknown) => void },
): Promise<Result> => {
  const until = performance.now() + LONGEST_MILLISECONDS
  for (let failed = false; ; failed = true) {
    try {
      return await write()
    } catch (cause) {
      if (signal.aborted || performance.now() >= until) throw cause
      if (!failed) onFault(cause)
    }
    // Called off by the signal, it is written once more and no longer.
    await setTimeout(PAUSE_MILLISECONDS, undefined, { signal }).catch(() => undefined)
  }
}
