import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { backOffSeconds } from './back-off.ts'

const LONGEST = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]

test('the wait doubles up to an hour, and lies in the upper half of that', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempt, random) => {
        const seconds = backOffSeconds(attempt, random)
        const longest = LONGEST[attempt - 1] ?? 0
        assert.ok(seconds >= longest / 2 && seconds <= longest)
      },
    ),
  )
})

test('after any number of tries the wait is a number of at most an hour', () => {
  assert.ok(backOffSeconds(5000, 0.999) <= 3600)
})
