import type { SwaggerTransformObject } from '@fastify/swagger'
import * as contract from '@rotunda/contract'
import { Problem } from '../answers/problem.ts'

/**
 * Moves each schema of the contract into one place, under its exported name, and puts references to it. A client that
 * is generated from the document then has one type for each schema.
 */
export const shareSchemas: SwaggerTransformObject = (described) => {
  if (!('openapiObject' in described)) return described.swaggerObject
  const schemas: Record<string, unknown> = {}
  const numberOf = makeNumbering(NUMBERS, false)
  const share = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const name = NAMES.get(numberOf(value))
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
  // The same document, with references.
  return { ...openapiObject, components, paths } as typeof openapiObject
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Gives equal values the same number; the order of their keys does not count. A value’s text holds the numbers of its parts,
 * so no text is longer than one object.
 */
const makeNumbering = (numbers: Map<string, number>, canGrow: boolean) => {
  const known = new WeakMap<object, number | undefined>()
  /** Undefined for a value without an equal, if the table of numbers cannot grow. */
  const numberOf = (value: object): number | undefined => {
    if (known.has(value)) return known.get(value)
    const text = Array.isArray(value) ? writeList(value) : writeKeywords(value)
    const number = text === undefined ? undefined : find(text)
    known.set(value, number)
    return number
  }
  const find = (text: string): number | undefined => {
    if (canGrow && !numbers.has(text)) numbers.set(text, numbers.size)
    return numbers.get(text)
  }
  const write = (value: unknown): string | undefined => {
    if (!isObject(value)) return JSON.stringify(value)
    const number = numberOf(value)
    return number === undefined ? undefined : `#${number}`
  }
  const writeList = (values: readonly unknown[]): string | undefined => {
    const texts = values.map(write)
    return texts.includes(undefined) ? undefined : `[${texts.join()}]`
  }
  const writeKeywords = (schema: object): string | undefined => {
    let text = ''
    const keywords = Object.entries(schema).filter(([, value]) => value !== undefined)
    for (const [key, value] of keywords.map(asDescribed).sort(([one], [other]) => (one < other ? -1 : 1))) {
      const written = write(value)
      if (written === undefined) return undefined
      text += `${JSON.stringify(key)}:${written},`
    }
    return `{${text}}`
  }
  return numberOf
}

/** Translates keywords that the document writes differently. */
const asDescribed = ([key, value]: [string, unknown]): [string, unknown] => {
  if (key === 'patternProperties' && isObject(value)) return ['additionalProperties', Object.values(value)[0]]
  return key === 'const' ? ['enum', [value]] : [key, value]
}

/** TypeBox marks its schemas. The contract also exports tables and functions. */
const isSchema = (value: unknown): value is object => isObject(value) && '~kind' in value

/** Schemas of the contract are numbered once. A document looks its schemas up here, and adds none. */
const NUMBERS = new Map<string, number>()

const NAMES = new Map(
  Object.entries({ Problem, ...contract }).flatMap(([name, schema]) =>
    isSchema(schema) ? [[makeNumbering(NUMBERS, true)(schema), name]] : [],
  ),
)
