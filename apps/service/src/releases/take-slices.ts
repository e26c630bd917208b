import { setTimeout } from 'node:timers/promises'

/** What is done in the background takes at most one part in four of the time. */
const REST = 3

/** Takes slices to their end, and rests after each three times as long as it took: others are answered meanwhile. */
export const takeSlices = async (slices: Iterable<void>, signal: AbortSignal): Promise<void> => {
  let begun = performance.now()
  for (const _slice of slices) {
    await setTimeout(REST * (performance.now() - begun), undefined, { signal })
    begun = performance.now()
  }
}
