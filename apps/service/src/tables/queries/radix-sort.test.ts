import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findNext, quickselect } from './quickselect.ts'
import { radixSort } from './radix-sort.ts'

test('items are in the order of their keys and otherwise as they were, however many keys there are', () => {
  const anyCase = fc.constantFrom(1, 2, 255, 4096, 4097, 2 ** 20, 2 ** 25, 2 ** 32).chain((keys) =>
    fc.record({
      keys: fc.constant(keys),
      keyOf: fc.array(fc.nat(keys - 1), { minLength: 300, maxLength: 300 }),
      items: fc.array(fc.nat(299), { maxLength: 400 }),
    }),
  )
  fc.assert(
    fc.property(anyCase, ({ keys, keyOf, items }) => {
      const sorted = radixSort(Uint32Array.from(items), { keyOf: Uint32Array.from(keyOf), keys }).items
      const expected = items.toSorted((one, other) => (keyOf[one] ?? 0) - (keyOf[other] ?? 0))
      assert.deepEqual([...sorted.slice()], expected)
    }),
  )
})

test('the number at a place, and the one after it, are those that sorting would put there', () => {
  const anyNumbers = fc.tuple(
    fc.constantFrom(0, 1, 3, 1000, 70_000, 0xff_ff_ff_ff),
    fc.array(fc.nat(0xff_ff_ff_ff), { minLength: 1, maxLength: 2000, size: 'max' }),
    fc.nat(),
  )
  fc.assert(
    fc.property(anyNumbers, ([greatest, any, pick]) => {
      const numbers = Uint32Array.from(any, (number) => number % (greatest + 1))
      const place = pick % numbers.length
      const sorted = numbers.toSorted()
      const number = quickselect(numbers, place, greatest)
      assert.equal(number, sorted[place])
      if (place + 1 < sorted.length) assert.equal(findNext(numbers, place, number), sorted[place + 1])
    }),
    { numRuns: 200 },
  )
})
