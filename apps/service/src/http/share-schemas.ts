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
  const share = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const name = NAMES.get(writeSorted(value))
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

/** The schema as the document writes it, in one order of its keywords. */
const writeSorted = (schema: object): string =>
  JSON.stringify(schema, (_key, value: unknown) => {
    if (!isObject(value) || Array.isArray(value)) return value
    const keywords = Object.entries(value).map(asDescribed)
    return Object.fromEntries(keywords.sort(([one], [other]) => (one < other ? -1 : 1)))
  })

/** The keywords that the document writes otherwise. */
const asDescribed = ([key, value]: [string, unknown]): [string, unknown] => {
  if (key === 'patternProperties' && isObject(value)) return ['additionalProperties', Object.values(value)[0]]
  return key === 'const' ? ['enum', [value]] : [key, value]
}

/** TypeBox marks what it makes; the contract also exports tables and functions. */
const isSchema = (value: unknown): value is object => isObject(value) && '~kind' in value

const NAMES = new Map(
  Object.entries({ Problem, ...contract }).flatMap(([name, schema]) =>
    isSchema(schema) ? [[writeSorted(schema), name]] : [],
  ),
)
