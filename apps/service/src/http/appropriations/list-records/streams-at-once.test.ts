import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { once, waitUntil } from '../../../platform/testing.ts'
import { makeRecord } from '../../../collections/appropriations/testing.ts'
import { assertProblem, BASE, openPublicApi } from '../testing.ts'

/** More bytes than lie between a server and a client that does not read. Dots are no words, which would be indexed. */
const MANY = Array.from({ length: 1500 }, (_, index) =>
  makeRecord({
    id: `sr-2026-${String(index).padStart(16, '0')}`,
    purpose: `Bridge ${index} ${'.'.repeat(12_000)}`,
  }),
)
const STREAM = '/records?all=true&format=ndjson'

/** A stream that has begun, of which nothing more is read. */
const begin = async (port: number, client = ''): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${BASE}${STREAM} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${client}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

/** Asks until it is no longer refused. */
const untilGiven = (ask: () => Promise<{ status: number }>): Promise<boolean> =>
  waitUntil('a stream that is given', async () => (await ask()).status === 200)

test('the ninth stream of one address at once is refused, and one that was left makes room', async (t) => {
  const api = await openPublicApi(t, { records: MANY, limit: 1_000_000, trusted: ['127.0.0.1'] })
  const sockets = []
  for (let count = 0; count < 8; count += 1) sockets.push(await begin(api.port, '203.0.113.1'))
  const headers = { 'x-forwarded-for': '203.0.113.1' }
  const ninth = await api.ask(STREAM, { headers })
  assert.match(assertProblem(ninth, 429, 'rate_limited'), /8 streams.*\/downloads/)
  assert.equal(ninth.headers['retry-after'], '10')
  assert.equal((await api.ask('/records?limit=1', { headers })).status, 200)
  assert.equal((await api.ask(STREAM, { headers, method: 'HEAD' })).status, 200)
  assert.equal((await api.ask(STREAM, { headers: { 'x-forwarded-for': '203.0.113.2' } })).status, 200)
  sockets[0]?.destroy()
  await untilGiven(() => api.ask(STREAM, { headers }))
  // One that has ended makes room as well: this one has.
  await untilGiven(() => api.ask(STREAM, { headers }))
})

test('the service gives 64 streams at once, whoever reads them, and pages all the same', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  // Side by side: one that stood still for ten seconds would give its place to the last.
  await Promise.all(Array.from({ length: 64 }, () => begin(api.port)))
  const refused = await api.ask(STREAM)
  assert.match(assertProblem(refused, 503, 'unavailable'), /streams/)
  assert.equal(refused.headers['retry-after'], '10')
  assert.equal((await api.ask('/records?limit=1')).status, 200)
})

test('a client that takes nothing any more is let go, and its release with it', async (t) => {
  const api = await openPublicApi(t, { records: MANY })
  api.app.server.setTimeout(100)
  const token = String((await api.ask('/datasets')).body.meta['snapshot'])
  const socket = await begin(api.port)
  await api.publish(MANY.slice(0, 5))
  await api.releases.untilClosed(token)
  socket.destroy()
})
