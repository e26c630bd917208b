import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { officeMessage, openTestService } from '../bin/testing.ts'
import { waitUntil } from '../platform/testing.ts'
import { TEST_HOST } from './portal/testing.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())

let made = 0
/** A trace of a caller, different in each test. */
const makeCaller = () => {
  const traceId = (made += 1).toString(16).padStart(32, 'a')
  return { traceId, headers: { host: TEST_HOST, traceparent: `00-${traceId}-b7ad6b7169203331-01` } }
}

const listLines = (traceId: string) =>
  service.log.lines.map((line) => JSON.parse(line)).filter((line) => line.trace_id === traceId)

/** Lines of the log under a trace, once there are so many. */
const untilLines = async (traceId: string, count: number) => {
  await waitUntil(`${count} lines of the trace`, () => Promise.resolve(listLines(traceId).length >= count))
  return listLines(traceId)
}

test('the line of a request names the trace of its caller, also where a ready answer is sent again', async () => {
  const { traceId, headers } = makeCaller()
  const url = '/api/appropriations/v1/datasets'
  const answers = []
  for (let asked = 0; asked < 4; asked += 1) answers.push(await service.app.inject({ url, headers }))
  const lines = await untilLines(traceId, 4)
  assert.deepEqual(
    lines.map(({ event, route, status }) => [event, route, status]),
    Array(4).fill(['http.request', url, 200]),
  )
  assert.deepEqual(
    lines.map(({ request_id }) => request_id),
    answers.map((answer) => answer.headers['request-id']),
  )
  // Each request is a part of its own.
  assert.equal(new Set(lines.map(({ span_id }) => span_id)).size, 4)
  for (const { headers: fields } of answers)
    assert.ok(!Object.keys(fields).some((name) => name.startsWith('trace')), 'an answer names no trace')
})

test('a request without a trace, or with an invalid one, begins one', async () => {
  const { headers } = makeCaller()
  for (const traceparent of [undefined, headers.traceparent.toUpperCase(), `${headers.traceparent}-a`]) {
    const { host } = headers
    const answer = await service.app.inject({
      url: '/api/issue-areas',
      headers: { host, ...(traceparent !== undefined && { traceparent }) },
    })
    const id = answer.headers['request-id']
    const find = () =>
      service.log.lines.map((line) => JSON.parse(line)).find((line) => line.request_id === id)
    await waitUntil('the line', () => Promise.resolve(find() !== undefined))
    assert.match(find().trace_id, /^(?!0{32}|a{8})[\da-f]{32}$/)
  }
})

test('pages pass the trace of their reader on to the APIs that they ask', async () => {
  for (const [url, asked] of [
    ['/members', 'pages'],
    ['/portal', 'portal'],
  ] as const) {
    const { traceId, headers } = makeCaller()
    await service.app.inject({ url, headers: { ...headers, accept: 'text/html' } })
    const lines = await untilLines(traceId, 2)
    const [page, ...others] = lines.toSorted((a) => (a.route === url ? -1 : 1))
    assert.equal(page.route, url, asked)
    assert.ok(others.some(({ route }) => route.startsWith('/api/')))
  }
})

test('the lines of the tries of a message name the trace under which it was sent, and no answer does', async () => {
  const { traceId, headers } = makeCaller()
  const { id } = await service.send(officeMessage(), { traceparent: headers.traceparent, prefer: 'wait=20' })
  const lines = await untilLines(traceId, 2)
  const attempt = lines.find(({ event }) => event === 'delivery.attempt.delivered') ?? assert.fail()
  assert.equal(attempt.message_id, id)
  for (const url of [
    `/api/messages/${id}`,
    '/api/messages',
    `/api/sandbox/received?delivery_id=${attempt.delivery_id}`,
  ])
    assert.ok(!(await service.ask({ url })).text.includes(traceId), url)
})

test('the line of a fault names the trace of its request', async () => {
  const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
  const { traceId, headers } = makeCaller()
  await service.store.write((trx) => trx.schema.dropTable('timeline').execute())
  const authorization = `Bearer ${service.key}`
  const answer = await service.app.inject({
    url: `/api/messages/${id}`,
    headers: { ...headers, authorization },
  })
  assert.equal(answer.statusCode, 500)
  const lines = await untilLines(traceId, 2)
  assert.deepEqual(lines.map(({ event }) => event).sort(), ['http.fault', 'http.request'])
})
