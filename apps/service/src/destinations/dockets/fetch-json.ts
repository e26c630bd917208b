import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { Refusal } from '../../platform/index.ts'

/** Names and values of a query, in order; a name may occur several times. */
export type Query = readonly (readonly [name: string, value: string])[]

/**
 * Gets one JSON document below the function's base address. `undefined` if it does not exist; throws a Refusal
 * `unavailable` if the upstream gave no usable answer.
 */
export type FetchJson = (path: string, query?: Query) => Promise<unknown>

/** Returns the document if it has the known form; an upstream that changed its form is unavailable, not guessed at. */
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

/** An unknown form takes a change on one side to mend, not seconds. */
const UNKNOWN_FORM_RETRY_SECONDS = 600

/** A field of an upstream's answer that may be null or absent: the upstreams' descriptions promise neither. */
export const orNothing = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
