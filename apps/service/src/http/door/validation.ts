import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

/** As much of the schema of a parameter as reading its text needs. */
export type ParameterSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly items?: ParameterSchema
}
type QuerySchema = { readonly properties?: Readonly<Record<string, ParameterSchema>> }

// No coercion: what a client sent is judged as it was sent, and all of it. `verbose` keeps the value for hints. What Ajv
// would make shorter in the code that it writes, V8 does as well; it took half of the time of a start's validators.
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
 * One validator for every part of a request. A query holds only text: whole numbers and lists are read where the
 * schema has them. Headers are described by their schema and judged by the route that reads them, in its own words.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'headers') return (value: unknown) => ({ value })
  const isQuery = httpPart === 'querystring'
  // Compiled by the first request that needs it: all of them took a quarter of a start.
  let validate: ValidateFunction | undefined
  return (value: unknown) => {
    validate ??= compileOnce(schema)
    const judged = isQuery ? readQuery(schema, value) : value
    if (validate(judged)) return { value: judged }
    return { error: Object.assign(new Error('validation'), { validation: validate.errors ?? [], schema }) }
  }
}

/** Many routes have the same parameters: the same question in each form of its answer, and of each release. */
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

const readQuery = (schema: QuerySchema, query: unknown): unknown => {
  if (typeof query !== 'object' || query === null) return query
  const read = Object.entries(query).map(([name, value]: [string, unknown]) => {
    const wanted = schema.properties?.[name]
    return [name, wanted === undefined ? value : readValue(wanted, value)]
  })
  return Object.fromEntries(read)
}

/**
 * A list is given by giving its parameter again; codes, numbers and ids, which hold no comma, also with commas. An id is
 * known by its pattern.
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
