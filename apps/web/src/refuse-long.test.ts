import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooLong } from './refuse-long.ts'

test('an address that a form or a link makes is read, and one that nobody follows is not', () => {
  const many = (amount: number): string => Array.from({ length: amount }, (_, at) => `id=${at}`).join('&')
  for (const address of ['/records', `/records?${many(100)}`, `/sql?query=${'x'.repeat(7000)}`])
    assert.equal(isTooLong(address), false, address.slice(0, 30))
  for (const address of [
    `/records?${many(151)}`,
    `/records?${'&'.repeat(151)}`,
    `/records?q=${'x'.repeat(4000)}`,
    `/sqlite?q=${'x'.repeat(4000)}`,
    `/sql?query=${'x'.repeat(8000)}`,
  ])
    assert.equal(isTooLong(address), true, address.slice(0, 30))
})
