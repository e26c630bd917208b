import { Type } from 'typebox'

/** Ending of an operation: the instant from which no new program should use it, and the instant of its removal. */
export type Deprecation = { readonly since: string; readonly sunset: string }

/** Page with the promise on both instants. */
const POLICY_PAGE = '/docs/reference/life-of-an-operation'

const LEAST_DAYS = 180
const DAY_MILLISECONDS = 86_400_000

/** Header fields of every answer of an operation that ends (RFC 9745, RFC 8594). */
export const writeDeprecation = (ends: Deprecation | undefined): Readonly<Record<string, string>> => {
  if (ends === undefined) return {}
  return { deprecation: `@${Date.parse(ends.since) / 1000}`, sunset: new Date(ends.sunset).toUTCString() }
}

/** Link to the promise. */
export const linkDeprecation = (ends: Deprecation | undefined, origin: string): readonly string[] =>
  ends === undefined ? [] : [`<${origin}${POLICY_PAGE}>; rel="deprecation"; type="text/html"`]

/** Describes these header fields. Throws if the time is shorter than promised, so that no service starts with it. */
export const describeDeprecation = (ends: Deprecation | undefined) => {
  if (ends === undefined) return {}
  if (Date.parse(ends.sunset) - Date.parse(ends.since) < LEAST_DAYS * DAY_MILLISECONDS)
    throw new Error(`the operation ends less than ${LEAST_DAYS} days after its deprecation`)
  return {
    deprecation: Type.String({
      description: 'Instant of the deprecation, as `@` and seconds since 1970.',
    }),
    sunset: Type.String({
      description: 'Instant from which the operation may be gone, as an HTTP date.',
    }),
  }
}
