import { setImmediate as nextRound } from 'node:timers/promises'

/** Drawings that may wait at once; each takes some ten milliseconds, in which nobody else is answered. */
export const MOST_DRAWINGS = 48

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Draws one picture after the other, each in a round of its own of the event loop. Undefined where too many wait. */
export const drawInTurn = (draws: readonly (() => string)[]): Promise<string[]> | undefined => {
  if (waiting + draws.length > MOST_DRAWINGS) return undefined
  return Promise.all(draws.map(queue))
}

const queue = (draw: () => string): Promise<string> => {
  waiting += 1
  const drawn = last.then(() => drawNext(draw))
  // What one drawing throws is for who asked for it, not for those behind.
  last = drawn.catch(() => undefined)
  return drawn
}

const drawNext = async (draw: () => string): Promise<string> => {
  try {
    await nextRound()
    return draw()
  } finally {
    waiting -= 1
  }
}
