import type { SwaggerTransformObject } from '@fastify/swagger'
import * as contract from '@rotunda/contract'
import { Problem } from './problem.ts'

/**
 * The document with each schema of the contract in one place, under the name by which the contract exports it, and a
 * reference wherever it stood: a client that is made from the document has one type for it.
 */
export const shareSchemas: SwaggerTransformObject = (described) => {
  if (!('openapiObject' in described)) return described.swaggerObject
  const schemas: Record<string, unknown> = {}
  const write = makeWriter()
  const share = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const name = NAMES.get(write(value))
    if (name === undefined) return shareIn(value)
    schemas[name] ??= shareIn(value)
    return { $ref: `#/components/schemas/${name}` }
  }
  const shareIn = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(share)
      : Object.fromEntries(Object.entries(value).map(([key, one]: [string, unknown]) => [key, share(one)]))
  const { openapiObject } = described
  const paths = share(openapiObject.paths)
  const named = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))
  const components = { ...openapiObject.components, schemas: Object.fromEntries(named) }
  // The same document, but for references.
  return { ...openapiObject, components, paths } as typeof openapiObject
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Writes a schema as the document does, in one order of its keywords; what is part of several is written once. */
const makeWriter = () => {
  const written = new WeakMap<object, string>()
  const write = (value: unknown): string => {
    if (!isObject(value)) return JSON.stringify(value)
    const text = written.get(value) ?? (Array.isArray(value) ? writeList(value) : writeKeywords(value))
    written.set(value, text)
    return text
  }
  const writeList = (values: readonly unknown[]): string => `[${values.map(write).join()}]`
  const writeKeywords = (schema: object): string => {
    const keywords = Object.entries(schema).filter(([, value]) => value !== undefined)
    const sorted = keywords.map(asDescribed).sort(([one], [other]) => (one < other ? -1 : 1))
    return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${write(value)}`).join()}}`
  }
  return write
}

/** The keywords that the document writes otherwise. */
const asDescribed = ([key, value]: [string, unknown]): [string, unknown] => {
  if (key === 'patternProperties' && isObject(value)) return ['additionalProperties', Object.values(value)[0]]
  return key === 'const' ? ['enum', [value]] : [key, value]
}

/** TypeBox marks what it makes; the contract also exports tables and functions. */
const isSchema = (value: unknown): value is object => isObject(value) && '~kind' in value

const NAMES = new Map(
  Object.entries({ Problem, ...contract }).flatMap(([name, schema]) =>
    isSchema(schema) ? [[makeWriter()(schema), name]] : [],
  ),
)
