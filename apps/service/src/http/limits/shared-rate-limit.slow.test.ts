import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import { openCounters } from '../../platform/counters/index.ts'
import { REDIS_MISSING, startRedis, type TestRedis } from '../../platform/counters/testing.ts'
import { endWithTest, runToEnd, waitUntil } from '../../platform/testing.ts'
import { SharedRateLimit } from './shared-rate-limit.ts'
import { RateLimit, type RateStanding } from './rate-limit.ts'

const skip = REDIS_MISSING
const CHILD = join(import.meta.dirname, 'testing/take-in-child.ts')

const openHere = async (t: TestContext, { url }: TestRedis) => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const digest = (name: string, client: string) => `${name}-${client}`
  const counters = await openCounters({ url, log, digest, answerMilliseconds: 60_000 })
  t.after(() => {
    counters.close()
  })
  return counters
}

/** A limit of a process of its own. */
const openLimit = async (t: TestContext, redis: TestRedis, limit: number, clock = () => 0) =>
  new SharedRateLimit('public', new RateLimit({ limit, windowSeconds: 60 }, clock), await openHere(t, redis))

/** Moves the requests of a window into the past: time that passes, without a wait. */
const AGE = `
local members = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for index = 1, #members, 2 do
  redis.call('ZADD', KEYS[1], string.format('%.0f', members[index + 1] - ARGV[1]), members[index])
end`

test('three processes and 1,200 tries of one address let exactly 120 through', { skip }, async (t) => {
  const redis = await startRedis(t)
  const run = () =>
    runToEnd(endWithTest(spawn(process.execPath, [CHILD, redis.url, '120', '400'], { stdio: 'pipe' })))
  const ran = await Promise.all([run(), run(), run()])
  for (const { code, stderr } of ran) assert.equal(code, 0, stderr)
  const allowed = ran.map(({ stdout }) => Number(stdout))
  assert.equal(
    allowed.reduce((sum, one) => sum + one),
    120,
    allowed.join(),
  )
})

test(
  'in any 60 seconds the common window has room exactly when that of one process has',
  { skip },
  async (t) => {
    const redis = await startRedis(t)
    const counters = await openHere(t, redis)
    const steps = fc.array(
      fc.record({
        gap: fc.constantFrom(0, 0, 0, 10, 20, 30, 50, 60, 70),
        wanted: fc.integer({ min: 1, max: 6 }),
        used: fc.integer({ min: 0, max: 8 }),
      }),
      { maxLength: 30 },
    )
    let client = 0
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), steps, async (limit, taken) => {
        const window = { name: 'public', client: `${(client += 1)}`, limit, windowSeconds: 60 }
        let now = 0
        const oracle = new RateLimit(window, () => now)
        /** The step of ten seconds in which a client may come again: the run itself takes less. */
        const stepOf = (seconds: number) => Math.ceil(seconds / 10)
        for (const { gap, wanted, used } of taken) {
          now += gap * 1000
          await redis.ask('EVAL', AGE, 1, `rotunda:public:public-${client}`, gap * 1_000_000)
          const expected = oracle.reserve('a', wanted)
          const counted = await counters.count(window, wanted, 'all')
          assert.ok(counted)
          assert.deepEqual(
            [counted.marks.length, limit - counted.count, stepOf(counted.waitMilliseconds / 1000)],
            [
              expected.allowed ? Math.min(wanted, limit) : 0,
              expected.remaining,
              stepOf(expected.resetSeconds),
            ],
          )
          if (!expected.allowed) continue
          expected.settle(used)
          counters.giveBack(window, counted.marks.slice(used))
          if (used > counted.marks.length) await counters.count(window, used - counted.marks.length, 'some')
          const left = await counters.count(window, 0, 'all')
          assert.equal(limit - (left?.count ?? 0), oracle.look('a').remaining)
        }
      }),
      { numRuns: 60 },
    )
  },
)

const remainingOf = async (standing: RateStanding | Promise<RateStanding>) => (await standing).remaining

test('what one process counts or gives back, the next one sees', { skip }, async (t) => {
  const redis = await startRedis(t)
  const [first, second] = [await openLimit(t, redis, 5), await openLimit(t, redis, 5)]
  assert.equal(await remainingOf(first.take('a')), 4)
  const reserved = await second.reserve('a', 4)
  assert.deepEqual([reserved.allowed, reserved.remaining], [true, 0])
  const { allowed, remaining } = await first.take('a')
  assert.deepEqual([allowed, remaining], [false, 0])
  reserved.settle(1)
  await waitUntil('what was given back', async () => (await remainingOf(first.look('a'))) === 3)
  assert.equal((await first.reserve('a', 3)).allowed, true)
  assert.equal((await second.take('a')).allowed, false)
  assert.equal(await remainingOf(second.take('b')), 4)
})

test(
  'a request that the shared window refuses counts nowhere, not even in its process',
  { skip },
  async (t) => {
    const redis = await startRedis(t)
    const second = await openLimit(t, redis, 3)
    const counters = await openHere(t, redis)
    const first = new SharedRateLimit(
      'public',
      new RateLimit({ limit: 3, windowSeconds: 60 }, () => 0),
      counters,
    )
    for (let times = 0; times < 3; times += 1) assert.equal((await second.take('a')).allowed, true)
    for (let times = 0; times < 3; times += 1) assert.equal((await first.take('a')).allowed, false)
    await redis.kill()
    await waitUntil('a lost connection', () => counters.isAlone())
    assert.equal(await remainingOf(first.look('a')), 3)
  },
)

test('settling more than was reserved counts the rest for all processes', { skip }, async (t) => {
  const redis = await startRedis(t)
  const [first, second] = [await openLimit(t, redis, 5), await openLimit(t, redis, 5)]
  const reserved = await first.reserve('a', 2)
  reserved.settle(4)
  await waitUntil('the rest', async () => (await remainingOf(second.look('a'))) === 1)
})

test('limits beside each other do not share a count', { skip }, async (t) => {
  const redis = await startRedis(t)
  const rate = await openLimit(t, redis, 1)
  const beside = rate.beside('readers', { limit: 2, windowSeconds: 60 })
  assert.equal((await rate.take('a')).allowed, true)
  assert.equal(await remainingOf(beside.take('a')), 1)
  assert.equal((await rate.take('a')).allowed, false)
})

test('an address over the limit of its process is refused without a question', { skip }, async (t) => {
  const redis = await startRedis(t)
  const rate = await openLimit(t, redis, 2)
  await rate.take('a')
  await rate.take('a')
  assert.equal(rate.take('a') instanceof Promise, false)
  assert.equal(rate.look('a') instanceof Promise, false)
})

test(
  'a process without its counters goes on with what it counted, and so no process exceeds the limit',
  { skip },
  async (t) => {
    const redis = await startRedis(t)
    const counters = await openHere(t, redis)
    const rate = new SharedRateLimit(
      'public',
      new RateLimit({ limit: 3, windowSeconds: 60 }, () => 0),
      counters,
    )
    await rate.take('a')
    await redis.kill()
    await waitUntil('a lost connection', () => counters.isAlone())
    const alone = rate.take('a')
    assert.equal(alone instanceof Promise, false)
    assert.equal(await remainingOf(alone), 1)
    await redis.restart()
    await waitUntil('the end of the pause', () => !counters.isAlone())
    // The server that came back knows none of them.
    assert.equal((await rate.take('a')).allowed, true)
    assert.equal((await rate.take('a')).allowed, false)
  },
)
