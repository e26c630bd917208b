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

test('what is left is kept up to a bound, however often it was taken in between', () => {
  const [length, kept] = [2 ** 22, 4]
  const all = Array.from({ length: kept * 2 }, () => takeNumbers(length))
  for (let time = 0; time < kept * 2; time++) {
    for (const numbers of all.slice(0, kept)) leaveNumbers(numbers)
    for (let index = 0; index < kept; index++) all[index] = takeNumbers(length)
  }
  const before = new Set(all.map(({ buffer }) => buffer))
  for (const numbers of all) leaveNumbers(numbers)
  const again = all.map(() => takeNumbers(length).buffer)
  assert.ok(again.filter((buffer) => before.has(buffer)).length <= kept)
  assert.ok(again.some((buffer) => before.has(buffer)))
})

test('an array is as long as was asked for, down to nothing', () => {
  for (const length of [0, 1, 4096, 4097, MANY]) assert.equal(takeNumbers(length).length, length)
})
