import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queryObjects } from 'node:v8'
import fc from 'fast-check'
import { RateLimit } from './rate-limit.ts'

/** As many arrays of times as the collector finds in use: one for each client that is remembered. */
const countArrays = (): number => queryObjects(Float64Array, { format: 'count' })

const at = (seconds: number): Date => new Date(1_700_000_000_000 + seconds * 1000)

test('the last request of the limit is answered, the next one is not, and Retry-After is right to the second', () => {
  const limit = new RateLimit({ limit: 120, windowSeconds: 60 })
  for (let count = 0; count < 120; count += 1) assert.ok(limit.take('a', at(count / 10)).allowed)
  const refused = limit.take('a', at(12))
  assert.deepEqual(refused, { allowed: false, remaining: 0, resetSeconds: 48 })
  assert.equal(limit.take('a', at(59.999)).allowed, false)
  assert.equal(limit.take('a', at(60)).allowed, true)
})

test('two clients do not share a count', () => {
  const limit = new RateLimit({ limit: 1, windowSeconds: 60 })
  assert.ok(limit.take('a', at(0)).allowed)
  assert.ok(limit.take('b', at(0)).allowed)
  assert.equal(limit.take('a', at(1)).allowed, false)
})

test('looking costs nothing, and tells what taking would have told', () => {
  const limit = new RateLimit({ limit: 2, windowSeconds: 60 })
  assert.deepEqual(limit.look('a', at(0)), { allowed: true, remaining: 2, resetSeconds: 60 })
  limit.take('a', at(0))
  assert.deepEqual(limit.look('a', at(10)), { allowed: true, remaining: 1, resetSeconds: 50 })
  limit.take('a', at(10))
  for (let again = 0; again < 3; again += 1)
    assert.deepEqual(limit.look('a', at(20)), { allowed: false, remaining: 0, resetSeconds: 40 })
  assert.deepEqual(limit.take('a', at(20)), limit.look('a', at(20)))
})

test('a crowd of clients is forgotten when it has gone quiet, and none of those that have not', () => {
  const before = countArrays()
  const limit = new RateLimit({ limit: 1, windowSeconds: 60 })
  for (let client = 0; client < 30_000; client += 1)
    limit.take(`quiet ${client}`, at(client < 15_000 ? 0 : 50))
  for (let client = 0; client < 30_000; client += 1) limit.take(`late ${client}`, at(100))
  assert.ok(countArrays() - before < 50_000)
  assert.equal(limit.take('quiet 29999', at(100)).allowed, false)
  assert.equal(limit.take('quiet 0', at(100)).allowed, true)
})

test('whatever the rhythm, a client is let through exactly when the last 60 seconds have room for it', () => {
  const gaps = fc.array(fc.constantFrom(0, 1, 50, 150, 299, 300, 599, 600, 601), { maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), gaps, (allowance, waited) => {
      const limit = new RateLimit({ limit: allowance, windowSeconds: 60 })
      let passed: readonly number[] = []
      let time = 0
      for (const gap of waited) {
        time += gap
        passed = passed.filter((earlier) => time - earlier < 600)
        const allowed = passed.length < allowance
        if (allowed) passed = [...passed, time]
        assert.deepEqual(limit.take('a', at(time / 10)), {
          ...{ allowed, remaining: allowance - passed.length },
          resetSeconds: Math.ceil(((passed[0] ?? time) + 600 - time) / 10),
        })
      }
    }),
    // Some are forgotten first, and then there are more at once than ever before.
    { examples: [[20, [0, 0, 0, 0, 300, 0, 0, 0, 300, ...Array.from({ length: 20 }, () => 0), 300, 0, 0]]] },
  )
})
