import type { Timing } from './timing.ts'

/** Statuses after which the same request may succeed. Never 409: the same request would be refused for ever. */
const PASSING: readonly number[] = [408, 429, 502, 503, 504]

/** Of the first wait, at the most; each further one may be twice as long. */
const SPREAD_MILLISECONDS = 500

/**
 * Milliseconds until the next try; undefined where none may help. What the service asks for is the floor. The rest is
 * full jitter, so that clients that were refused together do not return together.
 */
export const findDelay = (
  response: Response | undefined,
  tries: number,
  timing: Pick<Timing, 'random'>,
): number | undefined => {
  if (response !== undefined && !PASSING.includes(response.status)) return undefined
  return readRetryAfter(response?.headers) + timing.random() * SPREAD_MILLISECONDS * 2 ** (tries - 1)
}

/** In milliseconds. A date is measured by the sender's own clock, its `Date`, and not by ours. */
const readRetryAfter = (headers: Headers | undefined): number => {
  const value = headers?.get('retry-after') ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const wait = Date.parse(value) - Date.parse(headers?.get('date') ?? '')
  return Math.max(wait || 0, 0)
}
