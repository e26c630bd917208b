import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPublicApi, RECORDS } from '../testing.ts'
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
