import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import fastify from 'fastify'
import { openWeb } from '@rotunda/web'
import { once } from '../../apps/service/src/platform/testing.ts'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { openAlone } from '../../apps/web/src/bin/open-alone.ts'
import { readSettings } from '../../apps/web/src/bin/settings.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())

/** Pages over the service, but for what `isAway` says of a path: that answers 503. */
const openPages = async (isAway: (path: string) => boolean) => {
  const kept = new Set<string>()
  const { plugin } = openWeb({
    ask: async (request) => {
      const { pathname, search } = new URL(request.url)
      if (isAway(pathname)) return new Response('', { status: 503 })
      const { statusCode: status, payload } = await service.app.inject({ url: pathname + search })
      return new Response(payload, { status })
    },
    clock: () => new Date(),
    site: { publicUrl: undefined, operator: { name: 'a test', contact: undefined } },
    visitorOf: () => '127.0.0.1',
    edition: () => 'one',
    listSamples: () => [],
    keep: ({ url }) => kept.add(url),
  })
  const app = fastify({ trustProxy: true })
  await app.register(plugin)
  after(() => app.close())
  return { app, kept }
}

test('a page that was written while a document could not be read is written anew', async () => {
  let isAway = true
  const { app, kept } = await openPages((path) => isAway && path.endsWith('/surroundings'))
  const { payload } = await service.app.inject({ url: '/api/appropriations/v1/records?limit=1' })
  const { data } = JSON.parse(payload) as { data: readonly { id: string }[] }
  const url = `/records/${data[0]?.id ?? ''}`
  for (let time = 0; time < 3; time += 1)
    assert.match((await app.inject({ url })).payload, /The document is being read/)
  assert.deepEqual([...kept], [])
  isAway = false
  await service.app.inject({ url: `/api/appropriations/v1/surroundings?id=${data[0]?.id ?? ''}` })
  assert.doesNotMatch((await app.inject({ url })).payload, /The document is being read/)
})

test('a page names the protocol that it is asked by, and a host that can be one', async () => {
  const { app } = await openPages(() => false)
  const read = async (protocol: string, host: string): Promise<string> => {
    const headers = { 'x-forwarded-proto': protocol, host }
    const { payload } = await app.inject({ url: '/records?limit=2', headers })
    return /property="og:url" content="([^"]*)"/.exec(payload)?.[1] ?? ''
  }
  for (const protocol of ['http', 'http', 'https', 'https'])
    assert.equal(await read(protocol, 'data.example'), `${protocol}://data.example/records?limit=2`)
  for (const host of ['a b', 'x:99999y', '[', `x';id;'`])
    assert.equal(await read('http', host), 'http://localhost/records?limit=2', host)
})

test('the JSON of a record is that of its path, whatever the query names', async () => {
  const { app } = await openPages(() => false)
  const { headers } = await app.inject({ url: '/records/sr-1.json?id=sr-2&id=sr-3' })
  assert.match(headers.location ?? '', /[?&]id=sr-1(&|$)/)
  assert.doesNotMatch(headers.location ?? '', /sr-2|sr-3/)
})

test('a form keeps the words that were searched for, with their commas', async () => {
  const { app } = await openPages(() => false)
  for (const path of ['/records', '/totals', '/map']) {
    const { payload } = await app.inject({ url: `${path}?q=water%2C+sewer` })
    assert.match(payload, /name="q"[^>]*value="water, sewer"/, path)
  }
})

test('a service that accepts and never answers has no page wait for good', async (t) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  t.after(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo // It listens on a port.
  const settings = readSettings({ ROTUNDA_API: `http://127.0.0.1:${port}` })
  assert.ok(!('faults' in settings))
  const pages = await openAlone(settings, 50)
  t.after(() => pages.close())
  const { statusCode, headers } = await pages.inject({ url: '/status' })
  assert.deepEqual([statusCode, headers['retry-after']], [503, '30'])
})

test('what cannot be read is refused as such, and is no fault of ours', async (t) => {
  const settings = readSettings({ ROTUNDA_API: 'http://127.0.0.1:9' })
  assert.ok(!('faults' in settings))
  const pages = await openAlone(settings)
  t.after(() => pages.close())
  const headers = { 'content-type': 'application/json' }
  const { statusCode } = await pages.inject({ method: 'POST', url: '/records', headers, payload: '{' })
  assert.equal(statusCode, 400)
})
