import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { IsCrowded } from './watch-arrivals.ts'

/** For so long, requests are answered in one round of the event loop; the last one is not interrupted. */
const ROUND_MILLISECONDS = 1

/**
 * Answers requests as they come, until the time of a round of the event loop is over; the others wait for the next
 * ones. One new connection is accepted in each round: where 160 clients ask for what takes a millisecond each, the last
 * one that connects would wait for 160 rounds of 160 milliseconds. A crowded round answers none that waited before it;
 * what is first asked in it is answered at its end.
 */
export const answerInRounds = (
  answer: RequestListener,
  isCrowded: IsCrowded = () => false,
  now: () => number = () => performance.now(),
): RequestListener => {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  let end = Number.NEGATIVE_INFINITY
  let isScheduled = false
  const beginTime = (): void => {
    end = now() + ROUND_MILLISECONDS
    isScheduled = true
    setImmediate(answerWaiting)
  }
  const answerWaiting = (): void => {
    isScheduled = false
    if (waiting.length === 0) return
    beginTime()
    if (isCrowded()) return
    while (waiting.length > 0 && now() < end) answerNext()
  }
  const answerNext = (): void => {
    const next = waiting.shift()
    // Nobody reads the answer when the client has gone away meanwhile.
    if (next?.[1].destroyed === false) answer(...next)
  }
  return (request, response) => {
    const isOver = now() >= end
    const mustWait = waiting.length > 0 || (isOver && isScheduled) || isCrowded()
    // To ask for another round costs as much as a short answer: it is done once for all that come in this time.
    if (!isScheduled && (isOver || mustWait)) beginTime()
    if (mustWait) waiting.push([request, response])
    else answer(request, response)
  }
}
