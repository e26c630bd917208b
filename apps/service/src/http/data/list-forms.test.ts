import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../appropriations/testing.ts'

const { ask } = await openPublicApi({ after })

const FORMS = ['csv', 'ndjson'] as const
const QUERIES = [
  ['/records', 'chamber=house&limit=3&offset=2'],
  ['/aggregates', 'group_by=state&limit=3'],
  ['/funding-lines', 'limit=1'],
] as const

for (const form of FORMS)
  test(`an address that ends in .${form} gives what format=${form} gives, whatever the Accept header says`, async () => {
    for (const [path, query] of QUERIES) {
      const [named, asked] = await Promise.all([
        ask(`${path}.${form}?${query}`, { headers: { accept: 'application/json' } }),
        ask(`${path}?${query}&format=${form}`),
      ])
      assert.deepEqual([named.status, named.text], [200, asked.text])
      for (const field of ['content-type', 'rotunda-snapshot', 'cache-control', 'ratelimit-policy'])
        assert.equal(named.headers[field], asked.headers[field], `${path} ${field}`)
    }
  })

test('the links of such an address stay there', async () => {
  const { headers } = await ask('/records.csv?chamber=house&limit=3')
  assert.match(
    String(headers.link),
    /<http:\/\/127\.0\.0\.1:\d+\/api\/appropriations\/v1\/records\.csv\?[^>]*offset=3[^>]*>; rel="next"/,
  )
  assert.doesNotMatch(String(headers.link), /format=|v1\/records\?/)
})

test('the whole set comes from such an address as a stream that says how many rows it has', async () => {
  const { text, headers, trailers } = await ask('/records.ndjson?all=true&chamber=senate')
  assert.equal(text.trimEnd().split('\n').length, Number(headers['rotunda-rows']))
  assert.ok(trailers['rotunda-sha256'])
  assert.equal((await ask('/records?all=true&chamber=senate&format=ndjson')).text, text)
})

test('what such an address has no use for is refused by name', async () => {
  for (const pair of ['format=csv', 'facet=state', 'facet_limit=3', 'totals=true']) {
    const detail = assertProblem(await ask(`/records.csv?${pair}`), 400, 'invalid_query')
    assert.ok(detail.includes(pair.split('=')[0] ?? ''), detail)
  }
})

test('what is there already is not sent again, and a snapshot that is gone is a 409', async () => {
  const { headers } = await ask('/records.csv?limit=2')
  const again = await ask('/records.csv?limit=2', { headers: { 'if-none-match': String(headers.etag) } })
  assert.deepEqual([again.status, again.text], [304, ''])
  assertProblem(await ask('/records.csv?snapshot=gone'), 409, 'snapshot_changed')
})

test('operations that have no such form have no such address', async () => {
  for (const path of ['/record.csv', '/datasets.csv', '/records.xml'])
    assertProblem(await ask(path), 404, 'not_found')
})
