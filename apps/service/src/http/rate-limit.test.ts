import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { RateLimit } from './rate-limit.ts'

const at = (seconds: number): Date => new Date(1_700_000_000_000 + seconds * 1000)

test('the last request of the limit is answered, the next one is not, and Retry-After is right to the second', () => {
  const limit = new RateLimit({ limit: 120, windowSeconds: 60 })
  for (let count = 0; count < 120; count += 1) assert.ok(limit.take('a', at(count / 10)).allowed)
  const refused = limit.take('a', at(12))
  assert.deepEqual(refused, { allowed: false, remaining: 0, resetSeconds: 48 })
  assert.equal(limit.take('a', at(59.9)).allowed, false)
  assert.equal(limit.take('a', at(60)).allowed, true)
})

test('two clients do not share a count', () => {
  const limit = new RateLimit({ limit: 1, windowSeconds: 60 })
  assert.ok(limit.take('a', at(0)).allowed)
  assert.ok(limit.take('b', at(0)).allowed)
  assert.equal(limit.take('a', at(1)).allowed, false)
})

test('in no stretch of the window is a client let through more often than the limit, and refusals cost nothing', () => {
  const times = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), times, (allowance, asked) => {
      const limit = new RateLimit({ limit: allowance, windowSeconds: 60 })
      const passed = asked
        .toSorted((one, other) => one - other)
        .filter((tenths) => limit.take('a', at(tenths / 10)).allowed)
      for (const [index, time] of passed.entries()) {
        const earlier = passed[index - allowance]
        assert.ok(earlier === undefined || time - earlier >= 600)
      }
    }),
  )
})
