import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi, type PublicApi } from '../testing.ts'
import { EVERY_OPERATION } from '../testing/every-operation.ts'

/** An API that counts, and the hand of its clock. */
const openLimited = async (
  t: Parameters<typeof openPublicApi>[0],
  limit: number,
  trusted: readonly string[] = [],
) => {
  const clock = { seconds: 0 }
  const begun = Date.UTC(2026, 5, 15, 12)
  const api = await openPublicApi(t, { limit, trusted, clock: () => new Date(begun + clock.seconds * 1000) })
  return { ...api, clock }
}

const askAs = (ask: PublicApi['ask'], client: string, path = '/records?limit=1') =>
  ask(path, { headers: { 'x-forwarded-for': client } })

test('the 120th request in 60 seconds is answered, the 121st is not, and Retry-After is right to the second', async (t) => {
  const { ask, clock } = await openLimited(t, 120)
  for (let count = 0; count < 120; count += 1) {
    clock.seconds = count / 10
    // Some were never asked before, some are kept pages.
    const { status, headers } = await ask(`/records?limit=1&offset=${count % 7}`)
    assert.equal(status, 200)
    assert.equal(headers['ratelimit-policy'], '"ip";q=120;w=60')
    assert.equal(headers.ratelimit, `"ip";r=${119 - count};t=${60 - Math.floor(clock.seconds)}`)
  }
  clock.seconds = 12.4
  for (const path of [
    '/records?limit=1',
    '/datasets',
    '/records?limit=0',
    '/nothing',
    '/records?snapshot=old',
  ]) {
    const asked = await ask(path)
    assert.match(
      assertProblem(asked, 429, 'rate_limited'),
      /sent 120 requests in the last 60 seconds.* in 48 seconds/,
    )
    assert.deepEqual([asked.headers['retry-after'], asked.body['retry_after']], ['48', 48])
    assert.equal(asked.headers.ratelimit, '"ip";r=0;t=48')
  }
  clock.seconds = 59.999
  assert.equal((await ask('/records?limit=1')).headers['retry-after'], '1')
  clock.seconds = 60
  assert.equal((await ask('/records?limit=1')).status, 200)
  assert.equal((await ask('/records?limit=1')).status, 429)
})

const each = await openLimited({ after }, 2, ['127.0.0.0/8'])
const listed = await askAs(each.ask, '203.0.113.1', '/datasets')
const [{ id: release } = assert.fail()] = listed.body.data.flatMap(
  (row) => row['releases'] as { id: string }[],
)

for (const [index, path] of EVERY_OPERATION.flatMap((path) => [
  path,
  `/releases/${release}${path}`,
]).entries())
  test(`${path.replace(release, '…')} is counted and limited like any other`, async () => {
    const client = `198.51.100.${index}`
    assert.equal((await askAs(each.ask, client, path)).headers.ratelimit, '"ip";r=1;t=60')
    assert.equal((await askAs(each.ask, client, path)).headers.ratelimit, '"ip";r=0;t=60')
    assertProblem(await askAs(each.ask, client, path), 429, 'rate_limited')
  })

test('every answer is counted but one: that nothing is new', async (t) => {
  const { ask } = await openLimited(t, 5)
  const { headers } = await ask('/records')
  const held = { headers: { 'if-none-match': String(headers.etag) } }
  for (let time = 0; time < 20; time += 1) {
    const again = await ask('/records', held)
    assert.deepEqual([again.status, again.headers.ratelimit], [304, '"ip";r=4;t=60'])
  }
  assertProblem(await ask('/records?limit=0'), 400, 'invalid_query')
  assertProblem(await ask('/record?id=none'), 404, 'not_found')
  assertProblem(await ask('/records?snapshot=old'), 409, 'snapshot_changed')
  assertProblem(await ask('/nothing'), 404, 'not_found')
  assertProblem(await ask('/records?limit=0'), 429, 'rate_limited')
  // Not even then.
  assert.equal((await ask('/records', held)).status, 304)
  assertProblem(await ask('/records', { headers: { 'if-none-match': '*' } }), 429, 'rate_limited')
})

test('what a stranger says of forwarding is ignored', async (t) => {
  const { ask } = await openLimited(t, 2)
  await askAs(ask, '198.51.100.1')
  await askAs(ask, '198.51.100.2')
  assertProblem(await askAs(ask, '198.51.100.3'), 429, 'rate_limited')
})

test('behind a trusted proxy two addresses do not share a limit, and the addresses of one /64 do', async (t) => {
  const { ask } = await openLimited(t, 1, ['127.0.0.0/8'])
  for (const client of ['198.51.100.1', '198.51.100.2', '2001:db8:0:1::1', '2001:db8:0:2::1'])
    assert.equal((await askAs(ask, client)).status, 200, client)
  for (const client of [
    '198.51.100.1',
    '203.0.113.9, 198.51.100.2',
    '2001:db8:0:1:ffff::',
    '2001:db8:0:2::2',
  ])
    assertProblem(await askAs(ask, client), 429, 'rate_limited')
})

test('two requests at once do not slip through on one place', async (t) => {
  const { ask } = await openLimited(t, 10)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => ask(`/records?limit=${1 + (index % 3)}`)),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 10)
})

test('with a limit of 0 nothing is counted and nothing is said of a limit', async (t) => {
  const { ask } = await openLimited(t, 0)
  for (let count = 0; count < 150; count += 1) assert.equal((await ask('/records?limit=1')).status, 200)
  assert.equal((await ask('/records')).headers.ratelimit, undefined)
})

test('that a browser asks first is not counted', async (t) => {
  const { ask } = await openLimited(t, 1)
  for (let time = 0; time < 3; time += 1)
    assert.equal((await ask('/records', { method: 'OPTIONS' })).status, 204)
  assert.equal((await ask('/records')).status, 200)
})
