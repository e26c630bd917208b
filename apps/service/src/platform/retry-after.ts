/** Nobody waits longer: what is wished beyond is taken as this. */
const MAX_SECONDS = 30 * 24 * 3600

/**
 * The wish of who was asked for the next try: seconds from `now` or an HTTP date (RFC 9110, 10.2.3). Undefined when
 * it said nothing that can be read.
 */
export const readRetryAfter = (header: string | undefined, now: Date): Date | undefined => {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (readHttpDate(text) - now.getTime()) / 1000
  return Number.isNaN(seconds) ? undefined : new Date(now.getTime() + Math.min(seconds, MAX_SECONDS) * 1000)
}

/** Only dates that say their day of the week and GMT: Date.parse alone takes nearly anything, in our own time zone. */
const readHttpDate = (text: string): number =>
  /^[A-Z][a-z]{2,8}, .+ GMT$/.test(text) ? Date.parse(text) : Number.NaN
