import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi, RECORDS } from '../testing.ts'
import { EVERY_OPERATION, withParameter } from '../testing/every-operation.ts'

const api = await openPublicApi({ after })
const { ask } = api

const FORMS = EVERY_OPERATION.flatMap((path) =>
  /record\?|datasets|surroundings/.test(path)
    ? [path]
    : [path, withParameter(path, 'format=csv'), withParameter(path, 'format=ndjson')],
)

for (const path of [...FORMS, '/records?all=true&format=csv'])
  test(`a client that has ${path} as it is gets no body again`, async () => {
    // Asked again and again: at last of pages that are kept.
    for (const encoding of ['identity', 'br', 'br', 'br']) {
      const headers = { 'accept-encoding': encoding }
      const { headers: got } = await ask(path, { headers })
      const etag = String(got.etag)
      assert.match(etag, /^"[\w-]{27}"$/)
      for (const held of [etag, `W/${etag}`, `"other", ${etag}`, `"other",${etag}`, '*']) {
        const again = await ask(path, { headers: { ...headers, 'if-none-match': held } })
        assert.deepEqual([again.status, again.bytes.length], [304, 0])
        for (const name of ['etag', 'cache-control', 'vary', 'access-control-allow-origin'])
          assert.equal(again.headers[name], got[name])
        assert.equal(again.headers['content-type'], undefined)
      }
      assert.equal((await ask(path, { headers: { ...headers, 'if-none-match': '"other"' } })).status, 200)
    }
  })

/** Values of `If-Match` that name the tag, and values that do not. */
const named = (etag: string) => [etag, `"other", ${etag}`, `"a,b",${etag}`, `,${etag} ,`, ' * ']
const unnamed = (etag: string) => [
  '"other"',
  `W/${etag}`,
  `"other", W/${etag}`,
  etag.slice(1, -1),
  `"other", *`,
  `*, ${etag}`,
  'x',
  '',
  `"a, ${etag}, b"`,
  `${etag} ${etag}`,
  `"other"${etag}`,
  '"',
  '"'.repeat(5),
]

for (const path of [...FORMS, '/records?all=true&format=csv'])
  test(`${path} is sent only under the tag that If-Match demands`, async () => {
    const etag = String((await ask(path)).headers.etag)
    // Asked again and again: at last of pages that are kept.
    for (let time = 0; time < 3; time += 1) await ask(path)
    for (const method of ['GET', 'HEAD'] as const) {
      for (const value of named(etag)) {
        const headers = { 'if-match': value }
        assert.equal((await ask(path, { method, headers })).status, 200, value)
        const held = await ask(path, { method, headers: { ...headers, 'if-none-match': etag } })
        assert.equal(held.status, 304, value)
      }
      for (const value of unnamed(etag))
        for (const held of [{}, { 'if-none-match': etag }, { 'if-none-match': '*' }]) {
          const asked = await ask(path, { method, headers: { ...held, 'if-match': value } })
          assert.equal(asked.status, 412, value)
          for (const name of ['etag', 'link', 'rotunda-snapshot', 'rotunda-rows', 'content-disposition'])
            assert.equal(asked.headers[name], undefined, `${name} ${value}`)
          assert.doesNotMatch(String(asked.headers['cache-control']), /public|immutable/)
          if (method === 'GET') assert.ok(assertProblem(asked, 412, 'precondition_failed').includes(etag))
        }
    }
  })

test('a condition changes no refusal: what is not there is 404, and what is wrong is 400', async () => {
  for (const value of ['"other"', '*', 'x']) {
    const headers = { 'if-match': value }
    assertProblem(await ask('/record?id=sr-2026-none', { headers }), 404, 'not_found')
    assertProblem(await ask('/records?nonsense=1', { headers }), 400, 'invalid_query')
    assertProblem(await ask('/records?snapshot=old', { headers }), 409, 'snapshot_changed')
  }
})

test('If-Unmodified-Since is ignored, since no answer has a date of its last change', async () => {
  const headers = { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }
  const asked = await ask('/records?limit=3', { headers })
  assert.deepEqual([asked.status, asked.headers['last-modified']], [200, undefined])
})

test('the tag is the same for every way of writing the same query, and differs between any two others', async () => {
  const etagOf = async (path: string, headers = {}) => String((await ask(path, { headers })).headers.etag)
  const same = [
    '/records?state=CA,NM&fiscal_year=2024',
    '/records?fiscal_year=2024&state=NM&state=CA&state=CA',
    '/records?fiscal_year=2024&state=NM,CA&limit=50&offset=0&format=json',
    `/records?fiscal_year=2024&state=NM%2CCA&snapshot=${await currentToken()}`,
  ]
  assert.equal(new Set(await Promise.all(same.map((path) => etagOf(path)))).size, 1)
  const others = [
    '/records',
    '/records?limit=51',
    '/records?offset=1',
    '/records?format=csv',
    '/records?sort=id',
    '/records?sort=-id',
    '/records?fields=id',
    '/records?fields=amount',
    '/records?facet=state',
    '/records?facet=state,stage',
    '/records?facet=stage,state',
    '/records?q=a',
    '/records?agency=Example%20Agency%2C%20Department%20of%20Examples',
    '/records?state=CA',
    '/records?project_state=NM',
    '/funding-lines',
    '/datasets',
    '/aggregates',
    '/aggregates?group_by=state,chamber',
    '/aggregates?group_by=chamber,state',
    '/records?all=true&format=csv',
  ]
  const tags = await Promise.all(others.map((path) => etagOf(path)))
  tags.push(
    await etagOf('/records', { 'accept-encoding': 'gzip' }),
    await etagOf('/records', { 'accept-encoding': 'zstd' }),
  )
  assert.equal(new Set(tags).size, tags.length)
})

test('another release has other tags, and what a client has of the old one is not taken for current', async () => {
  const before = await ask('/records?limit=2')
  await api.publish(RECORDS.slice(5))
  const again = await ask('/records?limit=2', { headers: { 'if-none-match': String(before.headers.etag) } })
  assert.equal(again.status, 200)
  assert.notEqual(again.headers.etag, before.headers.etag)
})

const currentToken = async (): Promise<string> => String((await ask('/datasets')).body.meta['snapshot'])

test('an asterisk in a list of tags is no tag: the answer is given and counted', async (t) => {
  const { ask } = await openPublicApi(t, { limit: 5 })
  for (const left of [4, 3, 2]) {
    const { status, headers } = await ask('/records', { headers: { 'if-none-match': '"x", *' } })
    assert.deepEqual([status, headers.ratelimit], [200, `"ip";r=${left};t=60`])
  }
})
