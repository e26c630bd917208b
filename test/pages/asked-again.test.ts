import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import fastify from 'fastify'
import { openWeb } from '@rotunda/web'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { READERS } from '../../apps/service/src/http/limit-readers.ts'

/** Fields that differ from one answer to the next. */
const OF_ONE_ANSWER = new Set(['date', 'request-id', 'keep-alive', 'connection', 'transfer-encoding'])

describe('a page that was asked before', () => {
  let service: TestService
  let base: string

  before(async () => {
    service = await openTestService({ ROTUNDA_PUBLIC_RATE: '100' })
    base = await service.app.listen({ port: 0, host: '127.0.0.1' })
  })
  after(() => service.close())

  const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(base + path, {
      signal: patience(),
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    const fields = [...answer.headers].filter(([name]) => !OF_ONE_ANSWER.has(name))
    return { status: answer.status, fields: Object.fromEntries(fields), text: await answer.text() }
  }

  test('is the same, with the same fields, in each coding', async () => {
    for (const coding of ['identity', 'gzip', 'br', 'zstd'])
      for (const path of ['/', '/records?limit=5', '/charts/years.svg', '/docs/problems']) {
        const answers: Awaited<ReturnType<typeof read>>[] = []
        for (let time = 0; time < 4; time += 1) answers.push(await read(path, { 'accept-encoding': coding }))
        const [first = assert.fail()] = answers
        for (const answer of answers) assert.deepEqual(answer, first, `${path} ${coding}`)
        assert.equal(first.status, 200)
        assert.equal(first.fields['content-encoding'] ?? 'identity', coding, path)
      }
  })

  test('is not sent to who has it already', async () => {
    const { fields } = await read('/docs')
    for (let time = 0; time < 3; time += 1) {
      const again = await read('/docs', { 'if-none-match': fields['etag'] ?? '' })
      assert.deepEqual([again.status, again.text], [304, ''])
    }
  })

  test('names the host that it is asked of, and no other', async () => {
    const { port } = new URL(base)
    for (let time = 0; time < 3; time += 1)
      for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
        const answer = await fetch(`http://${host}/records?limit=6`, { signal: patience() })
        assert.ok((await answer.text()).includes(`content="http://${host}/records?limit=6"`), host)
      }
  })

  test('is counted as every page is, and refused beyond the limit', async () => {
    let refused = 0
    for (let asked = 0; asked <= READERS.limit; asked += 1) {
      const { status } = await read('/docs/data')
      assert.ok(status === 200 || status === 429)
      if (status === 429) refused += 1
    }
    assert.ok(refused > 0)
  })
})

test('a reader opens page after page, and what they ask of the API is counted apart', async (t) => {
  const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '20' })
  t.after(() => service.close())
  const read = (url: string) => service.app.inject({ url })
  const states = ['CA', 'TX', 'NY', 'AL', 'AK', 'AZ', 'CO', 'FL']
  for (const state of states) assert.equal((await read(`/states/${state}`)).statusCode, 200)
  assert.equal((await read('/api/appropriations/v1/records')).statusCode, 200)
  const beyond = Array.from({ length: 40 }, (_, index) => read(`/records?amount_min=${index}`))
  const refused = (await Promise.all(beyond)).find(({ statusCode }) => statusCode === 429)
  assert.match(
    refused?.payload ?? '',
    /this address opened have asked for data \d+ times in the last 60 seconds/,
  )
})

describe('pages are handed over to be kept', () => {
  test('until something is published; what is live and what is no page never are', async (t) => {
    const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
    t.after(() => service.close())
    let edition = 'one'
    const kept = new Map<string, { readonly isCurrent: () => boolean }>()
    const { plugin } = openWeb({
      endAfter: () => patience(),
      ask: async (request) => {
        const { pathname, search } = new URL(request.url)
        const { statusCode: status, payload } = await service.app.inject({ url: pathname + search })
        return new Response(payload, { status })
      },
      clock: () => new Date(),
      site: { publicUrl: undefined, operator: { name: 'a test', contact: undefined } },
      visitorOf: () => '127.0.0.1',
      edition: () => edition,
      listSamples: () => [],
      keep: ({ url }, answer) => kept.set(url, answer),
    })
    const app = fastify()
    await app.register(plugin)
    t.after(() => app.close())
    for (const url of [
      '/records?limit=3',
      '/records?limit=x',
      '/records?limit=',
      '/docs/api/try?operation=x',
      '/status',
      '/regulations',
      '/feeds/regulations.atom',
      '/search?q=water',
      '/docs',
    ])
      await app.inject({ url })
    assert.deepEqual([...kept.keys()], ['/records?limit=3', '/docs'])
    assert.ok(kept.get('/docs')?.isCurrent())
    edition = 'two'
    // It is read once in each round of the event loop.
    await nextRound()
    assert.ok(!kept.get('/docs')?.isCurrent())
  })

  test('asked for by many at once, it is written once', async (t) => {
    const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
    t.after(() => service.close())
    let asked = 0
    const { plugin } = openWeb({
      endAfter: () => patience(),
      ask: async (request) => {
        asked += 1
        const { pathname, search } = new URL(request.url)
        const { statusCode: status, payload } = await service.app.inject({ url: pathname + search })
        return new Response(payload, { status })
      },
      clock: () => new Date(),
      site: { publicUrl: undefined, operator: { name: 'a test', contact: undefined } },
      visitorOf: () => '127.0.0.1',
      edition: () => 'one',
      listSamples: () => [],
    })
    const app = fastify()
    await app.register(plugin)
    t.after(() => app.close())
    await app.inject({ url: '/records?limit=4' })
    const ofOne = asked
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.inject({ url: '/records?limit=5' })),
    )
    assert.equal(asked, 2 * ofOne)
    assert.ok(answers.every(({ payload }) => payload === answers[0]?.payload))
  })
})
