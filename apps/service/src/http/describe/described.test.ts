import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { listAddresses } from '@rotunda/web/pages'
import { listPortalAddresses } from '@rotunda/web/portal'
import {
  compileSchema,
  listOperations,
  officeMessage,
  shareTestService,
  type Description,
} from '../../bin/testing.ts'
import { describeApis } from './describe-apis.ts'

const service = await shareTestService({ after })

const operations = listOperations(service.description)

/** Pages for people, and what they load: the service asks the same APIs for them as everybody may. */
const PAGES = new Set([...listAddresses().map((address) => `GET ${address}`), ...listPortalAddresses()])

/** Addresses that are for machines of the operator, and so not in the description. */
const HIDDEN = [
  '/livez',
  '/readyz',
  '/readyz/data',
  '/readyz/messages',
  '/api/openapi/message.json',
  '/api/openapi/appropriations.json',
  '/api/appropriations/v1',
  '/api/appropriations/v1/',
  '/api/appropriations/v1/releases',
  '/api/appropriations/v1/releases/:release',
  '/api/openapi/enacted.json',
  '/api/enacted/v1',
  '/api/enacted/v1/',
  '/api/enacted/v1/releases',
  '/api/enacted/v1/releases/:release',
  '/api/openapi/partner.json',
  '/api/openapi/portal.json',
  '/api/openapi/corrections.json',
  '/api/postman.json',
  '/api/partner/v1',
  '/api/partner/v1/',
  '/api/partner/v1/releases/:release',
  '/sandbox/mail',
  '/api/sandbox/mail',
  '/api/sandbox/mail/:id',
]

/** Every route of the running service, read from the router itself: "GET /api/messages/:id". */
const listRoutes = (): string[] => {
  const routes: string[] = []
  const path: string[] = []
  for (const line of service.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', , part = '', methods = ''] =
      /^((?:│ {3}| {4})*)([├└]── )(.*?) \((.*)\)/.exec(line) ?? []
    if (part === '') continue
    path.length = indent.length / 4
    path.push(part)
    for (const method of methods.split(', ')) routes.push(`${method} ${path.join('')}`)
  }
  return routes
}

/** Described at the address of the current release: they differ from it as their operation does. */
const FORM_OF_RELEASE = /\/releases\/:release\/[a-z/-]+\.(csv|ndjson|parquet|xlsx|ics)$/

test('every route of the running service is described, but those that are hidden on purpose', () => {
  // The tests read the same parts of each description.
  const published = ['appropriations', 'partner', 'enacted', 'portal', 'corrections'].flatMap((name) =>
    listOperations(service.app.describeData(name) as Description),
  )
  const described = new Set(
    [...operations, ...published]
      // The router prints a path that is open at its end by what it begins with.
      .map(({ method, path }) => `${method} ${path.replace('/{release}/{path}', '*')}`)
      .map((route) => route.replace(/\{(.+?)\}/g, ':$1')),
  )
  const routes = listRoutes().filter(
    (route) => !/^(HEAD|OPTIONS) /.test(route) && !FORM_OF_RELEASE.test(route) && !PAGES.has(route),
  )
  assert.ok(routes.length > HIDDEN.length)
  const missing = routes.filter((route) => !described.has(route))
  assert.deepEqual(missing.sort(), HIDDEN.map((path) => `GET ${path}`).sort())
})

test('every described operation answers', async () => {
  const { id } = await service.send(officeMessage())
  for (const { method, path, operationId } of operations) {
    const url = path.replace('{id}', id) + (operationId === 'readReceived' ? `?message=${id}` : '')
    const answer = await service.ask(
      method === 'POST' ? { method, url, body: officeMessage() } : { method: 'GET', url },
    )
    assert.equal(answer.status, 200, operationId)
  }
})

test('each document names the page that speaks of rights', async () => {
  for (const document of Object.values(await describeApis())) {
    // The test reads the same parts of both.
    const { info, paths } = document as Readonly<Record<string, Record<string, unknown>>>
    assert.ok(Object.keys(paths ?? {}).every((path) => path.startsWith('/')))
    const { name, url } = info?.['license'] as Readonly<Record<string, string>>
    assert.equal(name, 'No blanket licence')
    const [page = '', anchor = ''] = (url ?? '').split('#')
    const { status, text } = await service.ask({ method: 'GET', url: page })
    assert.equal(status, 200)
    assert.match(text, new RegExp(`id="${anchor}".*no blanket licence`))
  }
})

test('every operation has an id of its own, a summary, a description and the security that it needs', () => {
  const ids = operations.map(({ operationId }) => operationId)
  assert.equal(new Set(ids).size, ids.length)
  for (const { operationId, summary, path, security } of operations) {
    assert.ok(operationId && summary, path)
    assert.equal((security ?? []).length > 0, /messag|sandbox/.test(path), path)
  }
})

test('every body that is sent or answered as JSON has an example, and the example fits its schema', () => {
  for (const { operationId, requestBody, responses } of operations) {
    const bodies = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.entries(part?.content ?? {}),
    )
    for (const [type, media] of bodies.filter(([type]) => type === 'application/json')) {
      const examples = listExamples(media)
      assert.ok(examples.length > 0, `${operationId}: no example of ${type}`)
      const validate = compileSchema(service.description, media.schema)
      for (const example of examples)
        assert.ok(validate(example), `${operationId}: ${JSON.stringify(validate.errors)}`)
    }
  }
})

test('the examples of the request are messages that the sandbox takes', async () => {
  const send = operations.find(({ operationId }) => operationId === 'sendMessage')
  const media = send?.requestBody?.content['application/json']
  assert.ok(media)
  const examples = listExamples(media)
  for (const example of examples) assert.equal((await service.validate(JSON.stringify(example))).status, 200)
  const query = send.parameters?.find(({ name }) => name === 'document')?.example
  const url = `/api/send-message?document=${String(query)}`
  // A tool sends the first example with every parameter.
  assert.equal((await service.ask({ method: 'POST', url, body: Object(examples[0]) })).status, 200)
})

test('every parameter and every header that matters is described', () => {
  const send = operations.find(({ operationId }) => operationId === 'sendMessage')
  const names = send?.parameters?.map((parameter) => `${parameter.in} ${parameter.name}`)
  assert.deepEqual(names, ['query document', 'header Idempotency-Key', 'header Campaign', 'header Prefer'])
  for (const { operationId, parameters = [] } of operations)
    for (const { name, description } of parameters.filter(
      (one) => one.in !== 'query' || one.name !== 'state',
    ))
      assert.ok(description, `${operationId}: ${name}`)
  assert.ok(send?.responses['200']?.headers?.['location'])
  for (const { responses } of operations.filter(({ security = [] }) => security.length > 0))
    assert.ok(responses['401']?.headers?.['www-authenticate'])
})

/** Surfaces that have a table: its last test demands every status of the description. */
const HELD = [
  'lists/every-list.test.ts',
  'message/every-status.test.ts',
  'security/every-keyed-operation.test.ts',
  'status/status.test.ts',
]
const PATHS_HELD =
  /^\/api\/(legislators|issue-areas|dockets|messages|sandbox|send-message|validate-message|status)\b/

test('every operation is one of a surface whose table has a row for each of its statuses', () => {
  for (const file of HELD) assert.ok(existsSync(join(import.meta.dirname, '..', file)), file)
  for (const { path } of operations) assert.match(path, PATHS_HELD)
})

test('the committed document is what the service says of itself', async () => {
  const file = join(import.meta.dirname, '../../../../../packages/contract/openapi/message.json')
  const committed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { message } = await describeApis()
  assert.deepEqual(committed, JSON.parse(JSON.stringify(message)))
  assert.deepEqual(committed, service.description)
})

const listExamples = (media: { readonly example?: unknown; readonly examples?: object }): unknown[] =>
  media.example !== undefined
    ? [media.example]
    : Object.values(media.examples ?? {}).map((example: { value: unknown }) => example.value)
