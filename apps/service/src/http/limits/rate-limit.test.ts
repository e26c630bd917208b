import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queryObjects } from 'node:v8'
import fc from 'fast-check'
import { RateLimit } from './rate-limit.ts'

/** As many arrays of times as the collector finds in use: one for each client that is remembered. */
const countArrays = (): number => queryObjects(Float64Array, { format: 'count' })

/** A limit with a hand on its clock. */
const makeLimit = (limit: number) => {
  let now = 0
  const rate = new RateLimit({ limit, windowSeconds: 60 }, () => now)
  const at = (seconds: number): RateLimit => {
    now = Math.round(seconds * 1000)
    return rate
  }
  return { at }
}

test('the last request of the limit is answered, the next one is not, and Retry-After is right to the second', () => {
  const { at } = makeLimit(120)
  for (let count = 0; count < 120; count += 1) assert.ok(at(count / 10).take('a').allowed)
  const refused = at(12).take('a')
  assert.deepEqual(refused, { allowed: false, remaining: 0, resetSeconds: 48 })
  assert.equal(at(59.999).take('a').allowed, false)
  assert.equal(at(60).take('a').allowed, true)
})

test('two clients do not share a count', () => {
  const { at } = makeLimit(1)
  assert.ok(at(0).take('a').allowed)
  assert.ok(at(0).take('b').allowed)
  assert.equal(at(1).take('a').allowed, false)
})

test('looking costs nothing, and tells what taking would have told', () => {
  const { at } = makeLimit(2)
  assert.deepEqual(at(0).look('a'), { allowed: true, remaining: 2, resetSeconds: 60 })
  at(0).take('a')
  assert.deepEqual(at(10).look('a'), { allowed: true, remaining: 1, resetSeconds: 50 })
  at(10).take('a')
  for (let again = 0; again < 3; again += 1)
    assert.deepEqual(at(20).look('a'), { allowed: false, remaining: 0, resetSeconds: 40 })
  assert.deepEqual(at(20).take('a'), at(20).look('a'))
})

test('a crowd of clients is forgotten when it has gone quiet, and none of those that have not', () => {
  const before = countArrays()
  const { at } = makeLimit(1)
  for (let client = 0; client < 30_000; client += 1) at(client < 15_000 ? 0 : 50).take(`quiet ${client}`)
  for (let client = 0; client < 30_000; client += 1) at(100).take(`late ${client}`)
  assert.ok(countArrays() - before < 50_000)
  assert.equal(at(100).take('quiet 29999').allowed, false)
  assert.equal(at(100).take('quiet 0').allowed, true)
})

test('whatever the rhythm, a client is let through exactly when the last 60 seconds have room for it', () => {
  const gaps = fc.array(fc.constantFrom(0, 1, 50, 150, 299, 300, 599, 600, 601), { maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), gaps, (allowance, waited) => {
      const { at } = makeLimit(allowance)
      let passed: readonly number[] = []
      let time = 0
      for (const gap of waited) {
        time += gap
        passed = passed.filter((earlier) => time - earlier < 600)
        const allowed = passed.length < allowance
        if (allowed) passed = [...passed, time]
        assert.deepEqual(at(time / 10).take('a'), {
          allowed,
          remaining: allowance - passed.length,
          resetSeconds: Math.ceil(((passed[0] ?? time) + 600 - time) / 10),
        })
      }
    }),
    // Some are forgotten first, and then there are more at once than ever before.
    { examples: [[20, [0, 0, 0, 0, 300, 0, 0, 0, 300, ...Array.from({ length: 20 }, () => 0), 300, 0, 0]]] },
  )
})

test('many are reserved at once or not at all, and settling gives back those that were reserved', () => {
  const { at } = makeLimit(5)
  assert.equal(at(0).reserve('a', 2).allowed, true)
  const three = at(10).reserve('a', 3)
  assert.deepEqual([three.allowed, three.remaining], [true, 0])
  // One of them is free in 50 seconds, the third in 60.
  const { allowed, resetSeconds } = at(10).reserve('a', 3)
  assert.deepEqual([allowed, resetSeconds], [false, 60])
  assert.equal(at(10).take('a').resetSeconds, 50)
  three.settle(1)
  assert.deepEqual(at(10).look('a'), { allowed: true, remaining: 2, resetSeconds: 50 })
  assert.deepEqual(at(60).look('a'), { allowed: true, remaining: 4, resetSeconds: 10 })
  // Those that no longer count are not given back for others.
  at(70).reserve('a', 5)
  three.settle(0)
  assert.equal(at(70).look('a').remaining, 0)
  assert.equal(at(70).reserve('b', 9).allowed, true)
})

test('settling more than was reserved counts as many as there is room for', () => {
  const { at } = makeLimit(5)
  at(0).reserve('a', 2).settle(4)
  assert.equal(at(0).look('a').remaining, 1)
  at(0).reserve('a', 1).settle(9)
  assert.deepEqual(at(0).look('a'), { allowed: false, remaining: 0, resetSeconds: 60 })
})

test('a limit counts by a clock that nobody can set: time of day is not asked', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 5, 15) })
  const limit = new RateLimit({ limit: 1, windowSeconds: 60 })
  assert.ok(limit.take('a').allowed)
  for (const set of [Date.UTC(2026, 5, 14), Date.UTC(2026, 5, 16)]) {
    t.mock.timers.setTime(set)
    const { allowed, resetSeconds } = limit.take('a')
    assert.ok(!allowed && resetSeconds <= 60)
  }
})
