/** The parts of an API description that pages show. The service generates it and validates its answers against it. */
export type OpenApi = {
  readonly info: { readonly title: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  readonly components?: Components
}

export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly default?: unknown
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
}

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

type Media = {
  readonly schema?: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

export type Answer = { readonly description: string; readonly content?: Readonly<Record<string, Media>> }

type RawOperation = {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>
}

type Components = {
  readonly schemas?: Readonly<Record<string, Schema>>
  readonly parameters?: Readonly<Record<string, Parameter>>
  readonly responses?: Readonly<Record<string, Answer>>
}

/** An operation with its `$ref`s resolved. */
export type Operation = {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  /** Proof that a caller must have: a key, or the session of a person who is signed in. */
  readonly needs: 'key' | 'session' | undefined
  readonly parameters: readonly Parameter[]
  readonly body: { readonly fields: readonly BodyField[]; readonly examples: readonly unknown[] } | undefined
  readonly answers: readonly (readonly [status: string, answer: Answer])[]
  /** Fields of `data` in the JSON of a success, each part of a part after it. */
  readonly fields: readonly Field[]
  /** Other addresses of the same answer: its formats, and the one for a named release. */
  readonly forms: readonly string[]
}

type Field = { readonly name: string; readonly schema: Schema }

export type BodyField = Field & { readonly isRequired: boolean }

/** Operations of the API come first. Other formats of an operation are listed with it. */
export const listOperations = ({ paths, components = {} }: OpenApi): Operation[] => {
  const all = Object.keys(paths)
  const isForm = (path: string) =>
    path.includes('/releases/{release}/') || all.some((other) => path.startsWith(`${other}.`))
  const operations = Object.entries(paths)
    .filter(([path]) => !isForm(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, raw]) => describe(path, method, raw, { all, components })),
    )
  const isOfApi = ({ path }: Operation) => path.startsWith('/api/')
  return [...operations.filter(isOfApi), ...operations.filter((one) => !isOfApi(one))]
}

type Around = { readonly all: readonly string[]; readonly components: Components }

const describe = (
  path: string,
  method: string,
  raw: RawOperation,
  { all, components }: Around,
): Operation => ({
  id: raw.operationId,
  method: method.toUpperCase(),
  path,
  summary: raw.summary ?? raw.operationId,
  description: raw.description ?? '',
  needs: readNeeds(raw),
  parameters: (raw.parameters ?? []).map((one) =>
    '$ref' in one ? follow(one.$ref, components.parameters) : one,
  ),
  body: describeBody(raw, components),
  ...describeAnswers(raw, components),
  forms: all.filter((other) => other.startsWith(`${path}.`)),
})

/** A description without a word on security asks for a key. */
const readNeeds = ({ security }: RawOperation): Operation['needs'] => {
  if (security?.length === 0) return undefined
  return security?.some((one) => 'session' in one) === true ? 'session' : 'key'
}

const describeAnswers = (
  { responses }: RawOperation,
  components: Components,
): Pick<Operation, 'answers' | 'fields'> => {
  const answers = Object.entries(responses).map(([status, one]): [string, Answer] => [
    status,
    '$ref' in one ? follow(one.$ref, components.responses) : one,
  ])
  const success = answers.find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']
    ?.schema
  const whole = resolve(success, components)
  const fields = listFields(whole.properties?.['data'] ?? whole, components)
  // Two kinds of rows, such as whole rows and those of the parameter `fields`, have fields in common.
  return { answers, fields: [...new Map(fields.map((field) => [field.name, field])).values()] }
}

/** Fields of an object, of the objects of a list, and of each kind that the value may be. */
const listFields = (schema: Schema, components: Components, above = ''): Field[] => {
  const { items, anyOf = [], properties = {} } = resolve(schema, components)
  if (items !== undefined) return listFields(items, components, above === '' ? '' : `${above}[]`)
  const own = Object.entries(properties).flatMap(([key, one]) => {
    const name = above === '' ? key : `${above}.${key}`
    return [{ name, schema: expand(one, components) }, ...listFields(one, components, name)]
  })
  return [...anyOf.flatMap((one) => listFields(one, components, above)), ...own]
}

/** With its references resolved, but for those of its properties. */
const expand = (schema: Schema, components: Components): Schema => {
  const whole = { ...resolve(schema, components), ...schema }
  return {
    ...whole,
    ...(whole.items !== undefined && { items: expand(whole.items, components) }),
    ...(whole.anyOf !== undefined && { anyOf: whole.anyOf.map((one) => expand(one, components)) }),
  }
}

const resolve = (schema: Schema | undefined, components: Components): Schema =>
  schema?.$ref === undefined ? (schema ?? {}) : resolve(follow(schema.$ref, components.schemas), components)

const describeBody = ({ requestBody }: RawOperation, components: Components): Operation['body'] => {
  const media = requestBody?.content['application/json']
  if (media === undefined) return undefined
  // Every body of this service is an object with one key, `data`.
  const data = resolve(resolve(media.schema, components).properties?.['data'], components)
  const fields = Object.entries(data.properties ?? {}).map(([name, schema]) => ({
    name,
    schema: resolve(schema, components),
    isRequired: data.required?.includes(name) ?? false,
  }))
  const examples = Object.values(media.examples ?? {}).map(({ value }) => value)
  return { fields, examples: media.example === undefined ? examples : [media.example] }
}

/** Resolves a reference such as `#/components/parameters/limit`. */
const follow = <Part>(ref: string, parts: Readonly<Record<string, Part>> = {}): Part => {
  const found = parts[ref.split('/').at(-1) ?? '']
  if (found === undefined) throw new Error(`the description has no ${ref}`)
  return found
}
