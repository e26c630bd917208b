import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { groupPlaces } from './group-resolution.ts'

test('every number has its places, in their order, and one without any has none', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (numbers) => {
      const grouped = groupPlaces(Int32Array.from(numbers), 22)
      for (let number = 0; number < 22; number += 1)
        assert.deepEqual(
          [...grouped.listOf(number)],
          numbers.flatMap((one, place) => (one === number ? [place] : [])),
        )
    }),
  )
})
