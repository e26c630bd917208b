import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { AggregatesQuery, FundingLinesQuery, RecordsQuery } from '@rotunda/contract'
import { compileSchema, listOperations, type Description } from '../testing.ts'
import { describeApis } from '../describe/describe-apis.ts'
import { MEDIA_TYPES } from '../answers/choose-format.ts'
import { BASE, openPublicApi } from './testing.ts'

const { description, app } = await openPublicApi({ after })
const operations = listOperations(description)

/** Every form but JSON has an operation of their own, whose id says so. */
const FORMS = /(Csv|Ndjson|Parquet|Xlsx)$/
const answeredAsJson = operations.filter(({ operationId }) => !FORMS.test(operationId))
const ALL = [
  '/aggregates',
  '/changes',
  '/datasets',
  '/funding-lines',
  '/funding-lines/changes',
  '/record',
  '/records',
  '/surroundings',
]

test('the operations of the contract are described, each with an id, a summary and words', () => {
  assert.deepEqual(answeredAsJson.map(({ path }) => path.slice(BASE.length)).sort(), [
    ...[...ALL, ...ALL.map((path) => `/releases/{release}${path}`)].sort(),
  ])
  for (const { operationId, summary, method } of operations)
    assert.ok(operationId && summary && method === 'GET')
  assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length)
})

test('each operation answers in one media type, so that a client made from the document knows what it gets', () => {
  const types = operations.map(({ path, responses }) => [
    path.slice(BASE.length),
    ...Object.keys(responses['200']?.content ?? {}),
  ])
  // Only lists with a calendar have that form.
  const forms = Object.entries(MEDIA_TYPES)
    .filter(([form]) => form !== 'ics')
    .flatMap(([form, mediaType]) =>
      ['/aggregates', '/changes', '/funding-lines', '/funding-lines/changes', '/records'].map((path) =>
        form === 'json' ? [path, 'application/json'] : [`${path}.${form}`, mediaType.replace(/;.*/, '')],
      ),
    )
  const once = [
    ['/datasets', 'application/json'],
    ['/record', 'application/json'],
    ['/surroundings', 'application/json'],
    ...forms,
  ]
  const ofRelease = ALL.map((path) => [`/releases/{release}${path}`, 'application/json'])
  assert.deepEqual(types.sort(), [...once, ...ofRelease].sort())
})

test('the other forms have every parameter of the operation but those that only JSON has a use for', () => {
  const namesOf = (id: string) =>
    operations.find(({ operationId }) => operationId === id)?.parameters?.map(({ name }) => name)
  const others = new Set(['format', 'facet', 'facet_limit', 'totals'])
  const wanted = namesOf('listRecords')?.filter((name) => !others.has(name))
  assert.deepEqual(namesOf('listRecordsCsv'), wanted)
  assert.deepEqual(namesOf('listRecordsNdjson'), wanted)
})

test('every parameter is described, and every header that matters', () => {
  for (const { operationId, parameters = [], responses } of operations) {
    for (const { name, description: words } of parameters) assert.ok(words, `${operationId}: ${name}`)
    for (const header of ['etag', 'link', 'ratelimit', 'ratelimit-policy', 'cache-control'])
      assert.ok(responses['200']?.headers?.[header], `${operationId}: ${header}`)
  }
})

type Fields = {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Fields>>
  readonly items?: Fields
  readonly anyOf?: readonly Fields[]
}

const follow = (fields: Fields): Fields =>
  fields.$ref === undefined ? fields : (description.components.schemas[nameOf(fields.$ref)] ?? assert.fail())

const nameOf = (ref: string): string => ref.replace('#/components/schemas/', '')

const listUndescribed = (fields: Fields, path = ''): string[] => {
  const { properties = {}, items, anyOf = [] } = follow(fields)
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(follow(field).description === undefined ? [`${path}/${name}`] : []),
      ...listUndescribed(field, `${path}/${name}`),
    ]),
    ...[...(items === undefined ? [] : [items]), ...anyOf].flatMap((part) => listUndescribed(part, path)),
  ]
}

test('every field of every answer is described, those of refusals too', () => {
  for (const { operationId, responses } of operations)
    for (const [status, { content = {} }] of Object.entries(responses))
      for (const { schema } of Object.values(content))
        assert.deepEqual(listUndescribed(schema), [], `${operationId} ${status}`)
})

test('a pattern by which ids are told apart from names lets no comma in, so that a list of them can have commas', () => {
  const patterns = [RecordsQuery, AggregatesQuery, FundingLinesQuery].flatMap(({ properties }) =>
    // Schemas of parameters, of which only what lists have is looked into.
    Object.values(properties as Record<string, { items?: { pattern?: string } }>).flatMap(
      ({ items }) => items?.pattern ?? [],
    ),
  )
  assert.ok(patterns.length > 0)
  for (const pattern of patterns) assert.ok(!new RegExp(pattern, 'u').test('a,b'), pattern)
})

test('an operation of a named release takes what the same of the current one takes, and the id of the release', () => {
  for (const path of ALL) {
    const [current, named] = [path, `/releases/{release}${path}`].map((one) =>
      operations.find((operation) => operation.path === BASE + one),
    )
    const [first, ...others] = named?.parameters?.toSorted((one) => (one.in === 'path' ? -1 : 0)) ?? []
    assert.deepEqual([first?.name, first?.in], ['release', 'path'])
    assert.deepEqual(others, current?.parameters)
    assert.deepEqual(named?.responses['200'], current?.responses['200'])
  }
})

test('every JSON answer has an example, and the example fits its schema', () => {
  for (const { operationId, responses } of answeredAsJson) {
    const media = responses['200']?.content?.['application/json'] ?? assert.fail(operationId)
    assert.ok(media.example, operationId)
    const validate = compileSchema(description, media.schema)
    assert.ok(validate(media.example), `${operationId}: ${JSON.stringify(validate.errors)}`)
  }
})

test('the committed document is what the service says of itself, at its address', async () => {
  const file = join(import.meta.dirname, '../../../../../packages/contract/openapi/appropriations.json')
  const committed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { appropriations } = await describeApis()
  assert.deepEqual(committed, JSON.parse(JSON.stringify(appropriations)))
  const response = await app.inject('/api/openapi/appropriations.json')
  assert.equal(response.headers['access-control-allow-origin'], '*')
  // The served copy has whole addresses, examples of the current release, and the operations of this application: no files.
  const { paths, servers } = response.json<Description & { readonly servers: unknown }>()
  // As OpenAPI has it.
  const described = Object.keys((appropriations as Description).paths)
  assert.deepEqual(
    Object.keys(paths),
    described.filter((path) => path.startsWith('/api/')),
  )
  assert.deepEqual(servers, [{ url: 'http://localhost:80' }])
})
