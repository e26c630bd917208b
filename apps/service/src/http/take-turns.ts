import type { WaitForSlot } from './data/index.ts'

/** How much of the turns a work takes: of what is quick four are done at a time, of what is heavy one. */
const SHARE = { quick: 1, usual: 2, heavy: 4 } as const
export type Weight = keyof typeof SHARE

/** Does the work when its turn has come. */
export type TakeTurn = <Result>(work: () => Promise<Result>, weight?: Weight) => Promise<Result>

/**
 * Two pages are written at a time, four that are quick, or one that is heavy: while one waits for the thread of long answers, others are put
 * together. What a page is made of is garbage when it is sent; were 64 begun at once, all of it would outlive the young
 * heap, and collections took three times as long. Four heavy ones in one round of the loop held everybody up for a second.
 */
const MOST_AT_ONCE = 4

/** A page that waits for others, such as the thread of long answers, holds the next one up no longer than this. */
const MOST_MILLISECONDS = 20

type Waiting = { readonly share: number; readonly begin: () => void }

/** Turns in the order in which they were asked for, each in a slot of the scheduler. */
export const makeTurns = (waitForSlot: WaitForSlot): TakeTurn => {
  const waiting: Waiting[] = []
  let begun = 0
  const beginWaiting = (): void => {
    for (;;) {
      const [next] = waiting
      if (next === undefined || begun + next.share > MOST_AT_ONCE) return
      waiting.shift()
      begun += next.share
      next.begin()
    }
  }
  const begin = (share: number): Promise<undefined> => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    waiting.push({ share, begin: () => resolve(undefined) })
    beginWaiting()
    return promise
  }
  return async (work, weight = 'usual') => {
    const share = SHARE[weight]
    await waitForSlot()
    await begin(share)
    let hasEnded = false
    const endOnce = (): void => {
      if (hasEnded) return
      hasEnded = true
      begun -= share
      beginWaiting()
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
