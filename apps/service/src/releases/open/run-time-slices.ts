import { setTimeout } from 'node:timers/promises'

/** What is done in the background takes at most one part in four of the time. */
const PAUSE_FACTOR = 3

/** Runs all time slices, and after each one leaves the loop to others for three times as long as it took. */
export const runTimeSlices = async (slices: Iterable<void>, signal: AbortSignal): Promise<void> => {
  let begun = performance.now()
  for (const _slice of slices) {
    await setTimeout(PAUSE_FACTOR * (performance.now() - begun), undefined, { signal })
    begun = performance.now()
  }
}
