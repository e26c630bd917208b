import { expandParts } from './share-parts.ts'

/** One parameter, described for a reader. Text between backticks is code. */
export type DescribedParameter = { readonly name: string; readonly values: string; readonly meaning: string }

export type DescribedOperation = {
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly DescribedParameter[]
  readonly responses: Readonly<Record<string, DescribedAnswer>>
}
export type DescribedAnswer = {
  readonly description: string
  readonly content?: Readonly<Record<string, unknown>>
}

/**
 * Reads the operations of an OpenAPI document for people: those of the API first, then the others. It leaves out the
 * operations of a named release, and those that give another operation in another form, which say nothing new.
 */
export const readApiDescription = (document: object): DescribedOperation[] => {
  // The application made the document; only the parts named below are read.
  const { paths } = expandParts(document) as Description
  const isForm = (path: string) => Object.keys(paths).some((other) => path.startsWith(`${other}.`))
  const once = Object.entries(paths).filter(
    ([path]) => !path.includes('/releases/{release}/') && !isForm(path),
  )
  const operations = once.map(([path, { get }]) => ({
    ...get,
    path,
    parameters: (get.parameters ?? []).map(describeParameter),
  }))
  const isOfApi = ({ path }: DescribedOperation) => path.startsWith('/api/')
  return [...operations.filter(isOfApi), ...operations.filter((one) => !isOfApi(one))]
}

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: string | number
}
type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}
type Operation = Omit<DescribedOperation, 'path' | 'parameters'> & {
  readonly parameters?: readonly Parameter[]
}
type Description = { readonly paths: Readonly<Record<string, { readonly get: Operation }>> }

const describeParameter = (parameter: Parameter): DescribedParameter => ({
  name: nameParameter(parameter),
  values: describeValues(parameter.schema),
  meaning: parameter.description ?? '',
})

const nameParameter = ({ name, in: place, required = false }: Parameter): string =>
  `\`${name}\`${place === 'header' ? ' (header)' : ''}${required ? ', required' : ''}`

/** Longer lists of values show only their beginning. */
const MOST_VALUES = 24
const BEGUN = 3

const describeValues = ({ items, ...schema }: Schema): string => {
  if (items !== undefined) return describeValues(items)
  const { type = 'text', enum: values, minimum, maximum, default: usual } = schema
  if (values !== undefined) return listValues(values.map((value) => `\`${String(value)}\``))
  if (type !== 'integer') return type === 'string' ? 'text' : type
  const most = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${maximum}`
  return `${minimum ?? 0} ${most}${usual === undefined ? '' : `; ${usual} unless given`}`
}

const listValues = (values: readonly string[]): string =>
  values.length > MOST_VALUES ? [...values.slice(0, BEGUN), '…'].join(', ') : values.join(', ')
