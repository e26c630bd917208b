import { STATUS_CODES } from 'node:http'

type Reference = { readonly $ref: string }
type Parameter = { readonly name: string }
type Operation = {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly responses: Readonly<Record<string, object>>
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>
type Components = {
  readonly parameters?: Readonly<Record<string, object>>
  readonly responses?: Readonly<Record<string, object>>
}
type Described = { readonly paths: Paths; readonly components: Components }

/**
 * Moves each parameter and answer that several operations have into one place, and puts references to it. Every
 * operation occurs twice, for the current release and for a named one, and the document is hardly larger.
 */
export const shareParts = (document: object): object => {
  // The application made the document; only the parts named above are read.
  const { paths, components } = document as Described
  const parameters = makeSharer('parameters')
  const responses = makeSharer('responses')
  forEachPart(paths, parameters.count, responses.count)
  const shared = mapParts(paths, parameters.share, responses.share)
  return {
    ...document,
    components: { ...components, parameters: parameters.list(), responses: responses.list() },
    paths: shared,
  }
}

/** Replaces references by the shared parts, for readers of one operation at a time. */
export const expandParts = <Document extends object>(document: Document): Document => {
  const own: object = document
  const { paths, components } = own as Described // As above.
  const find = (part: object): object =>
    '$ref' in part ? (lookUp(components, String(part.$ref)) ?? part) : part
  return { ...document, paths: mapParts(paths, find, find) }
}

const lookUp = (components: Components, reference: string): object | undefined => {
  const [, kind, name = ''] = /^#\/components\/(parameters|responses)\/(.+)$/.exec(reference) ?? []
  return kind === undefined ? undefined : components[kind === 'parameters' ? kind : 'responses']?.[name]
}

type Use = (part: object, operation: Operation, name: string) => object

const mapParts = (paths: Paths, ofParameter: Use, ofResponse: Use): object =>
  mapValues(paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      ...(operation.parameters !== undefined && {
        parameters: operation.parameters.map((one) =>
          ofParameter(one, operation, 'name' in one ? one.name : ''),
        ),
      }),
      responses: mapValues(operation.responses, (one, status) => ofResponse(one, operation, status)),
    })),
  )

const forEachPart = (paths: Paths, ofParameter: Use, ofResponse: Use): void =>
  void mapParts(paths, ofParameter, ofResponse)

export const mapValues = <Value, Result>(
  object: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]))

/** Shares parts that are used more than once: a part keeps its own name unless another part has it. */
const makeSharer = (kind: 'parameters' | 'responses') => {
  const uses = new Map<string, number>()
  const named = new Map<string, { readonly name: string; readonly part: object }>()
  const isTaken = (name: string): boolean => named.values().some((one) => one.name === name)
  const name = ({ operationId }: Operation, own: string): string => {
    const plain = kind === 'parameters' ? own : (STATUS_CODES[own] ?? own).replaceAll(' ', '')
    return isTaken(plain) || own === '200' ? `${operationId}.${plain}` : plain
  }
  return {
    count: ((part) => {
      const text = JSON.stringify(part)
      uses.set(text, (uses.get(text) ?? 0) + 1)
      return part
    }) satisfies Use,
    share: ((part, operation, own) => {
      const text = JSON.stringify(part)
      if ('$ref' in part || (uses.get(text) ?? 0) < 2) return part
      const known = named.get(text) ?? { name: name(operation, own), part }
      named.set(text, known)
      return { $ref: `#/components/${kind}/${known.name}` }
    }) satisfies Use,
    list: () => Object.fromEntries(named.values().map((one) => [one.name, one.part])),
  }
}
