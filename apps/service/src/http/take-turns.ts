import type { WaitForSlot } from './data/index.ts'
import { FairQueue, type Asker } from './fair-queue.ts'

/** How much of the turns a work takes: of what is quick four are done at a time, of what is heavy one. */
const SHARE = { quick: 1, usual: 2, heavy: 4 } as const
export type Weight = keyof typeof SHARE

/** Does the work when its turn has come. */
export type TakeTurn = <Result>(work: () => Promise<Result>, asker: Asker, weight?: Weight) => Promise<Result>

/**
 * Two pages are written at a time, four that are quick, or one that is heavy: while one waits for the thread of long answers, others are put
 * together. What a page is made of is garbage when it is sent; were 64 begun at once, all of it would outlive the young
 * heap, and collections took three times as long. Four heavy ones in one round of the loop held everybody up for a second.
 */
const MOST_AT_ONCE = 4

/** A page that waits for others, such as the thread of long answers, holds the next one up no longer than this. */
const MOST_MILLISECONDS = 20

/** Pages that wait for their turn. A person who has waited for twenty seconds reads when to come again. */
const PAGES = { ofOne: 100, inAll: 512, waitSeconds: 20 }

/** Turns of the clients, each in a slot of the scheduler. Throws the refusals of the queue. */
export const makeTurns = (waitForSlot: WaitForSlot): TakeTurn => {
  const queue = new FairQueue(PAGES, { atOnce: MOST_AT_ONCE })
  return async <Result>(work: () => Promise<Result>, asker: Asker, weight: Weight = 'usual') => {
    await waitForSlot()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const holdTurn = async (): Promise<void> => {
      const late = Promise.withResolvers<undefined>()
      const timer = setTimeout(() => {
        late.resolve(undefined)
      }, MOST_MILLISECONDS)
      const done = Promise.try(work).then(resolve, reject)
      await Promise.race([done, late.promise])
      clearTimeout(timer)
    }
    await queue.add(holdTurn, asker, SHARE[weight])
    return promise
  }
}
