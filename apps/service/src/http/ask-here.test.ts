import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import fastify, { type RouteHandlerMethod } from 'fastify'
import { openTestService } from '../bin/testing.ts'
import { askHere } from './ask-here.ts'

const service = await openTestService()
after(() => service.close())

const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  address = '203.0.113.5',
): Promise<Response> =>
  askHere(service.app)(new Request(new URL(path, 'http://service.invalid'), { headers }), { address })

const API = '/api/appropriations/v1'
const PATHS = [
  `${API}/records?limit=3&facet=state`,
  `${API}/records?limit=3&format=csv`,
  `${API}/records?all=true&format=ndjson`,
  `${API}/records?snapshto=1`,
  `${API}/aggregates?group_by=state`,
  '/api/legislators',
  '/api/nothing',
]

for (const path of PATHS)
  test(`${path} is answered as over a connection`, async () => {
    const here = await ask(path, { accept: 'application/json' })
    const { statusCode, headers, body } = await service.app.inject({
      url: path,
      headers: { accept: 'application/json' },
    })
    assert.equal(here.status, statusCode)
    assert.equal(here.headers.get('content-type'), headers['content-type'])
    assert.equal(here.headers.get('etag'), headers['etag'] ?? null)
    // The id under which a fault is found again.
    const withoutId = (text: string) => text.replace(/"request_id":"[^"]*"/, '')
    assert.equal(withoutId(await here.text()), withoutId(body))
  })

test('what was answered before is not sent again to who has it', async () => {
  const path = `${API}/records?limit=3`
  const etag = (await ask(path)).headers.get('etag') ?? ''
  const again = await ask(path, { 'if-none-match': etag })
  assert.equal(again.status, 304)
  assert.equal(await again.text(), '')
})

test('who reads a page is counted by their own address, and told the limit that counts them', async () => {
  const read = async (address: string) => {
    const { headers } = await ask(`${API}/records?limit=1`, {}, address)
    const [, limit] = /q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '') ?? []
    const [, left] = /r=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? []
    return Number(limit) - Number(left)
  }
  assert.deepEqual(
    [await read('203.0.113.6'), await read('203.0.113.6'), await read('203.0.113.7')],
    [1, 2, 1],
  )
})

/** A service with one path. */
const openWith = async (
  handler: RouteHandlerMethod,
): Promise<(signal?: AbortSignal) => Promise<Response>> => {
  const app = fastify()
  app.get('/asked', handler)
  await app.ready()
  return (signal) =>
    askHere(app)(new Request('http://service.invalid/asked', signal && { signal }), {
      address: '203.0.113.5',
    })
}

test('an answer that breaks off is a fault, and none of it is taken for the whole', async () => {
  const askBroken = await openWith((_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield await Promise.resolve('the beginning')
          throw new Error('the disk is gone')
        })(),
      ),
    ),
  )
  await assert.rejects(askBroken(), /closed its answer before the end|the disk is gone/)
})

test('an answer that cannot be made into a response is a fault of the one who asked', async () => {
  const askOdd = await openWith((_request, reply) => reply.header('x-odd', '\u2192').send('text'))
  await assert.rejects(askOdd(), /ByteString/)
})

test('an answer longer than any page reads is not held', async () => {
  const askLong = await openWith((_request, reply) =>
    reply.send(
      Readable.from(
        (function* () {
          for (;;) yield Buffer.alloc(2 ** 20)
        })(),
      ),
    ),
  )
  await assert.rejects(askLong(), /longer than 8388608 bytes/)
})

test('a call that is given up ends at once, and closes the response of the service', async () => {
  const { promise: hasClosed, resolve } = Promise.withResolvers<undefined>()
  const askSlow = await openWith((_request, reply) => {
    reply.raw.once('close', () => resolve(undefined))
    ending.abort(new Error('no time'))
    return hasClosed
  })
  const ending = new AbortController()
  await assert.rejects(askSlow(ending.signal), /no time/)
  await hasClosed
  await assert.rejects(askSlow(AbortSignal.abort(new Error('too late'))), /too late/)
})
