import type { WaitForSlot } from './data/index.ts'

/** Does the work when its turn has come. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * So many pages are written at a time: while one waits for the thread of long answers, the others are put together. What a
 * page is made of is garbage when it is sent; were 64 begun at once, all of it would outlive the young heap, and collections
 * took three times as long.
 */
const MOST_AT_ONCE = 4

/** A page that waits for others, such as the thread of long answers, holds the next one up no longer than this. */
const MOST_MILLISECONDS = 20

/** Turns in the order in which they were asked for, each in a slot of the scheduler. */
export const makeTurns = (waitForSlot: WaitForSlot): TakeTurn => {
  const waiting: (() => void)[] = []
  let begun = 0
  const begin = async (): Promise<void> => {
    begun += 1
    if (begun <= MOST_AT_ONCE) return
    const { promise, resolve } = Promise.withResolvers<undefined>()
    waiting.push(() => resolve(undefined))
    await promise
  }
  const end = (): void => {
    begun -= 1
    waiting.shift()?.()
  }
  return async (work) => {
    await waitForSlot()
    await begin()
    let hasEnded = false
    const endOnce = (): void => {
      if (!hasEnded) end()
      hasEnded = true
    }
    const late = setTimeout(endOnce, MOST_MILLISECONDS)
    try {
      return await work()
    } finally {
      clearTimeout(late)
      endOnce()
    }
  }
}
