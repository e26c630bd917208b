import type { EventEmitter } from 'node:events'

/** Whether work is to wait for the next round of the event loop. */
export type IsCrowded = () => boolean

/** One connection of so many lets work go on in its round: a flood of connections stops nobody's answer. */
const ONE_OF = 16

/**
 * While clients connect, rounds of the event loop are to be short: one connection is accepted in each, and with work in
 * every round the last of four hundred would wait for all of it.
 */
export const watchArrivals = (server: EventEmitter): IsCrowded => {
  let connections = 0
  let isCrowded = false
  const endRound = (): void => {
    isCrowded = false
  }
  server.on('connection', () => {
    connections += 1
    isCrowded = connections % ONE_OF !== 0
    // Work that waits was put off before, and asks first.
    setImmediate(endRound)
  })
  return () => isCrowded
}
