import assert from 'node:assert/strict'
import { test } from 'node:test'
import { congressOn, listCongresses, startOfCongress } from './congress-days.ts'

test('Congresses began on 4 March until 1933, and on 3 January since 1935', () => {
  assert.deepEqual([1, 73, 74, 119].map(startOfCongress), [
    '1789-03-04',
    '1933-03-04',
    '1935-01-03',
    '2025-01-03',
  ])
})

test('a day on which one Congress follows another is of the new one', () => {
  assert.deepEqual(
    ['1789-03-04', '1935-01-02', '1935-01-03', '2025-01-02', '2025-01-03', '2026-12-31'].map(congressOn),
    [1, 73, 74, 118, 119, 119],
  )
})

test('a term does not reach into the Congress on whose first day it ends', () => {
  assert.deepEqual(listCongresses('2021-01-03', '2027-01-03'), [117, 118, 119])
  assert.deepEqual(listCongresses('1917-03-04', '1923-03-03'), [65, 66, 67])
  assert.deepEqual(listCongresses('1929-03-04', '1935-01-03'), [71, 72, 73])
  assert.deepEqual(listCongresses('2025-01-03', '2025-01-03'), [119])
})
