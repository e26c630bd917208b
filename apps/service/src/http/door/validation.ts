import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

/** The part of a parameter’s schema that reading its text needs. */
export type ParameterSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly items?: ParameterSchema
}
type QuerySchema = { readonly properties?: Readonly<Record<string, ParameterSchema>> }

// Ajv coerces nothing and reports every fault. `verbose` keeps the value for hints. Ajv’s optimiser is off: V8
// optimises the generated code as well, and the optimiser took half of the time that the validators needed.
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: true,
  strict: true,
  code: { optimize: false },
})
addFormats.default(ajv)
ajv.addKeyword('example')

/**
 * Compiles the validator for one part of a request. A query and a path hold only text, so whole numbers and lists are
 * first read by their schema. Headers pass here: the route that reads a header checks it, in its own words.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'headers') return (value: unknown) => ({ value })
  const isText = httpPart === 'querystring' || httpPart === 'params'
  // The first request compiles it: compiling all validators took a quarter of the service’s start.
  let validate: ValidateFunction | undefined
  return (value: unknown) => {
    validate ??= compileOnce(schema)
    const judged = isText ? readText(schema, value) : value
    if (validate(judged)) return { value: judged }
    return { error: Object.assign(new Error('validation'), { validation: validate.errors ?? [], schema }) }
  }
}

/** Compiles equal schemas once: the routes for each form of an answer, and for each named release, share theirs. */
const compileOnce = (schema: object): ValidateFunction => {
  const text = JSON.stringify(schema)
  const validate = compiled.get(text) ?? ajv.compile(schema)
  compiled.set(text, validate)
  return validate
}
const compiled = new Map<string, ValidateFunction>()

export type ValidationFault = Error & {
  readonly validation: readonly ErrorObject[]
  readonly schema: QuerySchema
  /** Part of the request, as Fastify names it. */
  readonly validationContext?: string
}

export const isValidationFault = (cause: unknown): cause is ValidationFault =>
  cause instanceof Error && 'validation' in cause && Array.isArray(cause.validation)

const readText = (schema: QuerySchema, query: unknown): unknown => {
  if (typeof query !== 'object' || query === null) return query
  const read = Object.entries(query).map(([name, value]: [string, unknown]) => {
    const wanted = schema.properties?.[name]
    return [name, wanted === undefined ? value : readValue(wanted, value)]
  })
  return Object.fromEntries(read)
}

/**
 * Reads a value by its schema. A list repeats its parameter; codes, numbers and ids hold no comma, so commas may also
 * separate them. An id is recognised by its pattern.
 */
const readValue = (wanted: ParameterSchema, value: unknown): unknown => {
  const { type, items } = wanted
  if (type === 'integer' && isWholeNumber(value)) return Number(value)
  if (type !== 'array' || items === undefined) return value
  const given: unknown[] = Array.isArray(value) ? value : [value]
  const isCode = items.enum !== undefined || items.pattern !== undefined || items.type === 'integer'
  const values = isCode ? given.flatMap((one) => (typeof one === 'string' ? one.split(',') : [one])) : given
  return values.map((one) => readValue(items, one))
}

const isWholeNumber = (value: unknown): value is string => typeof value === 'string' && /^-?\d+$/.test(value)
