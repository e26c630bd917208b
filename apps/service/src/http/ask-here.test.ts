import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import fastify from 'fastify'
import { openTestService } from '../bin/testing.ts'
import { askHere } from './ask-here.ts'

const service = await openTestService()
after(() => service.close())

const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  askHere(service.app)(new Request(new URL(path, 'http://service.invalid'), { headers }), {
    address: '203.0.113.5',
  })

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

test('who reads a page is counted by their own address', async () => {
  const left = async () => (await ask(`${API}/records?limit=1`)).headers.get('ratelimit')
  assert.notEqual(await left(), await left())
})

test('an answer that breaks off is a fault, and none of it is taken for the whole', async () => {
  const app = fastify()
  app.get('/broken', (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield await Promise.resolve('the beginning')
          throw new Error('the disk is gone')
        })(),
      ),
    ),
  )
  await app.ready()
  const asked = askHere(app)(new Request('http://service.invalid/broken'), { address: '203.0.113.5' })
  await assert.rejects(asked, /closed its answer before the end|the disk is gone/)
})
