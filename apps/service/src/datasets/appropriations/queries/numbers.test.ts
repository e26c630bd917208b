import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaveNumbers, takeNumbers } from './numbers.ts'

const MANY = 10_000

test('what was left is taken again, and what is still in use never', () => {
  const [first, second] = [takeNumbers(MANY).fill(1), takeNumbers(MANY).fill(2)]
  leaveNumbers(first)
  const third = takeNumbers(MANY).fill(3)
  assert.equal(third.buffer, first.buffer)
  assert.ok(second.every((number) => number === 2))
})

test('an array that was left twice, or was never taken, is not given to two', () => {
  const own = new Uint32Array(MANY)
  const taken = takeNumbers(MANY)
  for (const numbers of [own, taken, taken]) leaveNumbers(numbers)
  const buffers = [1, 2, 3].map(() => takeNumbers(MANY).buffer)
  assert.equal(new Set(buffers).size, 3)
  assert.ok(!buffers.includes(own.buffer))
})

test('an array is as long as was asked for, down to nothing', () => {
  for (const length of [0, 1, 4096, 4097, MANY]) assert.equal(takeNumbers(length).length, length)
})
