import { FOR_PEOPLE } from './for-people.ts'
import { expandParts } from './share-parts.ts'

type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
}
type Media = {
  readonly schema?: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly example?: unknown
}
type Operation = {
  readonly summary?: string
  readonly operationId: string
  readonly description?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
}
type Document = {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Schemas }
}
type Schemas = Readonly<Record<string, Schema>>

type Described = { readonly name: string; readonly document: object }

/**
 * Makes a Postman collection (format 2.1) of the descriptions: a folder for each API, a request for each operation.
 * Required parameters have their examples as values; optional ones are switched off.
 */
export const makePostmanCollection = (apis: readonly Described[], base: string): object => ({
  info: {
    name: 'Rotunda',
    description:
      'Every operation of every API, made from the OpenAPI descriptions. Put your key into the variable `key`. A run of the whole collection also sends messages: run one folder, or one request.',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
  variable: [
    { key: 'baseUrl', value: base, type: 'string' },
    { key: 'key', value: '', type: 'string' },
  ],
  item: apis.map(({ name, document }) => makeFolder(name, document)),
})

const makeFolder = (name: string, document: object): object => {
  // The application's own.
  const { info, paths, components } = expandParts(document) as Document
  const item = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: operation.summary ?? operation.operationId,
      request: {
        method: method.toUpperCase(),
        description: operation.description,
        // An operation without auth of its own sends the key of the collection.
        ...(!needsKey(operation) && { auth: { type: 'noauth' } }),
        url: makeUrl(path, operation.parameters),
        ...makeBody(operation, components?.schemas ?? {}),
        header: [
          ...(operation.requestBody === undefined ? [] : makeType(operation.requestBody)),
          ...(method !== 'get' && Object.hasOwn(FOR_PEOPLE, name)
            ? [{ key: 'Origin', value: '{{baseUrl}}' }]
            : []),
          ...listValues(operation.parameters, 'header'),
        ],
      },
    })),
  )
  return { name: info.title.replace('Rotunda: ', ''), description: info.description, item }
}

const needsKey = ({ security = [] }: Operation): boolean => security.some((one) => 'key' in one)

const makeUrl = (path: string, parameters: Operation['parameters']): object => ({
  host: ['{{baseUrl}}'],
  path: path
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/')
    .slice(1),
  query: listValues(parameters, 'query'),
  variable: listValues(parameters, 'path'),
})

/** Lists the parameters of one kind. A list as example gives a parameter for each value. */
const listValues = (parameters: Operation['parameters'] = [], kind: string): object[] =>
  parameters
    .filter((one) => one.in === kind)
    .flatMap(({ name, required = false, description, example = '' }) =>
      [example].flat().map((value) => ({
        key: name,
        value: String(value),
        description,
        ...(!required && { disabled: true }),
      })),
    )

const makeType = ({ content }: NonNullable<Operation['requestBody']>): object[] =>
  Object.keys(content)
    .slice(0, 1)
    .map((value) => ({ key: 'Content-Type', value }))

const makeBody = ({ requestBody }: Operation, schemas: Schemas): object => {
  const [first] = Object.entries(requestBody?.content ?? {})
  if (first === undefined) return {}
  const [type, { schema, example, examples = {} }] = first
  if (type !== 'application/json') return { body: { mode: 'file' } }
  const value = example ?? Object.values(examples)[0]?.value ?? fillRequired(schema, schemas)
  return {
    body: { mode: 'raw', raw: JSON.stringify(value, null, 2), options: { raw: { language: 'json' } } },
  }
}

/** Writes the required fields of a body without an example. */
const fillRequired = (schema: Schema = {}, schemas: Schemas): unknown => {
  const { $ref, type, required = [], properties = {}, anyOf } = schema
  const known = schema.examples?.[0] ?? schema.enum?.[0] ?? schema.const ?? schema.default ?? schema.minimum
  if (known !== undefined) return known
  if ($ref !== undefined) return fillRequired(schemas[$ref.split('/').at(-1) ?? ''], schemas)
  if (anyOf !== undefined) return fillRequired(anyOf[0], schemas)
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, fillRequired(properties[name], schemas)]))
  return EMPTY[type ?? 'string'] ?? ''
}

const EMPTY: Readonly<Record<string, unknown>> = { array: [], boolean: false, integer: 0, number: 0 }
