import type { Clock } from '../../../platform/index.ts'

export type RateLimit = { readonly count: number; readonly seconds: number }

/** Takes one request; what is left after it, and whether it was one too many. */
export type TakeRequest = () => { readonly limit: number; readonly remaining: number; readonly over: boolean }

/** Rolling windows, as api.data.gov counts: a request that is refused does not count. */
export const makeRateLimits = (limits: readonly RateLimit[], clock: Clock): TakeRequest => {
  const longest = Math.max(...limits.map(({ seconds }) => seconds))
  let times: number[] = []
  return () => {
    const now = clock().getTime()
    times = times.filter((time) => time > now - longest * 1000)
    const left = limits.map(({ count, seconds }) => ({
      limit: count,
      remaining: count - times.filter((time) => time > now - seconds * 1000).length,
    }))
    const tightest = left.reduce((a, b) => (b.remaining < a.remaining ? b : a))
    if (tightest.remaining <= 0) return { limit: tightest.limit, remaining: 0, over: true }
    times.push(now)
    return { limit: tightest.limit, remaining: tightest.remaining - 1, over: false }
  }
}
