import type { SwaggerTransformObject } from '@fastify/swagger'
import * as contract from '@rotunda/contract'
import { Problem } from '../answers/problem.ts'

/**
 * The document with each schema of the contract in one place, under the name by which the contract exports it, and a
 * reference wherever it stood: a client that is made from the document has one type for it.
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
  // The same document, but for references.
  return { ...openapiObject, components, paths } as typeof openapiObject
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Numbers what is written alike, in one order of the keywords, with the same number; what is part of something stands in
 * its text by its number, so that no text is longer than one object.
 */
const makeNumbering = (numbers: Map<string, number>, canGrow: boolean) => {
  const known = new WeakMap<object, number | undefined>()
  /** Undefined for what is not alike to anything numbered, when no more numbers are given. */
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

/** The keywords that the document writes otherwise. */
const asDescribed = ([key, value]: [string, unknown]): [string, unknown] => {
  if (key === 'patternProperties' && isObject(value)) return ['additionalProperties', Object.values(value)[0]]
  return key === 'const' ? ['enum', [value]] : [key, value]
}

/** TypeBox marks what it makes; the contract also exports tables and functions. */
const isSchema = (value: unknown): value is object => isObject(value) && '~kind' in value

/** Schemas of the contract are numbered once. A document looks its schemas up here, and adds none. */
const NUMBERS = new Map<string, number>()

const NAMES = new Map(
  Object.entries({ Problem, ...contract }).flatMap(([name, schema]) =>
    isSchema(schema) ? [[makeNumbering(NUMBERS, true)(schema), name]] : [],
  ),
)
