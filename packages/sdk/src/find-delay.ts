import type { Timing } from './timing.ts'

/** Statuses after which the same request may succeed. Never 409: the same request would be refused for ever. */
const PASSING: readonly number[] = [408, 429, 502, 503, 504]

/** Of the first wait, at the most; each further one may be twice as long. */
const SPREAD_MILLISECONDS = 500
/** Of a date that our own clock measures, at the most: the limits of the service are of a minute. */
const OWN_MILLISECONDS = 60_000

/**
 * Milliseconds until the next try; undefined where none may help. What the service asks for is the floor. The rest is
 * full jitter, so that clients that were refused together do not return together.
 */
export const findDelay = (
  response: Response | undefined,
  tries: number,
  timing: Pick<Timing, 'random' | 'now'>,
): number | undefined => {
  if (response !== undefined && !PASSING.includes(response.status)) return undefined
  return (
    readRetryAfter(response?.headers, timing.now()) + timing.random() * SPREAD_MILLISECONDS * 2 ** (tries - 1)
  )
}

/**
 * In milliseconds. A date is measured by the sender's own clock, its `Date`. Where that cannot be read, as by a page of
 * another origin, ours must do, which may be wrong.
 */
const readRetryAfter = (headers: Headers | undefined, now: number): number => {
  const value = headers?.get('retry-after') ?? ''
  const date = headers?.get('date')
  const wait = Date.parse(value) - (date ? Date.parse(date) : now)
  // A date is no number, and what is neither asks for nothing.
  return Math.max(Number(value) * 1000 || (date ? wait : Math.min(wait, OWN_MILLISECONDS)), 0) || 0
}
