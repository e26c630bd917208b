import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showBytes } from './format.ts'

test('sizes are short, and never of a wrong unit', () => {
  const shown = [0, 999, 1000, 999_499, 999_999, 1_234_567, 999_999_999, 5_000_000_000, 7e15].map(showBytes)
  assert.deepEqual(shown, [
    '0 bytes',
    '999 bytes',
    '1 kB',
    '999 kB',
    '1 MB',
    '1.23 MB',
    '1 GB',
    '5 GB',
    '7,000 TB',
  ])
})
