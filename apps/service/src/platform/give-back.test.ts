import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giveBack } from './give-back.ts'

test('what is given back is empty at once, and may be given back again', () => {
  const array = new Uint32Array(1000)
  giveBack(array)
  giveBack(array)
  assert.equal(array.length, 0)
})

test('a part of memory that others use is left alone', () => {
  const whole = new Uint8Array([1, 2, 3, 4])
  giveBack(whole.subarray(1, 3))
  assert.deepEqual([...whole], [1, 2, 3, 4])
})
