import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import fastify from 'fastify'
import { putAssets } from '@rotunda/web'
import { openPageWriter } from '../../apps/service/src/wiring/open-reader.ts'
import { answerRequests } from '../../apps/service/src/http/door/answer-requests.ts'
import { putPages } from '../../apps/service/src/http/pages/pages.ts'
import { answerAgain, ReadyAnswers } from '../../apps/service/src/http/answers/ready-answers.ts'
import type { AskMain } from '../../apps/service/src/http/readers/question.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { openTestService } from '../../apps/service/src/bin/testing.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())

/** A reader sees within a minute what was published, and waits for no page that is a minute older. */
const FRESH = 'public, max-age=60, stale-while-revalidate=60'

/** Opens an application that keeps pages, and counts their requests to the service. */
const openKeeping = async () => {
  const around = {
    isAway: (_path: string): boolean => false,
    releases: 'one',
    publishedAt: '',
    samples: [] as string[],
  }
  const asked: string[] = []
  const ask: AskMain = async ({ url, accept }) => {
    const [path = ''] = url.split('?')
    asked.push(path)
    if (around.isAway(path)) return { status: 503, headers: {}, body: Buffer.alloc(0) }
    const answer = await service.app.inject({ url, headers: { accept } })
    return { status: answer.statusCode, headers: {}, body: answer.rawPayload }
  }
  const { routes, writePage } = await openPageWriter({}, { ask, apis: [], endAfter: () => patience() })
  const ready = new ReadyAnswers()
  const app = fastify()
  app.decorate('listSamples', () => around.samples)
  const pages = {
    routes,
    assets: putAssets,
    listReleases: () => [{ api: 'one', release: around.releases, published_at: around.publishedAt }],
    writeProblem: () => ({ status: 500, headers: {}, body: Buffer.alloc(0) }),
  }
  const readers = { writePage }
  await putPages(app, pages, { addressOf: () => '127.0.0.1', clock: () => new Date(), readers, ready })
  const again = answerAgain(
    { ready, observe: () => undefined, makeRequestId: () => 'again' },
    (request, response) => {
      app.routing(request, response)
    },
  )
  answerRequests(app, again, makeLog('silent'))
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  after(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const before = asked.length
    const answer = await fetch(base + path, { headers, redirect: 'manual', signal: patience() })
    const text = await answer.text()
    const isAgain = answer.headers.get('request-id') === 'again'
    return { status: answer.status, headers: answer.headers, text, isAgain, questions: asked.length - before }
  }
  return { around, asked, read }
}

test('a page that was written while a document could not be read is written anew', async () => {
  const { around, read } = await openKeeping()
  around.isAway = (path) => path.endsWith('/surroundings')
  const { payload } = await service.app.inject({ url: '/api/appropriations/v1/records?limit=1' })
  const { data } = JSON.parse(payload) as { data: readonly { id: string }[] }
  const path = `/records/${data[0]?.id ?? ''}`
  for (let time = 0; time < 4; time += 1) {
    const page = await read(path)
    assert.match(page.text, /still being read/)
    assert.ok(Number(page.headers.get('refresh')) > 0, 'it asks for itself again')
    assert.equal(page.isAgain, false)
  }
  around.isAway = () => false
  await service.app.inject({ url: `/api/appropriations/v1/surroundings?id=${data[0]?.id ?? ''}` })
  const whole = await read(path)
  assert.doesNotMatch(whole.text, /still being read/)
  assert.equal(whole.headers.get('refresh'), null)
})

test('a page that was asked for twice is not written again until something is published', async () => {
  const { around, read } = await openKeeping()
  const [first, second, third] = [
    await read('/records?limit=7'),
    await read('/records?limit=7'),
    await read('/records?limit=7'),
  ]
  assert.deepEqual(
    [first, second, third].map(({ isAgain, questions, text }) => [
      isAgain,
      questions > 0,
      text === first.text,
    ]),
    [
      [false, true, true],
      [false, true, true],
      [true, false, true],
    ],
  )
  around.releases = 'two'
  assert.ok((await read('/records?limit=7')).questions > 0)
})

test('a page is written again when an earlier release is restored: the list of what was published is longer', async () => {
  const { around, read } = await openKeeping()
  for (let time = 0; time < 2; time += 1) await read('/records?limit=11')
  assert.equal((await read('/records?limit=11')).isAgain, true)
  around.publishedAt = 'later'
  assert.equal((await read('/records?limit=11')).isAgain, false)
})

test('a page that is written while something is published is not kept', async () => {
  const { around, read } = await openKeeping()
  around.isAway = () => {
    around.releases += '+'
    return false
  }
  for (let time = 0; time < 4; time += 1) assert.equal((await read('/records?limit=6')).isAgain, false)
})

test('pages that are live, and answers that are no page, are never kept', async () => {
  const { read } = await openKeeping()
  for (const path of [
    '/records?limit=x',
    '/records?limit=',
    '/docs/api/try?operation=x',
    '/status',
    '/regulations',
    '/feeds/regulations.atom',
    '/search?q=water',
  ])
    for (let time = 0; time < 3; time += 1) assert.equal((await read(path)).isAgain, false, path)
})

test('a page that many ask for at once is written once', async () => {
  const { read, asked } = await openKeeping()
  const { questions } = await read('/records?limit=4')
  const before = asked.length
  const pages = await Promise.all(Array.from({ length: 20 }, () => read('/records?limit=5')))
  // Those that come when it is written already write it once more, and are the last: it is kept then.
  assert.ok(asked.length - before <= 2 * questions, `${asked.length - before} questions`)
  assert.ok(pages.every(({ text }) => text === pages[0]?.text))
})

test('what a page says of samples is that of the moment', async () => {
  const { around, read } = await openKeeping()
  const isMarked = async () => (await read('/docs')).text.includes('class="sample-banner"')
  for (let time = 0; time < 3; time += 1) assert.equal(await isMarked(), false)
  around.samples = ['Collection of a test']
  for (let time = 0; time < 3; time += 1) assert.equal(await isMarked(), true)
  around.samples = []
  assert.equal(await isMarked(), false)
})

test('a page that was refused is written anew', async () => {
  const { around, read } = await openKeeping()
  around.isAway = () => true
  for (let time = 0; time < 3; time += 1) assert.equal((await read('/records?limit=8')).status, 503)
  around.isAway = () => false
  assert.equal((await read('/records?limit=8')).status, 200)
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
        assert.deepEqual(await read(path, { 'if-match': '*' }), page)
        // A page has a weak tag, which If-Match never names.
        for (const held of [tag, tag.replace(/^W\//, ''), '"other"'])
          assert.equal((await read(path, { 'if-match': held, 'if-none-match': tag })).status, 412, held)
      }
    })

  test('has no other page by the same tag', async () => {
    const tags = await Promise.all(PAGES.map(async (path) => (await read(path)).shared.etag))
    assert.equal(new Set(tags).size, PAGES.length)
  })
})

test('a page names the host that it is asked by, where that can be one', async () => {
  const read = async (host: string): Promise<string> => {
    const { payload } = await service.app.inject({ url: '/records?limit=2', headers: { host } })
    return /property="og:url" content="([^"]*)"/.exec(payload)?.[1] ?? ''
  }
  assert.equal(await read('data.example'), 'http://data.example/records?limit=2')
  for (const host of ['a b', 'x:99999y', '[', `x';id;'`])
    assert.equal(await read(host), 'http://localhost/records?limit=2', host)
})

test('the JSON of a record is that of its path, whatever the query names', async () => {
  const { headers } = await service.app.inject({ url: '/records/sr-1.json?id=sr-2&id=sr-3' })
  assert.match(String(headers.location), /[?&]id=sr-1(&|$)/)
  assert.doesNotMatch(String(headers.location), /sr-2|sr-3/)
})

test('a form keeps the words that were searched for, with their commas', async () => {
  for (const path of ['/records', '/totals', '/map']) {
    const { payload } = await service.app.inject({ url: `${path}?q=water%2C+sewer` })
    assert.match(payload, /name="q"[^>]*value="water, sewer"/, path)
  }
})
