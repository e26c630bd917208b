import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

type QuerySchema = { readonly properties?: Readonly<Record<string, { readonly type?: string }>> }

// No coercion: what a client sent is judged as it was sent, and all of it. `verbose` keeps the value for hints.
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: true,
  strict: true,
})
addFormats.default(ajv)
ajv.addKeyword('example')

/**
 * One validator for every part of a request. A query holds only text: whole numbers are read where the schema has
 * them. Headers are described by their schema and judged by the route that reads them, in its own words.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'headers') return (value: unknown) => ({ value })
  const validate = ajv.compile(schema)
  const isQuery = httpPart === 'querystring'
  return (value: unknown) => {
    const judged = isQuery ? readNumbers(schema, value) : value
    if (validate(judged)) return { value: judged }
    return { error: Object.assign(new Error('validation'), { validation: validate.errors ?? [], schema }) }
  }
}

export type ValidationFault = Error & {
  readonly validation: readonly ErrorObject[]
  readonly schema: QuerySchema
  /** Part of the request, as Fastify names it. */
  readonly validationContext?: string
}

export const isValidationFault = (cause: unknown): cause is ValidationFault =>
  cause instanceof Error && 'validation' in cause && Array.isArray(cause.validation)

const readNumbers = (schema: QuerySchema, query: unknown): unknown => {
  if (typeof query !== 'object' || query === null) return query
  const read = Object.entries(query).map(([name, value]: [string, unknown]) => {
    const wanted = schema.properties?.[name]?.type
    return [name, wanted === 'integer' && isWholeNumber(value) ? Number(value) : value]
  })
  return Object.fromEntries(read)
}

const isWholeNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value)
