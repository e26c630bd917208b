import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inArena, takeNumbers } from './arena.ts'

const MANY = 10_000

test('numbers of one query never overlap, those of a query within it neither', () => {
  inArena(() => {
    const lengths = [0, 1, MANY, 300_000, 7]
    const all = lengths.map((length, index) => takeNumbers(length).fill(index))
    inArena(() => takeNumbers(2 * MANY).fill(99))
    const after = takeNumbers(MANY).fill(98)
    assert.deepEqual(
      all.map(({ length }) => length),
      lengths,
    )
    for (const [index, numbers] of all.entries()) assert.ok(numbers.every((number) => number === index))
    assert.ok(after.every((number) => number === 98))
  })
})

test('the next query is given the same memory again, after a fault too', () => {
  const first = inArena(() => takeNumbers(MANY))
  assert.throws(() =>
    inArena(() => {
      takeNumbers(MANY)
      throw new Error('refused')
    }),
  )
  const second = inArena(() => takeNumbers(MANY))
  assert.equal(second.buffer, first.buffer)
  assert.equal(second.byteOffset, first.byteOffset)
})

test('memory is kept up to a bound', () => {
  const take = () => inArena(() => Array.from({ length: 6 }, () => takeNumbers(2 ** 21).buffer))
  const [first, second] = [new Set(take()), take()]
  assert.equal(first.size, 6)
  const kept = second.filter((buffer) => first.has(buffer))
  assert.ok(kept.length > 0 && kept.length <= 4)
})
