import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { READERS } from '../../apps/service/src/http/limits/limit-readers.ts'

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

test('a page counts for the questions that it asked, whatever it may ask', async (t) => {
  const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '3' })
  t.after(() => service.close())
  /** Pages of 12 questions that are opened one after another before one is refused. */
  const countOpened = async (client: string, makeUrl: (page: number) => string): Promise<number> => {
    for (let page = 0; ; page += 1) {
      const { statusCode, headers } = await service.app.inject({ url: makeUrl(page), remoteAddress: client })
      if (statusCode === 200) continue
      assert.deepEqual([statusCode, headers['retry-after']], [429, '60'])
      return page
    }
  }
  // The first list asks what the others remember of the release.
  await service.app.inject({ url: '/records', remoteAddress: '192.0.2.9' })
  // One question each, and four while it is written: the ninth makes nine.
  assert.equal(await countOpened('192.0.2.1', (page) => `/records?amount_min=${page}`), 9)
  // Five each, of up to 29: the third would have two left.
  const compare = (page: number) => `/compare?kind=year&a=2026&b=2027&amount_min=${page}`
  assert.equal(await countOpened('192.0.2.2', compare), 2)
  // None each.
  for (let page = 0; page < 20; page += 1) {
    const answer = await service.app.inject({ url: '/docs/data', remoteAddress: '192.0.2.2' })
    assert.equal(answer.statusCode, 200)
  }
})

test('a reader opens page after page, and what they ask of the API is counted apart', async (t) => {
  const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '40' })
  t.after(() => service.close())
  const read = (url: string) => service.app.inject({ url })
  const states = ['CA', 'TX', 'NY', 'AL', 'AK', 'AZ', 'CO', 'FL']
  for (const state of states) assert.equal((await read(`/states/${state}`)).statusCode, 200)
  assert.equal((await read('/api/appropriations/v1/records')).statusCode, 200)
  const beyond = Array.from({ length: 180 }, (_, index) => read(`/records?amount_min=${index}`))
  const refused = (await Promise.all(beyond)).find(({ statusCode }) => statusCode === 429)
  assert.match(
    refused?.payload ?? '',
    /this address opened have requested data \d+ times in the last 60 seconds/,
  )
})
