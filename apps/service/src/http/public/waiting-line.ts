/** Ends when it is the turn of who asked, in the order of asking. */
export type WaitForTurn = () => Promise<void>

/**
 * One turn each time that the loop goes round. Answered as they come, the questions of 64 connections would all be
 * answered before anything else is looked at: and of new connections, only one is accepted in each round of the loop, so
 * that the last one would wait for more than a second.
 */
export const makeWaitingLine = (): WaitForTurn => {
  const waiting: (() => void)[] = []
  const callNext = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(callNext)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(callNext)
    })
}
