import { isDeepStrictEqual } from 'node:util'
import { mapValues } from './share-parts.ts'

/** The part of an OpenAPI parameter that its example depends on. */
export type DescribedParameter = {
  readonly name: string
  readonly in: string
  readonly example?: unknown
  readonly schema?: DescribedSchema
}
type DescribedSchema = {
  readonly type?: string
  readonly items?: DescribedSchema
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly format?: string
  readonly anyOf?: readonly { readonly format?: string }[]
}

/** Returns an example, or undefined to keep the parameter’s own. */
export type ExampleOf = (parameter: DescribedParameter, path: string) => unknown

type Part = DescribedParameter | { readonly $ref: string }
type Operation = { readonly parameters?: readonly Part[] }
type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly parameters?: Readonly<Record<string, DescribedParameter>> }
}

/**
 * Adds an example to each parameter of the document. A shared parameter gets the example for no path; an operation
 * with a different example gets a parameter of its own.
 */
export const withExamples = <Document extends object>(document: Document, exampleOf: ExampleOf): Document => {
  const own: object = document
  const { paths, components } = own as Described // Read as far as the type says.
  const put = <One extends DescribedParameter>(parameter: One, path: string): One => {
    const example = exampleOf(parameter, path)
    return example === undefined ? parameter : { ...parameter, example }
  }
  const putPart = (part: Part, path: string): Part => {
    if (!('$ref' in part)) return put(part, path)
    const parameter = components?.parameters?.[part.$ref.split('/').at(-1) ?? '']
    if (parameter === undefined) return part
    const isShared = isDeepStrictEqual(exampleOf(parameter, path), exampleOf(parameter, ''))
    return isShared ? part : put(parameter, path)
  }
  const putAll = (path: string, { parameters, ...operation }: Operation) =>
    parameters === undefined
      ? operation
      : { ...operation, parameters: parameters.map((part) => putPart(part, path)) }
  return {
    ...document,
    paths: mapValues(paths, (operations, path) =>
      mapValues(operations, (operation) => putAll(path, operation)),
    ),
    components: {
      ...components,
      ...(components?.parameters !== undefined && {
        parameters: mapValues(components.parameters, (parameter) => put(parameter, '')),
      }),
    },
  }
}

/**
 * Finds an example for tools that fill in every parameter: with the required parameters alone, it gets an answer. If
 * the current release decides which values exist, the served document replaces the example with one of that release.
 */
export const findExample: ExampleOf = ({ name, example, schema = {} }, path) => {
  const one = schema.items ?? schema
  const filter = nameFilter(name)
  // Only committees refuse an unknown id.
  const known = /\/committees\b/.test(path) && filter === 'id' ? 'code' : filter
  const named = one.type === 'integer' ? undefined : NAMED[known]
  const value = example ?? named ?? findInSchema(one)
  if (value === undefined) return undefined
  return schema.type === 'array' && !Array.isArray(value) ? [value] : value
}

/** Returns the filter that a `not_` parameter negates, else the parameter itself. */
export const nameFilter = (parameter: string): string => parameter.replace(/^not_/, '')

/** Finds an example for the portal and the corrections. Ids are those of one caller, so no example is answered for all. */
export const findPeopleExample: ExampleOf = ({ name, example, schema = {} }) =>
  example ?? (schema.type === 'integer' ? undefined : OF_PEOPLE[name]) ?? findInSchema(schema)

const findInSchema = (schema: DescribedSchema): unknown => {
  const { enum: values, examples, default: usual, minimum, format, anyOf = [] } = schema
  const known = examples?.[0] ?? values?.[0] ?? usual ?? minimum
  if (known !== undefined) return known
  return format === 'date' || anyOf.some((one) => one.format === 'date') ? DAY : undefined
}

const DAY = '2026-01-20'

/** Filters that refuse a value which no row has, each with a value of the sample. */
export const LABELS: Readonly<Record<string, string>> = {
  agency: 'Environmental Protection Agency',
  account: 'State and Tribal Assistance Grants',
  member: 'Demonstrado, Rosemary',
  party: 'Democrat',
  period: '2025Q2',
  active_in: '2025Q2',
  witness_type: 'Non-Governmental',
  type: 'Witness Statement',
  publisher: 'Clerk of the House',
}

const OF_SHA256 = '9c6b6deedba152674d27204c794f371cfc69576ccde38bb353d1f0f67aecfffa'

const OF_PEOPLE: Readonly<Record<string, string>> = {
  organisation: 'org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  person: 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  session: 'ses_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  passkey: 'q83vEjRWeJA',
  request: 'req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  invitation: 'inv_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  key: 'key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  message: 'msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
  after: 'msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
  version: '2026-11-01',
  number: '1',
  secret: 'q1J0cNcCVx0mWnK3pJq3yqY0hY0b3m0a4mTn2yq8V3o',
  token: 'token-of-the-mail',
  sha256: OF_SHA256,
  name: 'page-4.pdf',
  record: 'sr-2023-a6c834e362b4b12a',
  what: '/records/sr-2023-a6c834e362b4b12a',
  dataset: 'senate-requests',
  'if-match': '*',
  'if-none-match': '"of-an-earlier-answer"',
}

const NAMED: Readonly<Record<string, unknown>> = {
  ...LABELS,
  q: 'water',
  id: 'sr-2023-a6c834e362b4b12a',
  state: 'CA',
  bioguide: 'A000001',
  committee_id: 'HSAG00',
  parent_committee_id: 'HSAG00',
  parent_id: 'HSAG00',
  code: 'HSAG00',
  recipient: 'Example County of Uppermoor',
  funding_line: 'no_account',
  member_id: 'Z900001',
  office_id: 'ofc_house_Z900001',
  profile_id: 'stf_75af31fe643ea57d',
  part_id: 'obs_75af31fe643ea57d',
  event_id: '900030',
  bill: 'hr9404-119',
  meeting_id: 'mtg_119_house_900001',
  publication_id: 'CHRG-119shrg99014',
  appearance_id: 'wit_919a78385f68ae5cb0b7e662',
  organization: 'Example County of Uppermoor',
  same_name_key: 'dario placeholt',
  type_code: 'BR',
  jacket: '99017',
  doc_class: 'SHRG',
  district: 'CA-12',
  docket: 'FDA-2026-N-9001',
  icpsr: '14066',
  // JSON and packed files refuse `true`: they are one page or one file.
  all: 'false',
  trailer: 'false',
  bom: 'false',
  snapshot: 'snap-7f0aac01fdfa23cd73dc',
  release: '7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281',
  sha256: OF_SHA256,
  collection: 'appropriations',
  path: 'SHA256SUMS',
  'if-match': '*',
  'if-none-match': '"of-an-earlier-answer"',
  'if-range': '"of-an-earlier-answer"',
  range: 'bytes=0-99',
  'want-content-digest': 'sha-256=1',
}
