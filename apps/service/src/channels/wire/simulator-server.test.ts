import assert from 'node:assert/strict'
import * as http from 'node:http'
import { test, type TestContext } from 'node:test'
import { once, patience } from '../../platform/testing.ts'
import type { SimulatedReceiver } from './simulated-receiver.ts'
import { CONTROL_HEADERS } from './simulator-controls.ts'
import { startSimulatorServer, type SimulatorOptions } from './simulator-server.ts'
import { TRACE_HEADER } from './trace-headers.ts'

const ECHO: SimulatedReceiver = {
  channel: 'house-cwc',
  bodyCapBytes: 1000,
  isDelivery: ({ method }) => method === 'POST',
  findDeliveryId: () => null,
  answer: ({ oversized }, timesTaken) =>
    oversized ? { status: 413 } : { status: 200, body: `before: ${timesTaken}`, taken: true },
}

const start = async (t: TestContext, options: SimulatorOptions = {}) => {
  const simulator = await startSimulatorServer(ECHO, options)
  t.after(() => simulator.close())
  const post = (body: string, delivery = 'd1', path = '/in?apikey=secret') =>
    fetch(new URL(path, simulator.url), {
      signal: patience(),
      method: 'POST',
      body,
      headers: { [TRACE_HEADER]: delivery },
    })
  return { simulator, post }
}

test('a request is kept byte for byte, with its key redacted and its answer', async (t) => {
  const { simulator, post } = await start(t)
  await post('one é\r\n')
  await post('two', 'd2')
  const [request, ...others] = simulator.received('d1')
  assert.equal(others.length, 0)
  assert.equal(request?.body, 'one é\r\n')
  assert.equal(request.path, '/in?apikey=REDACTED')
  assert.equal(request.status, 200)
  assert.deepEqual(
    [...simulator.deliveries()],
    [
      ['d1', 1],
      ['d2', 1],
    ],
  )
})

test('the oldest requests are dropped by number and by size, and their ids stay used', async (t) => {
  const { simulator, post } = await start(t, { log: { maxRequests: 3, maxBytes: 100 } })
  for (const id of ['a', 'b', 'c', 'd']) await post('x'.repeat(10), id)
  assert.equal(simulator.received().length, 3)
  await post('y'.repeat(95), 'e')
  assert.equal(simulator.received().length, 1)
  assert.equal(simulator.deliveries().size, 5)
})

test('a fault after taking leaves the message taken; one before leaves it not taken', async (t) => {
  const { simulator, post } = await start(t)
  simulator.fail({ answer: 500, moment: 'after_taking' })
  simulator.fail({ answer: 429, moment: 'after_reading', retry_after: '7' })
  assert.equal((await post('m', 'd1')).status, 500)
  const limited = await post('m', 'd2')
  assert.equal(limited.status, 429)
  assert.equal(limited.headers.get('retry-after'), '7')
  assert.deepEqual([...simulator.deliveries().keys()], ['d1'])
  assert.equal((await post('m', 'd2')).status, 200)
})

for (const answer of ['reset', 'cut'] as const)
  test(`a ${answer} breaks the connection and is kept with status 0`, async (t) => {
    const { simulator, post } = await start(t)
    simulator.fail({ answer, moment: 'after_taking' })
    await assert.rejects(async () => (await post('m')).text())
    assert.equal(simulator.received('d1')[0]?.status, 0)
    assert.equal(simulator.deliveries().get('d1'), 1)
  })

test('a request whose answer never comes is kept, read or not', async (t) => {
  const { simulator } = await start(t)
  for (const moment of ['before_reading', 'after_reading'] as const) {
    simulator.fail({ answer: 'hang', moment })
    const seen = simulator.nextRequest()
    const giveUp = new AbortController()
    const headers = { [TRACE_HEADER]: moment }
    const sent = fetch(simulator.url, { method: 'POST', body: 'm', headers, signal: giveUp.signal })
    await seen
    giveUp.abort()
    await assert.rejects(sent)
    assert.equal(simulator.received(moment)[0]?.body, moment === 'after_reading' ? 'm' : '')
  }
})

test('a text provokes a passing fault once per message, and a refusal every time', async (t) => {
  const { post } = await start(t)
  const statuses = async (text: string, id: string) => [
    (await post(text, id)).status,
    (await post(text, id)).status,
  ]
  assert.deepEqual(await statuses('Dear [simulate 503]', 'd1'), [503, 200])
  assert.deepEqual(await statuses('Dear [simulate 400]', 'd2'), [400, 400])
  const taken = await post('[simulate 500 after]', 'd3')
  assert.equal(taken.status, 500)
  assert.equal(await (await post('[simulate 500 after]', 'd3')).text(), 'before: 1')
})

test('during maintenance every request is answered 503 with Retry-After', async (t) => {
  const { simulator, post } = await start(t)
  simulator.setMaintenance({ retry_after_seconds: 60 })
  const answer = await post('m')
  assert.equal(answer.status, 503)
  assert.equal(answer.headers.get('retry-after'), '60')
  simulator.setMaintenance(null)
  assert.equal((await post('m')).status, 200)
})

test('a body over the cap is read to its end and answered', async (t) => {
  const { post } = await start(t)
  assert.equal((await post('x'.repeat(5_000_000))).status, 413)
})

test('another process can read the record, the deliveries, and set faults', async (t) => {
  const { simulator, post } = await start(t)
  const control = (path: string, init?: RequestInit) =>
    fetch(new URL(`/__simulator/${path}`, simulator.url), {
      signal: patience(),
      ...init,
      headers: CONTROL_HEADERS,
    })
  const faults = JSON.stringify([{ answer: 502, moment: 'after_reading', times: 2, path: '/in' }])
  assert.equal((await control('faults', { method: 'POST', body: faults })).status, 204)
  assert.equal((await control('faults', { method: 'POST', body: '{"answer":"burn"}' })).status, 400)
  assert.equal((await control('faults', { method: 'POST', body: '{' })).status, 400)
  assert.equal((await post('m', 'd9')).status, 502)
  assert.equal((await control('faults', { method: 'DELETE' })).status, 204)
  assert.equal((await post('m', 'd9')).status, 200)
  assert.deepEqual(await (await control('deliveries')).json(), { d9: 1 })
  const received: unknown = await (await control('received?delivery=d9')).json()
  assert.ok(Array.isArray(received) && received.length === 2)
  assert.equal(
    (await control('maintenance', { method: 'POST', body: '{"retry_after_seconds":5}' })).status,
    204,
  )
  assert.equal((await post('m')).status, 503)
  assert.equal((await control('maintenance', { method: 'DELETE' })).status, 204)
  assert.equal((await control('nothing')).status, 404)
})

test('a page in a browser can neither look into a simulator nor steer it', async (t) => {
  const { simulator } = await start(t)
  const ask = async (method: string, path: string, headers: Record<string, string>, body = '') => {
    const request = http.request(new URL(`/__simulator/${path}`, simulator.url), { method, headers })
    request.end(body)
    // The one thing that a request gives with its response is the message that came in.
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    response.resume()
    return response.statusCode
  }
  const port = simulator.url.port
  for (const host of [`rebound.example:${port}`, `127.0.0.1.example:${port}`, 'nonsense:x'])
    assert.equal(await ask('GET', 'received', { ...CONTROL_HEADERS, host }), 403, host)
  const fault = '{"answer":503,"moment":"after_reading"}'
  assert.equal(await ask('POST', 'faults', { 'content-type': 'text/plain' }, fault), 403)
  assert.equal(await ask('OPTIONS', 'faults', { origin: 'https://page.example' }), 403)
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
    assert.equal(await ask('GET', 'received', { ...CONTROL_HEADERS, host }), 200, host)
})
