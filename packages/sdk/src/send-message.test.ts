import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { makeMessageClient, type MessageData, type SendOptions } from './message.ts'
import { openTestServer, sendJson } from './testing/open-test-server.ts'
import { makeTestTiming } from './testing/test-timing.ts'

type Answer = (response: ServerResponse) => void

const accepted: Answer = (response) =>
  sendJson(
    response,
    200,
    { response: 'success' },
    { location: '/api/messages/msg_1', 'message-state': 'queued' },
  )
const refused =
  (status: number, headers: object = {}): Answer =>
  (response) =>
    sendJson(response, status, { response: 'error', reason: `It was ${status}.` }, headers)
const lost: Answer = (response) => response.destroy()
const cut: Answer = (response) => {
  response.writeHead(200, { 'content-length': 100, 'content-type': 'application/json' })
  response.write('{"response"', () => response.destroy())
}
const strange =
  (status: number, body: object | null): Answer =>
  (response) =>
    sendJson(response, status, body)
const proxy: Answer = (response) => response.writeHead(504).end('Gateway timeout')

const MESSAGE: MessageData = { message: 'Please vote for it.', destination_id: 'HCA12' }

const send = async (t: TestContext, answers: readonly Answer[], options: SendOptions = {}) => {
  const left = [...answers]
  const { baseUrl, asked } = await openTestServer(t, (_asked, response) => {
    const answer = left.length > 1 ? left.shift() : left[0]
    answer?.(response)
  })
  const { timing, waits } = makeTestTiming()
  const client = makeMessageClient({ baseUrl, key: 'rtk_test', timing })
  return { sent: await client.send(MESSAGE, options), asked, waits }
}

test('an accepted message has its id, and was sent under a key without the caller asking for one', async (t) => {
  const { sent, asked } = await send(t, [accepted])
  assert.ok(sent.kind === 'accepted')
  assert.deepEqual([sent.id, sent.state, sent.isReplay], ['msg_1', 'queued', false])
  assert.equal(asked[0]?.headers['idempotency-key'], sent.idempotencyKey)
  assert.match(sent.idempotencyKey, /^[0-9a-f-]{36}$/)
  assert.deepEqual(JSON.parse(asked[0].body), { data: MESSAGE })
})

test('the document of a comment is in the address of the request, and of its dry run', async (t) => {
  const { baseUrl, asked } = await openTestServer(t, (_asked, response) => accepted(response))
  const client = makeMessageClient({ baseUrl, key: 'rtk_test' })
  await client.send(MESSAGE, { document: 'FDA-2026-N-9001-0001' })
  await client.validate(MESSAGE, { document: 'FDA-2026-N-9001-0001' })
  await client.validate(MESSAGE)
  assert.deepEqual(
    asked.map(({ url }) => url.search),
    ['?document=FDA-2026-N-9001-0001', '?document=FDA-2026-N-9001-0001', ''],
  )
})

test('an accepted message has every warning of the service, and none of a cache on the way', async (t) => {
  const warning =
    '110 cache "Stale", 299 rotunda "The ZIP code, by its digits, is of no State.", 299 rotunda "Not sent."'
  const answer: Answer = (response) =>
    sendJson(response, 200, { response: 'success' }, { location: '/api/messages/msg_1', warning })
  const { sent } = await send(t, [answer])
  assert.ok(sent.kind === 'accepted')
  assert.deepEqual(sent.warnings, ['The ZIP code, by its digits, is of no State.', 'Not sent.'])
  const { sent: plain } = await send(t, [accepted])
  assert.ok(plain.kind === 'accepted')
  assert.deepEqual(plain.warnings, [])
})

test('a message that would be accepted has its warnings, too', async (t) => {
  const answers = [{ warning: '299 rotunda "Not sent."' }, {}]
  const { baseUrl } = await openTestServer(t, (_asked, response) =>
    sendJson(response, 200, { response: 'success' }, answers.shift()),
  )
  const client = makeMessageClient({ baseUrl, key: 'rtk_test' })
  assert.deepEqual(await client.validate(MESSAGE), { warnings: ['Not sent.'] })
  assert.deepEqual(await client.validate(MESSAGE), { warnings: [] })
})

test('every try has the same key and the same bytes', async (t) => {
  const { sent, asked } = await send(t, [lost, cut, proxy, refused(503), accepted])
  assert.equal(sent.kind, 'accepted')
  assert.equal(asked.length, 5)
  assert.equal(
    new Set(asked.map(({ body, headers }) => `${body} ${String(headers['idempotency-key'])}`)).size,
    1,
  )
})

/** Status, then code; with the second name for what shares a status. */
const REFUSALS = [
  [400, 'not_json'],
  [401, 'authentication_failed'],
  [403, 'address_not_permitted'],
  [403, 'scope_not_permitted', { 'www-authenticate': 'Bearer error="insufficient_scope"' }],
  [409, 'idempotency_key_reused'],
  [413, 'body_too_large'],
  [415, 'media_type_not_supported'],
  [422, 'invalid_message'],
] as const

for (const [status, code, headers = {}] of REFUSALS)
  test(`a ${status} is a refusal, of code ${code}, and is sent once`, async (t) => {
    const { sent, asked } = await send(t, [refused(status, headers)])
    assert.ok(sent.kind === 'refused')
    assert.deepEqual([sent.problem.code, sent.problem.status, sent.id], [code, status, undefined])
    assert.equal(sent.problem.message, `It was ${status}.`)
    assert.equal(asked.length, 1)
  })

test('a request that the service could not read at all is refused by the code that it gives', async (t) => {
  const problem = { type: '/docs/problems#request_unreadable', code: 'request_unreadable', status: 400 }
  const { sent } = await send(t, [strange(400, { response: 'error', reason: 'No.', ...problem })])
  assert.ok(sent.kind === 'refused')
  assert.equal(sent.problem.code, 'request_unreadable')
})

test('a refusal of the receiver, while the sender waited, has the id of what was stored', async (t) => {
  const { sent, asked } = await send(t, [refused(422, { location: '/api/messages/msg_2' })], {
    waitSeconds: 20,
  })
  assert.ok(sent.kind === 'refused')
  assert.equal(sent.id, 'msg_2')
  assert.equal(asked[0]?.headers['prefer'], 'wait=20')
})

test('a limit that does not end in time is a refusal, since nothing was stored', async (t) => {
  const { sent, waits } = await send(t, [refused(429, { 'retry-after': '9' })])
  assert.ok(sent.kind === 'refused')
  assert.deepEqual([sent.problem.code, sent.problem.retryAfterSeconds], ['rate_limited', 9])
  assert.ok(waits.length === 4 && waits.every((wait) => wait >= 9000))
})

const UNKNOWN: Readonly<Record<string, readonly Answer[]>> = {
  'no answer ever comes': [lost],
  'every answer is cut': [cut],
  'only a gateway answers': [proxy],
  'the service cannot tell, which it says by 503': [refused(503)],
  'the service fails': [refused(500)],
  'a lost try is followed by a limit': [lost, refused(429)],
  'a lost try is followed by a key that is no longer accepted': [lost, refused(401)],
  'something answers 200 that is not the service': [(response) => sendJson(response, 200, { ok: true })],
  'the answer is JSON and no object': [(response) => response.end('null')],
  'the answer is a number': [(response) => response.end('1')],
  'a proxy refuses with JSON of its own': [strange(403, { message: 'Forbidden' })],
  'a proxy refuses by 409 with JSON of its own': [strange(409, { message: 'Conflict' })],
  'a proxy refuses by 422 after a lost try': [lost, strange(422, { message: 'No.' })],
  'a proxy refuses with a code of its own': [strange(401, { code: 'AccessDenied', detail: 'No.' })],
  'a proxy refuses with a reason of its own': [strange(403, { reason: 'Forbidden' })],
  'a gateway answers JSON that is null': [strange(502, null)],
}
for (const [name, answers] of Object.entries(UNKNOWN))
  test(`the outcome is unknown when ${name}`, async (t) => {
    const { sent } = await send(t, answers)
    assert.equal(sent.kind, 'unknown')
    assert.match(sent.idempotencyKey, /^[0-9a-f-]{36}$/)
  })

test('a refusal after a lost try is one where the service looked the key up first', async (t) => {
  for (const status of [409, 422]) assert.equal((await send(t, [lost, refused(status)])).sent.kind, 'refused')
})

test('an abort is an unknown outcome once something was sent, and thrown before', async (t) => {
  const reason = new Error('enough')
  const during = new AbortController()
  const { sent } = await send(t, [() => during.abort(reason)], {
    signal: during.signal,
    idempotencyKey: 'mine',
  })
  assert.deepEqual(sent, { kind: 'unknown', cause: reason, idempotencyKey: 'mine' })
  const before = AbortSignal.abort(reason)
  await assert.rejects(send(t, [accepted], { signal: before }), reason)
})

test('a key that no header can carry is refused before anything is sent', async (t) => {
  for (const idempotencyKey of ['', 'a b', 'ключ', 'x'.repeat(256)])
    await assert.rejects(send(t, [accepted], { idempotencyKey }), RangeError)
})

test('a withdrawal is tried once, and says when it is too late', async (t) => {
  const answers = [refused(409), lost]
  const { baseUrl, asked } = await openTestServer(t, (_asked, response) => answers.shift()?.(response))
  const client = makeMessageClient({ baseUrl, key: 'rtk_test', timing: makeTestTiming().timing })
  await assert.rejects(client.withdraw('msg_1'), { code: 'message_not_waiting' })
  await assert.rejects(client.withdraw('msg_1'), { name: 'NoAnswer' })
  assert.deepEqual(
    asked.map(({ method }) => method),
    ['DELETE', 'DELETE'],
  )
})
