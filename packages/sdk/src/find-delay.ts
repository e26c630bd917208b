import type { Timing } from './timing.ts'

/** Statuses after which the same request may succeed. A request refused with 409 is refused every time. */
const PASSING: readonly number[] = [408, 429, 502, 503, 504]

/** Longest random part of the first wait. It doubles with each try. */
const SPREAD_MILLISECONDS = 500
/** Longest wait for a date measured by this machine's clock. The rate limits of the service are per minute. */
const OWN_MILLISECONDS = 60_000

/**
 * Milliseconds until the next try; undefined if a try cannot help. The wait is at least as long as `Retry-After` asks.
 * Full jitter is added, so that clients that were refused together do not return together.
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
 * Reads `Retry-After` in milliseconds. A date is compared with the `Date` of the answer, the clock of the sender. A page
 * of another origin cannot read `Date`, so it compares with its own clock, which may be wrong.
 */
const readRetryAfter = (headers: Headers | undefined, now: number): number => {
  const value = headers?.get('retry-after') ?? ''
  const date = headers?.get('date')
  const wait = Date.parse(value) - (date ? Date.parse(date) : now)
  // A date is not a number. A value that is neither asks for no wait.
  return Math.max(Number(value) * 1000 || (date ? wait : Math.min(wait, OWN_MILLISECONDS)), 0) || 0
}
