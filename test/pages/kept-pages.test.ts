import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import fastify from 'fastify'
import { openWeb } from '@rotunda/web'
import { once, patience } from '../../apps/service/src/platform/testing.ts'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { openAlone } from '../../apps/web/src/bin/open-alone.ts'
import { readSettings } from '../../apps/web/src/bin/settings.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())

/** A reader sees within a minute what was published, and waits for no page that is a minute older. */
const FRESH = 'public, max-age=60, stale-while-revalidate=60'

type Around = {
  /** Of a path: that answers 503. */
  readonly isAway?: (path: string) => boolean
  readonly edition?: () => string
  readonly listSamples?: () => readonly string[]
}

/** Pages over the service, what was handed over to be kept of them, and what they asked of it. */
const openPages = async ({ isAway = () => false, ...around }: Around = {}) => {
  const kept = new Set<string>()
  const asked: string[] = []
  const { plugin } = openWeb({
    endAfter: () => patience(),
    ask: async (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname)
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
    ...around,
  })
  const app = fastify({ trustProxy: true })
  await app.register(plugin)
  after(() => app.close())
  return { app, kept, asked }
}

test('a page that was written while a document could not be read is written anew', async () => {
  let isAway = true
  const { app, kept } = await openPages({ isAway: (path) => isAway && path.endsWith('/surroundings') })
  const { payload } = await service.app.inject({ url: '/api/appropriations/v1/records?limit=1' })
  const { data } = JSON.parse(payload) as { data: readonly { id: string }[] }
  const url = `/records/${data[0]?.id ?? ''}`
  for (let time = 0; time < 3; time += 1) {
    const { payload: page, headers } = await app.inject({ url })
    assert.match(page, /still being read/)
    assert.ok(Number(headers['refresh']) > 0, 'it asks for itself again')
  }
  assert.deepEqual([...kept], [])
  isAway = false
  await service.app.inject({ url: `/api/appropriations/v1/surroundings?id=${data[0]?.id ?? ''}` })
  const whole = await app.inject({ url })
  assert.doesNotMatch(whole.payload, /still being read/)
  assert.equal(whole.headers['refresh'], undefined)
})

test('a page that was asked for twice is not written again until something is published', async () => {
  let edition = 'one'
  const { app, asked } = await openPages({ edition: () => edition })
  const read = async () => {
    const before = asked.length
    const { payload } = await app.inject({ url: '/records?limit=7' })
    await nextRound()
    return { payload, questions: asked.length - before }
  }
  const [first, , third] = [await read(), await read(), await read()]
  assert.deepEqual([first.questions > 0, third], [true, { payload: first.payload, questions: 0 }])
  edition = 'two'
  assert.ok((await read()).questions > 0)
})

test('what a page says of samples is that of the moment', async () => {
  let samples: readonly string[] = []
  const { app } = await openPages({ listSamples: () => samples })
  const isMarked = async () => {
    await nextRound()
    const { payload } = await app.inject({ url: '/docs' })
    return payload.includes('Collection of a test')
  }
  for (let time = 0; time < 3; time += 1) assert.equal(await isMarked(), false)
  samples = ['Collection of a test']
  for (let time = 0; time < 3; time += 1) assert.equal(await isMarked(), true)
  samples = []
  assert.equal(await isMarked(), false)
})

test('a page that was refused is written anew, and never handed over', async () => {
  let isAway = true
  const { app, kept } = await openPages({ isAway: () => isAway })
  const read = async () => (await app.inject({ url: '/records?limit=8' })).statusCode
  for (let time = 0; time < 2; time += 1) assert.equal(await read(), 503)
  isAway = false
  assert.deepEqual([await read(), [...kept]], [200, ['/records?limit=8']])
})

describe('who has a page', async () => {
  const base = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(base + path, { headers, signal: patience() })
    const { etag, vary, 'cache-control': cache } = Object.fromEntries(answer.headers)
    return { status: answer.status, text: await answer.text(), shared: { etag, vary, cache } }
  }
  const { text: home } = await read('/')
  const [, styles = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? []
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(home) ?? []
  const PAGES = [
    '/',
    '/records?limit=9',
    '/records?limit=10',
    '/charts/years.svg',
    '/feeds/records.atom',
    styles,
    icon,
  ]

  for (const path of [
    '/regulations',
    '/feeds/regulations.atom',
    '/feeds/regulations.json',
    '/status',
    '/status.atom',
  ])
    test(`may keep it for a minute where it is written anew for each reader, and has a tag to ask with: ${path}`, async () => {
      const page = await read(path)
      assert.deepEqual([page.status, page.shared.cache], [200, 'public, max-age=60'])
      const again = await read(path, { 'if-none-match': page.shared.etag ?? assert.fail('no tag') })
      assert.deepEqual(again, { status: 304, text: '', shared: page.shared })
      const { app, kept } = await openPages()
      for (let time = 0; time < 3; time += 1) assert.equal((await app.inject({ url: path })).statusCode, 200)
      assert.deepEqual([...kept], [])
    })

  for (const path of PAGES)
    test(`is told so by the fields of the page, each time; who has another gets it: ${path}`, async () => {
      // Written at first, then given again as it was written, at last without being asked of the pages.
      for (let time = 0; time < 4; time += 1) {
        const page = await read(path)
        const tag = page.shared.etag ?? assert.fail('no tag')
        assert.deepEqual([page.status, page.shared.vary], [200, 'Accept, Accept-Encoding'])
        const mayKeep = [styles, icon].includes(path) ? 'public, max-age=31536000, immutable' : FRESH
        assert.equal(page.shared.cache, mayKeep)
        for (const held of [tag, `"other", ${tag}`, tag.replace(/^W\//, ''), '*']) {
          const again = await read(path, { 'if-none-match': held })
          assert.deepEqual(again, { status: 304, text: '', shared: page.shared }, held)
        }
        for (const held of ['"other", *', 'W/"other"', '"other", W/"another"'])
          assert.deepEqual(await read(path, { 'if-none-match': held }), page, held)
      }
    })

  test('has no other page by the same tag', async () => {
    const tags = await Promise.all(PAGES.map(async (path) => (await read(path)).shared.etag))
    assert.equal(new Set(tags).size, PAGES.length)
  })
})

test('a page names the protocol that it is asked by, and a host that can be one', async () => {
  const { app } = await openPages()
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
  const { app } = await openPages()
  const { headers } = await app.inject({ url: '/records/sr-1.json?id=sr-2&id=sr-3' })
  assert.match(headers.location ?? '', /[?&]id=sr-1(&|$)/)
  assert.doesNotMatch(headers.location ?? '', /sr-2|sr-3/)
})

test('a form keeps the words that were searched for, with their commas', async () => {
  const { app } = await openPages()
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
