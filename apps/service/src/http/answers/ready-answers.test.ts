import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPublicApi, RECORDS, type Asked } from '../appropriations/testing.ts'
import { EVERY_OPERATION } from '../appropriations/testing/every-operation.ts'

/** Whether an answer came from before the router; the two parts of the test application name requests differently. */
const isAgain = ({ headers }: Asked): boolean => String(headers['request-id']).startsWith('again')

const plain = ({ headers: { date: _date, 'request-id': _id, ...headers }, text, status }: Asked) => ({
  status,
  text,
  headers,
})

const shared = await openPublicApi({ after })

for (const path of [...EVERY_OPERATION.slice(1), '/records?format=csv', '/records?format=ndjson&sort=id'])
  for (const encoding of ['identity', 'gzip', 'br', 'zstd'])
    test(`${path} in ${encoding} is the same answer when it is made and when it is given again`, async () => {
      const { ask } = shared
      const asking = { headers: { 'accept-encoding': encoding } }
      const first = await ask(path, asking)
      assert.equal(isAgain(first), false)
      assert.deepEqual(plain(await ask(path, asking)), plain(first))
      for (let time = 0; time < 2; time += 1) {
        const again = await ask(path, asking)
        assert.ok(isAgain(again))
        assert.deepEqual(plain(again), plain(first))
        const head = await ask(path, { ...asking, method: 'HEAD' })
        assert.deepEqual([head.status, head.bytes.length, head.headers.etag], [200, 0, first.headers.etag])
      }
    })

test('an answer is kept for the form and the coding that were asked for, and for no other', async (t) => {
  const { ask } = await openPublicApi(t)
  const forms = [{}, { accept: 'text/csv' }, { accept: 'application/x-ndjson' }, { 'accept-encoding': 'br' }]
  const first = await Promise.all(forms.map((headers) => ask('/records', { headers })))
  await Promise.all(forms.map((headers) => ask('/records', { headers })))
  const again = await Promise.all(forms.map((headers) => ask('/records', { headers })))
  assert.deepEqual(again.map(plain), first.map(plain))
  assert.equal(new Set(again.map(({ headers }) => headers.etag)).size, forms.length)
})

test('links begin with the host that was asked, and an answer is given again under that host alone', async (t) => {
  const { ask } = await openPublicApi(t)
  const linksOf = async (host: string) => {
    const answer = await ask('/records?limit=5', { headers: { host } })
    const links = [...String(answer.headers.link).matchAll(/<([^>]+)>/g)].map(([, address]) => address ?? '')
    return { isAgain: isAgain(answer), origins: [...new Set(links.map((one) => one.split('/api/')[0]))] }
  }
  for (const again of [false, false, true])
    assert.deepEqual(await linksOf('forged.example:81'), {
      isAgain: again,
      origins: ['http://forged.example:81'],
    })
  assert.deepEqual(await linksOf('data.example'), { isAgain: false, origins: ['http://data.example'] })
  // No host is named so: the links are relative, and nothing of it is in the answer.
  for (const host of [':80', 'a'.repeat(254)]) assert.deepEqual((await linksOf(host)).origins, [''], host)
  assert.deepEqual((await linksOf('[::1]:8080')).origins, ['http://[::1]:8080'])
})

test('once another release is current, nothing of the one before is given again', async (t) => {
  const { ask, publish } = await openPublicApi(t)
  await ask('/records?limit=5')
  const before = await ask('/records?limit=5')
  assert.ok(isAgain(await ask('/records?limit=5')))
  const token = await publish(RECORDS.slice(0, 10))
  const after = await ask('/records?limit=5')
  assert.equal(isAgain(after), false)
  assert.equal(after.body.meta['snapshot'], token)
  assert.notEqual(after.headers.etag, before.headers.etag)
  assert.equal((await ask('/records?limit=5')).body.meta['snapshot'], token)
})

test('an answer of a named release is left to the caches of others, and takes no room here', async (t) => {
  const { ask } = await openPublicApi(t)
  const { headers } = await ask('/records?limit=5')
  const [, path = ''] =
    /<http:[^>]*\/api\/appropriations\/v1([^>]+)>; rel="cite-as"/.exec(String(headers['link'])) ?? []
  for (let time = 0; time < 4; time += 1) {
    const answer = await ask(path)
    assert.deepEqual([answer.status, isAgain(answer)], [200, false])
    assert.match(String(answer.headers['cache-control']), /immutable/)
  }
})

test('what the list of datasets says of publishing is never given again', async (t) => {
  const { ask } = await openPublicApi(t)
  for (let time = 0; time < 3; time += 1) await ask('/datasets')
  assert.equal(isAgain(await ask('/datasets')), false)
})

test('an answer that is given again is reported under the template of its route', async (t) => {
  const seen: object[] = []
  const { ask } = await openPublicApi(t, {
    observe: ({ seconds, requestId, trace, ...request }) => {
      assert.match(trace.traceId, /^[\da-f]{32}$/)
      assert.match(requestId, /^again-\d+$/)
      assert.ok(seconds >= 0 && seconds < 60)
      seen.push(request)
    },
  })
  await ask('/records?q=road')
  const { headers } = await ask('/records?q=road')
  await ask('/records?q=road')
  await ask('/records?q=road', { headers: { 'if-none-match': String(headers.etag) } })
  const route = '/api/appropriations/v1/records'
  assert.deepEqual(seen, [
    { method: 'GET', route, operation: 'listRecords', role: 'data', status: 200 },
    { method: 'GET', route, operation: 'listRecords', role: 'data', status: 304 },
  ])
})

test('a kept answer that the client has already is not counted against its limit', async (t) => {
  const { ask } = await openPublicApi(t, { limit: 10 })
  await ask('/records?q=road')
  const { headers } = await ask('/records?q=road')
  const kept = await ask('/records?q=road')
  assert.ok(isAgain(kept))
  const held = { headers: { 'if-none-match': String(headers.etag) } }
  for (let time = 0; time < 20; time += 1) {
    const again = await ask('/records?q=road', held)
    assert.deepEqual([again.status, isAgain(again)], [304, true])
    assert.match(String(again.headers.ratelimit), /r=7;/)
  }
  assert.match(String((await ask('/records?q=road')).headers.ratelimit), /r=6;/)
})
