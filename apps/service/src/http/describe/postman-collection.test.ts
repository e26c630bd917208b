import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { shareTestService } from '../../bin/testing.ts'

const service = await shareTestService({ after })

type Value = { readonly key: string; readonly value: string; readonly disabled?: boolean }
type Item = {
  readonly name: string
  readonly request: {
    readonly method: string
    readonly auth?: { readonly type: string }
    readonly header: readonly Value[]
    readonly body?: { readonly mode: string; readonly raw?: string }
    readonly url: {
      readonly host: readonly string[]
      readonly path: readonly string[]
      readonly query: readonly Value[]
      readonly variable: readonly Value[]
    }
  }
}
type Collection = {
  readonly variable: readonly Value[]
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[]
}

const readCollection = async (host: string): Promise<Collection> => {
  const { statusCode, body } = await service.app.inject({ url: '/api/postman.json', headers: { host } })
  assert.equal(statusCode, 200)
  return JSON.parse(body) as Collection // A slow test has newman read it.
}

const collection = await readCollection('data.example:8443')

const findItem = (method: string, path: string): Item => {
  const items = collection.item.flatMap(({ item }) => item)
  const found = items.find(({ request }) => request.method === method && request.url.path.join('/') === path)
  assert.ok(found, path)
  return found
}

test('the Postman collection has a folder for each API, and every operation once', () => {
  assert.deepEqual(
    collection.item.map(({ name }) => name),
    [
      'public appropriations data',
      'partner data on Congress',
      'enacted projects',
      'message delivery',
      'partner access portal',
      'corrections',
    ],
  )
  const items = collection.item.flatMap(({ item }) => item)
  const operations = items.map(({ request }) => `${request.method} ${request.url.path.join('/')}`)
  assert.equal(new Set(operations).size, operations.length)
  assert.ok(items.every(({ request }) => request.url.host.join() === '{{baseUrl}}'))
})

test('the collection asks the host that served it, with the key of its variable', async () => {
  const readVariables = ({ variable }: Collection) => variable.map(({ key, value }) => [key, value])
  assert.deepEqual(readVariables(collection), [
    ['baseUrl', 'http://data.example:8443'],
    ['key', ''],
  ])
  assert.equal(readVariables(await readCollection('rotunda.example'))[0]?.[1], 'http://rotunda.example')
  assert.equal(findItem('GET', 'api/partner/v1/members').request.auth, undefined)
  for (const path of ['api/appropriations/v1/records', 'api/portal/v1/me'])
    assert.deepEqual(findItem('GET', path).request.auth, { type: 'noauth' })
})

test('required parameters have values of the current release, and optional ones are off', async () => {
  const { url, header } = findItem('GET', 'api/appropriations/v1/releases/:release/changes').request
  const sent = url.query.filter(({ disabled }) => disabled !== true)
  assert.deepEqual(
    [...url.variable, ...sent].map(({ key }) => key),
    ['release', 'from'],
  )
  assert.ok(url.query.length > sent.length)
  assert.ok(header.every(({ disabled }) => disabled))
  const [release = '', from = ''] = [...url.variable, ...sent].map(({ value }) => value)
  const asked = `/${url.path.join('/').replace(':release', release)}?from=${from}`
  assert.equal((await service.ask({ url: asked })).status, 200)
})

test('a body is the example of the description, or its required fields', () => {
  const parse = (item: Item): unknown => JSON.parse(item.request.body?.raw ?? '')
  assert.deepEqual(parse(findItem('POST', 'api/corrections/v1/reports')), { record: '', why: '' })
  const { request } = findItem('POST', 'api/validate-message')
  assert.match(request.body?.raw ?? '', /"first_name": "Ada"/)
  const sent = request.header.filter(({ disabled }) => disabled !== true)
  assert.deepEqual(sent, [{ key: 'Content-Type', value: 'application/json' }])
})

test('a change for a person names the page that it comes from', () => {
  const { header } = findItem('POST', 'api/corrections/v1/reports').request
  assert.ok(header.some(({ key, value }) => key === 'Origin' && value === '{{baseUrl}}'))
})
