import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRetryAfter } from './retry-after.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const wait = (header: string | undefined) => readRetryAfter(header, NOW)?.toISOString()

test('Retry-After is read as seconds and as an HTTP date', () => {
  assert.equal(wait('120'), '2026-03-01T12:02:00.000Z')
  assert.equal(wait(' 120\t'), '2026-03-01T12:02:00.000Z')
  assert.equal(wait('0'), '2026-03-01T12:00:00.000Z')
  assert.equal(wait('Sun, 01 Mar 2026 12:05:00 GMT'), '2026-03-01T12:05:00.000Z')
})

test('a Retry-After that cannot be read is no wish', () => {
  for (const header of [
    undefined,
    '',
    'soon',
    '-5',
    '1.5',
    'March 2026',
    'Mon, nonsense GMT',
    'Sun, 01 Mar 2026 12:05:00',
  ])
    assert.equal(wait(header), undefined)
})

test('an absurd wait is cut to 30 days, so that the time stays a time', () => {
  assert.equal(wait('9'.repeat(400)), '2026-03-31T12:00:00.000Z')
})
