import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expandParts } from '../describe/share-parts.ts'

/** As much of an OpenAPI document as the tests look into. */
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly parameters?: Readonly<Record<string, object>>
    readonly responses?: Readonly<Record<string, object>>
  }
}
export type Operation = {
  readonly operationId: string
  readonly summary?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly description?: string
    readonly example?: unknown
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Response>>
}
type Media = { readonly schema: object; readonly example?: unknown; readonly examples?: object }
type Response = {
  readonly description: string
  readonly content?: Readonly<Record<string, Media>>
  readonly headers?: Readonly<Record<string, object>>
}

export type SeenAnswer = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Fails when an answer of a described operation is not what its description says. */
export type CheckAnswer = (answer: SeenAnswer) => void

// Most schemas judge one answer: to make the code that does it shorter takes longer than it saves.
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
addFormats.default(ajv)
const compiled = new Map<object, ValidateFunction>()

export const makeCheckAnswer =
  (description: Description): CheckAnswer =>
  (answer) => {
    const operation = findOperation(description, answer)
    if (operation === undefined) return
    const name = `${answer.method} ${answer.url} → ${answer.status} ${answer.text.slice(0, 300)}`
    const response = operation.responses[String(answer.status)]
    assert.ok(response, `${name}: the description of ${operation.operationId} does not have this status`)
    assert.deepEqual(
      listUndescribedHeaders(description, answer),
      [],
      `${name}: headers that are not described`,
    )
    checkBody(description, response, answer, name)
  }

/** Every operation that the document describes. */
export const listOperations = (description: Description) =>
  Object.entries(expand(description).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      ...operation,
    })),
  )

/**
 * Notes which statuses tests have been answered, operation by operation, so that a surface can hold its tests to its
 * description: each status that is declared has been seen, and no other.
 */
export const noteAnswers = (operations: ReturnType<typeof listOperations>) => {
  const seen = new Set<string>()
  const name = (operationId: string, status: number | string) => `${operationId} ${status}`
  return {
    note: <A extends Pick<SeenAnswer, 'method' | 'url' | 'status'>>(answer: A): A => {
      const [path = ''] = answer.url.split('?')
      const method = answer.method === 'HEAD' ? 'GET' : answer.method
      const found = operations.find((one) => one.method === method && templateAsPattern(one.path).test(path))
      if (found !== undefined) seen.add(name(found.operationId, answer.status))
      return answer
    },
    /** `elsewhere`: statuses that another suite asks of every operation. */
    demandAll: (elsewhere: readonly number[] = []): void => {
      const declared = operations.flatMap(({ operationId, responses }) =>
        Object.keys(responses).map((status) => name(operationId, status)),
      )
      assert.ok(declared.length > 0)
      const isHere = (one: string) => !elsewhere.some((status) => one.endsWith(` ${status}`))
      assert.deepEqual([...seen].filter(isHere).sort(), declared.filter(isHere).sort())
    },
  }
}

/** The description with the parts of each operation in it, which every answer is compared with. */
const expand = (description: Description): Description =>
  expanded.getOrInsertComputed(description, () => expandParts(description))
const expanded = new WeakMap<Description, Description>()

const findOperation = (
  description: Description,
  { method, url }: Pick<SeenAnswer, 'method' | 'url'>,
): Operation | undefined => {
  const { paths } = expand(description)
  const [path = ''] = url.split('?')
  const [, methods] = Object.entries(paths).find(([template]) => templateAsPattern(template).test(path)) ?? []
  return methods?.[(method === 'HEAD' ? 'GET' : method).toLowerCase()]
}

const templateAsPattern = (template: string): RegExp =>
  patterns.getOrInsertComputed(
    template,
    () => new RegExp(`^${RegExp.escape(template).replace(/\\\{.+?\\\}/g, '[^/]+')}$`),
  )
const patterns = new Map<string, RegExp>()

/** Header fields of HTTP itself, compression and cross-origin requests; no description repeats them. */
const PLUMBING =
  /^(date|connection|keep-alive|transfer-encoding|trailer|content-(type|length|encoding)|x-content-type-options|access-control-.*)$/

/** The header fields of an answer that the description does not speak of. */
export const listUndescribedHeaders = (
  description: Description,
  answer: Omit<SeenAnswer, 'text'>,
): string[] => {
  const described = findOperation(description, answer)?.responses[String(answer.status)]?.headers ?? {}
  return Object.keys(answer.headers).filter((name) => !PLUMBING.test(name) && !(name in described))
}

const checkBody = (
  description: Description,
  { content }: Response,
  { method, url, headers, text }: SeenAnswer,
  name: string,
): void => {
  const contentType = String(headers['content-type'])
  const isJson = /^application\/(.+\+)?json/.test(contentType)
  // An empty text is a value of the other types.
  if (text === '' && (isJson || content === undefined)) {
    assert.ok(content === undefined || method === 'HEAD', `${name}: the body is missing`)
    return
  }
  const [type = ''] = contentType.split(';')
  const media = content?.[type] ?? findForm(description, url, type)
  assert.ok(media, `${name}: the content type ${contentType} is not described`)
  const validate = compileSchema(description, media.schema)
  const body: unknown = isJson ? JSON.parse(text) : text
  assert.ok(validate(body), `${name}: ${ajv.errorsText(validate.errors)}`)
}

/**
 * The answer of an operation in another form, which is described at the address that ends in its name; that of a named
 * release is described at the address of the current one.
 */
const findForm = (description: Description, url: string, type: string): Media | undefined => {
  const { paths } = expand(description)
  const path = url.replace(/\?.*/s, '').replace(/\/releases\/[0-9a-f]{64}(?=\/)/, '')
  return Object.entries(paths)
    .filter(([other]) => other.startsWith(`${path}.`))
    .flatMap(([, methods]) => methods['get']?.responses['200']?.content?.[type] ?? [])[0]
}

/** A schema of the document, with those that it refers to. */
export const compileSchema = ({ components }: Description, schema: object): ValidateFunction => {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const made = ajv.compile({ ...schema, components })
  compiled.set(schema, made)
  return made
}
