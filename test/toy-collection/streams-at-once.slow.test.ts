import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { once, patience, waitUntil } from '../../apps/service/src/platform/testing.ts'
import { listTexts } from './long-texts.ts'
import { serveWells, type ServeOptions } from './serve-wells.ts'

const BASE = '/api/wells/v1'
const STREAM = `${BASE}/texts?all=true&format=ndjson`
const PAGE = `${BASE}/texts?limit=1`

const serve = (t: Parameters<typeof serveWells>[0], options: ServeOptions = {}) =>
  serveWells(t, { ...options, change: (api) => ({ ...api, operations: [listTexts] }) })

/** A stream that has begun and is read no further. */
const begin = async (port: number, client = ''): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${STREAM} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${client}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

const assertRefused = async (response: Response, status: number, code: string): Promise<void> => {
  const problem: unknown = await response.json()
  assert.deepEqual([response.status, Reflect.get(Object(problem), 'code')], [status, code])
  assert.equal(response.headers.get('retry-after'), '10')
}

test('the ninth stream of one address at once is refused, and one that was left makes room', async (t) => {
  const { port, get } = await serve(t, { limit: 1_000_000, trusted: ['127.0.0.1'] })
  const ask = async (path: string, client = '203.0.113.1') => {
    const response = await get(path, { 'x-forwarded-for': client })
    await response.bytes()
    return response.status
  }
  const sockets: Socket[] = []
  for (let count = 0; count < 8; count += 1) sockets.push(await begin(port, '203.0.113.1'))
  await assertRefused(await get(STREAM, { 'x-forwarded-for': '203.0.113.1' }), 429, 'rate_limited')
  assert.equal(await ask(PAGE), 200)
  const headers = { 'x-forwarded-for': '203.0.113.1' }
  const head = await fetch(`http://127.0.0.1:${port}${STREAM}`, {
    method: 'HEAD',
    headers,
    signal: patience(),
  })
  assert.equal(head.status, 200)
  assert.equal(await ask(STREAM, '203.0.113.2'), 200)
  sockets[0]?.destroy()
  // One that has ended makes room as well: the first of the two has.
  for (let time = 0; time < 2; time += 1)
    await waitUntil('a stream that is given', async () => (await ask(STREAM)) === 200)
})

test('the service gives 64 streams at once, whoever reads them, and pages all the same', async (t) => {
  const { port, get } = await serve(t)
  // Side by side: one that stood still for ten seconds would give its place to the last.
  await Promise.all(Array.from({ length: 64 }, () => begin(port)))
  await assertRefused(await get(STREAM), 503, 'unavailable')
  assert.equal((await get(PAGE)).status, 200)
})
