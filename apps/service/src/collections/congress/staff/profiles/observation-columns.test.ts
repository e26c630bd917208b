import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../../../platform/testing.ts'
import { makeTextPool } from './observation-columns.ts'

test('a pool gives every text as it was added, however many there are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 50 }),
      fc.integer({ min: 1, max: 3000 }),
      (some, times) => {
        const texts = Array.from({ length: times }, () => some).flat()
        const pool = makeTextPool()
        for (const text of texts) pool.add(text)
        assert.equal(pool.count(), texts.length)
        assert.deepEqual(
          texts.map((_, index) => pool.get(index)),
          texts,
        )
      },
    ),
    runs(20),
  )
})
