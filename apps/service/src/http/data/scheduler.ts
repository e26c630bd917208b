import type { Clock } from '../../platform/index.ts'
import type { IsCrowded } from '../watch-arrivals.ts'

/** Resolves when the scheduler gives a slot: first come, first served. */
export type WaitForSlot = () => Promise<void>

/** For so long, slots are given in one round of the loop. Work in a slot is not interrupted. */
const ROUND_MILLISECONDS = 2

/**
 * A scheduler that gives slots for some milliseconds in each round of the loop. Answered as they come, the questions of
 * 64 connections would all be answered before anything else is looked at: and only one new connection is accepted in
 * each round of the loop, so that the last one would wait for more than a second. With one slot in each round, every
 * page would wait for a round of its own. A crowded round has none for work that waited before it; what is first put off
 * in it has one at its end.
 */
export const makeScheduler = (
  clock: Clock,
  isCrowded: IsCrowded = () => false,
  roundMilliseconds = ROUND_MILLISECONDS,
): WaitForSlot => {
  const queue: (() => void)[] = []
  let isScheduled = false
  const giveSlots = async (): Promise<void> => {
    if (isCrowded()) return giveSlotsNextRound()
    const end = Number(clock()) + roundMilliseconds
    do {
      queue.shift()?.()
      // The work of this slot begins now.
      await Promise.resolve()
    } while (queue.length > 0 && Number(clock()) < end)
    giveSlotsNextRound()
  }
  const giveSlotsNextRound = (): void => {
    isScheduled = queue.length > 0
    if (isScheduled) setImmediate(() => void giveSlots())
  }
  return () =>
    new Promise((resolve) => {
      queue.push(resolve)
      if (!isScheduled) giveSlotsNextRound()
    })
}
