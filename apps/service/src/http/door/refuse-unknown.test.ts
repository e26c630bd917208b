import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { shareTestService, type Asked } from '../../bin/testing.ts'

const service = await shareTestService({ after })

const WRONG_METHODS: readonly (readonly [Asked['method'], string, string])[] = [
  ['GET', '/api/send-message', 'POST'],
  ['PUT', '/api/send-message', 'POST'],
  ['DELETE', '/api/send-message?x=1', 'POST'],
  ['OPTIONS', '/api/send-message', 'POST'],
  ['GET', '/api/validate-message', 'POST'],
  ['POST', '/api/messages', 'GET, HEAD'],
  ['PATCH', '/api/messages/msg_1', 'GET, HEAD, DELETE'],
  ['DELETE', '/api/legislators.csv', 'GET, HEAD, OPTIONS'],
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/livez', 'GET, HEAD'],
]

for (const [method, url, allowed] of WRONG_METHODS)
  test(`${method} ${url} is refused with the methods that the address takes`, async () => {
    const { app } = service
    const response = await app.inject({ method: method ?? 'GET', url })
    assert.equal(response.statusCode, 405)
    assert.equal(response.headers['allow'], allowed)
    assert.ok(response.body.includes(allowed))
  })

const NOWHERE = ['/api', '/api/', '/api/send-message/', '/api/messages/a/b', '/API/messages']

for (const url of [...NOWHERE, '//api/messages', '/api/../secrets.json', '/api/legislators.json', '/.env'])
  test(`there is nothing at ${url}, for any method, and the answer says so as JSON`, async () => {
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const response = await service.app.inject({ method, url })
      assert.equal(response.statusCode, 404)
      assert.equal(response.headers['allow'], undefined)
      assert.match(String(response.headers['content-type']), /json/)
      assert.match(response.body, /nothing at this address/)
    }
  })

test('a web page may read that there is nothing, of an address of which nothing can be read too', async () => {
  for (const url of [
    '/api/legislator',
    '/api/appropriations/v2',
    '/downloads/a',
    '/%zz',
    `/downloads/${'x'.repeat(101)}/y`,
  ]) {
    const { statusCode, headers } = await service.app.inject({ url })
    assert.equal(statusCode, 404)
    assert.equal(headers['access-control-allow-origin'], '*', url)
    assert.match(String(headers['access-control-expose-headers']), /Request-Id/)
  }
  const { statusCode, headers } = await service.app.inject({ method: 'POST', url: '/downloads/a/b' })
  assert.deepEqual([statusCode, headers['access-control-allow-origin']], [405, '*'])
})

test('no cache may store a refusal: a cache would keep one that does not say so for a time of its own choice', async () => {
  const { app } = service
  const refused: readonly (readonly [string, number])[] = [
    ...['/x', '/feeds/x', '/api/x', '/docs/x', '/records/x', '/members/x', '/%zz', '/downloads/a/b'].map(
      (url) => [url, 404] as const,
    ),
    ['/regulations?docket=NONE-2026-0001', 404],
    ['/api/status?x=1', 400],
    ['/api/messages', 401],
    ['/api/send-message', 405],
    ['/records?state=QQ', 400],
  ]
  for (const [url, status] of refused)
    for (const accept of ['text/html', 'application/json']) {
      const { statusCode, headers } = await app.inject({ url, headers: { accept } })
      assert.equal(statusCode, status, url)
      assert.equal(headers['cache-control'], 'no-store', `${url} as ${accept}`)
    }
})

test('an address of part of a path that takes anything at its end is none itself', async () => {
  const { statusCode } = await service.app.inject({ method: 'POST', url: '/downloads/a' })
  assert.equal(statusCode, 404)
})

test('errors of the message operations have their own form, all others are problem documents', async () => {
  const message = await service.app.inject('/api/send-message')
  assert.deepEqual(Object.keys(message.json()), ['response', 'reason'])
  const other = await service.app.inject('/api/nothing')
  assert.match(String(other.headers['content-type']), /^application\/problem\+json/)
  assert.equal(other.json().code, 'not_found')
})

test('an answer to nowhere repeats nothing of the address', async () => {
  const response = await service.app.inject('/api/zoe@example.org/<script>?q=12+Example+Street')
  assert.ok(!/zoe|script|Street/.test(response.body))
})

test('an address without a route, or without this method, says so whatever the body is', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const [url, status] of [
    ['/api/send-message/', 404],
    ['/api/legislators', 405],
  ] as const)
    for (const payload of ['no JSON', ' '.repeat(300_000)]) {
      const response = await service.app.inject({ method: 'POST', url, headers, payload })
      assert.equal(response.statusCode, status)
      assert.ok(response.headers['request-id'])
    }
})
