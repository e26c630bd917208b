import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import { test, type TestContext } from 'node:test'
import { assertProblem, openPublicApi } from '../appropriations/testing.ts'
import { openCounters } from '../../platform/counters/index.ts'
import { REDIS_MISSING, startRedis } from '../../platform/counters/testing.ts'
import { SharedRateLimit } from './shared-rate-limit.ts'

const skip = REDIS_MISSING
const RECORDS = '/records?limit=1'

/** Two APIs on counters that each has opened for itself, as two processes have. */
const openTwo = async (t: TestContext, limit: number) => {
  const redis = await startRedis(t)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const digest = (name: string, client: string) => `${name}-${client}`
  const open = async () => {
    const counters = await openCounters({ url: redis.url, log, digest, answerMilliseconds: 60_000 })
    t.after(() => {
      counters.close()
    })
    return openPublicApi(t, { limit, share: (own) => new SharedRateLimit('public', own, counters) })
  }
  return [await open(), await open()] as const
}

/** The seconds beside it pass by the clock of the server. */
const remainingOf = (headers: IncomingHttpHeaders) =>
  Number(/^"ip";r=(\d+);t=\d+$/.exec(String(headers['ratelimit']))?.[1])

test('two processes count one address together, made and ready answers alike', { skip }, async (t) => {
  const [first, second] = await openTwo(t, 6)
  // From the third on the answer is ready.
  for (const left of [5, 4, 3]) {
    const { status, headers } = await first.ask(RECORDS)
    assert.deepEqual([status, remainingOf(headers)], [200, left])
  }
  assert.equal((await second.ask('/nowhere')).status, 404)
  assert.equal((await second.ask('/records?limit=x')).status, 400)
  assert.equal((await first.ask(RECORDS)).status, 200)
  for (const { ask } of [first, second]) {
    const refused = await ask(RECORDS)
    assertProblem(refused, 429, 'rate_limited')
    assert.ok(Number(refused.headers['retry-after']) > 0)
  }
})

test('a 304 counts in no process, and is answered beyond the limit', { skip }, async (t) => {
  const [first, second] = await openTwo(t, 4)
  const { headers } = await first.ask(RECORDS)
  const held = { headers: { 'if-none-match': String(headers.etag) } }
  for (const { ask } of [first, second, first, second]) {
    const again = await ask(RECORDS, held)
    assert.deepEqual([again.status, remainingOf(again.headers)], [304, 3])
  }
  for (const { ask } of [second, second, first]) assert.equal((await ask(RECORDS)).status, 200)
  assert.equal((await second.ask(RECORDS)).status, 429)
  // Ready at both by now.
  for (const { ask } of [first, second]) assert.equal((await ask(RECORDS, held)).status, 304)
  assert.equal((await first.ask(RECORDS)).status, 429)
})
