import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { Refusal } from '../../platform/index.ts'

/** Names and values of a query, in order; a name may come several times. */
export type Query = readonly (readonly [name: string, value: string])[]

/**
 * One GET of a JSON document below the address that the function was made for. `undefined` when there is no such
 * document; throws a Refusal `unavailable` when the upstream gave no answer that can be used.
 */
export type FetchJson = (path: string, query?: Query) => Promise<unknown>

/** The document, when it has the form that we know; an upstream that changed its form is unavailable, not guessed at. */
export const readAs = <Schema extends TSchema>(
  schema: Schema,
  json: unknown,
  upstream: string,
): Static<Schema> => {
  if (Value.Check(schema, json)) return json
  throw new Refusal(
    'unavailable',
    `${upstream} answered in a form that this service does not know, so nothing was decided. Try again later.`,
    { retryAfterSeconds: UNKNOWN_FORM_RETRY_SECONDS, cause: Value.Errors(schema, json).slice(0, 3) },
  )
}

/** An unknown form mends by a change of theirs or ours, not within seconds. */
const UNKNOWN_FORM_RETRY_SECONDS = 600
