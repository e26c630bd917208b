import { RETRY_AFTER_LIMITS } from './limits.ts'

const MAX_SECONDS = RETRY_AFTER_LIMITS.retryAfterDays.value * 24 * 3600

/**
 * Parses the time that a receiver wants for the next try: seconds from `now` or an HTTP date (RFC 9110, 10.2.3).
 * Undefined for a missing or unreadable header.
 */
export const readRetryAfter = (header: string | undefined, now: Date): Date | undefined => {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (readHttpDate(text) - now.getTime()) / 1000
  return Number.isNaN(seconds) ? undefined : new Date(now.getTime() + Math.min(seconds, MAX_SECONDS) * 1000)
}

/**
 * Accepts only dates with a day of the week and GMT: Date.parse alone accepts nearly anything, in the local time zone.
 */
const readHttpDate = (text: string): number =>
  /^[A-Z][a-z]{2,8}, .+ GMT$/.test(text) ? Date.parse(text) : Number.NaN
