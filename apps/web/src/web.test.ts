import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { makePages } from './testing/make-pages.ts'
import { listRoutes, openWeb, type PageQuestion, type Web } from './web.ts'

const SITE = { publicUrl: undefined, operator: { name: 'a test', contact: undefined } }

const QUESTION: PageQuestion = {
  route: '/data',
  named: {},
  url: '/data',
  origin: 'https://data.example',
  accepted: undefined,
  now: new Date('2026-06-30T12:00:00Z'),
  samples: [],
  visitor: { address: '198.51.100.1' },
}

/** A service with the same answer to every question. */
const openOver = (answer: () => Response): Web =>
  openWeb({ site: SITE, ask: () => Promise.resolve(answer()) })

const silent = openOver(() => assert.fail('this page asks nothing'))

const BAD = {
  type: '/docs/problems#invalid_query',
  code: 'invalid_query',
  status: 400,
  title: 'Not valid',
  detail: 'There is no such value.',
}
const REFUSED = { status: 400, headers: { 'content-type': 'application/problem+json' } }

describe('a page', () => {
  test('is the same for the same question, with all the fields that are sent', async () => {
    const [one, other] = [await silent.write(QUESTION), await silent.write(QUESTION)]
    assert.deepEqual(one, other)
    assert.equal(one.status, 200)
    assert.equal(one.isWhole, true)
    assert.equal(one.headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(one.headers['vary'], 'Accept, Accept-Encoding')
    assert.equal(one.headers['content-length'], String(one.body.length))
    assert.match(one.headers['etag'] ?? '', /^W\/"[\w-]+"$/)
  })

  test('has the same tag in a coding, which its fields name', async () => {
    const plain = await silent.write(QUESTION)
    const packed = await silent.write({ ...QUESTION, accepted: 'br' })
    assert.equal(packed.headers['content-encoding'], 'br')
    assert.equal(packed.headers['content-length'], String(packed.body.length))
    assert.equal(packed.headers['etag'], plain.headers['etag'])
    assert.deepEqual(brotliDecompressSync(packed.body), plain.body)
  })

  test('says which collections are samples', async () => {
    const { body } = await silent.write({ ...QUESTION, samples: ['appropriations', 'foreign-agents'] })
    const page = Buffer.from(body).toString()
    assert.match(page, /<summary>.*Sample data:.* invented\..*<\/summary>\s*<p>/)
    assert.match(page, /Invented here: [^<]*, foreign agents\. /)
  })

  test('that the service refuses is a page, and not whole', async () => {
    const { write } = openOver(() => Response.json(BAD, REFUSED))
    const { status, headers, isWhole } = await write({
      ...QUESTION,
      route: '/records',
      url: '/records?state=x',
    })
    assert.deepEqual(
      [status, isWhole, headers['cache-control'], headers['etag']],
      [400, false, 'no-store', undefined],
    )
  })

  test('that is live is not whole', async () => {
    const { write } = openOver(() => Response.json({ data: [] }))
    const { status, isWhole } = await write({ ...QUESTION, route: '/status.atom', url: '/status.atom' })
    assert.deepEqual([status, isWhole], [200, false])
  })

  test('whose answer cannot be read is no refusal, and is thrown', async () => {
    const { write } = openOver(() => Response.json({}))
    await assert.rejects(write({ ...QUESTION, route: '/status.atom', url: '/status.atom' }), TypeError)
    await assert.rejects(write({ ...QUESTION, route: '/nothing' }), /There is no route/)
  })

  test('at an address that is too long asks nothing, whatever its route', async () => {
    for (const { path } of listRoutes()) {
      const { status, isWhole } = await silent.write({
        ...QUESTION,
        route: path,
        url: `/x?q=${'x'.repeat(9000)}`,
      })
      assert.deepEqual([status, isWhole], [400, false], path)
    }
  })
})

describe('a plugin that gives pages', async () => {
  const app = fastify()
  const around = {
    site: SITE,
    clock: () => QUESTION.now,
    visitorOf: () => '198.51.100.1',
    listSamples: () => [],
  }
  await app.register(makePages(silent, around))
  const page = await app.inject({ url: '/data' })
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.payload) ?? []

  for (const url of ['/data', style])
    test(`sends nothing of ${url.replace(/\.\w{12}\./, '.')} to a client that has it`, async () => {
      const { headers } = await app.inject({ url })
      const tag = headers.etag ?? assert.fail('no tag')
      for (const held of [tag, `"other", ${tag}`, tag.replace(/^W\//, ''), '*']) {
        const again = await app.inject({ url, headers: { 'if-none-match': held, 'accept-encoding': 'gzip' } })
        assert.deepEqual([again.statusCode, again.payload, again.headers.etag], [304, '', tag], held)
        assert.equal(again.headers['content-encoding'], undefined)
      }
      for (const held of ['"other", *', '"other"'])
        assert.equal((await app.inject({ url, headers: { 'if-none-match': held } })).statusCode, 200, held)
    })

  test('leaves addresses that are shared to others', async () => {
    const [shared] = listRoutes().filter(({ isShared }) => isShared)
    assert.equal((await app.inject({ url: shared?.path ?? '' })).statusCode, 404)
  })
})
