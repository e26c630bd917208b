import type { Clock } from '../../platform/index.ts'

/** Ends when it is the turn of who asked, in the order of asking. */
export type WaitForTurn = () => Promise<void>

/** A turn that has begun is taken to its end. */
const ROUND_MILLISECONDS = 5

/**
 * Some milliseconds of turns each time that the loop goes round. Answered as they come, the questions of 64 connections
 * would all be answered before anything else is looked at: and of new connections, only one is accepted in each round
 * of the loop, so that the last one would wait for more than a second. One turn in each round would make a page a tenth
 * dearer.
 */
export const makeWaitingLine = (clock: Clock, roundMilliseconds = ROUND_MILLISECONDS): WaitForTurn => {
  const waiting: (() => void)[] = []
  let isCalling = false
  const callSome = async (): Promise<void> => {
    const end = Number(clock()) + roundMilliseconds
    do {
      waiting.shift()?.()
      // The one that was called works now.
      await Promise.resolve()
    } while (waiting.length > 0 && Number(clock()) < end)
    callNextRound()
  }
  const callNextRound = (): void => {
    isCalling = waiting.length > 0
    if (isCalling) setImmediate(() => void callSome())
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (!isCalling) callNextRound()
    })
}
