import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeEasternDay, easternDay, endOfEasternDay } from './eastern-day.ts'

test('the end of a comment period is shown as its Eastern day, in summer and in winter', () => {
  assert.equal(easternDay(new Date('2026-07-02T03:59:59Z')), '2026-07-01')
  assert.equal(easternDay(new Date('2026-12-02T04:59:59Z')), '2026-12-01')
  assert.equal(describeEasternDay(new Date('2026-07-02T03:59:59Z')), 'July 1, 2026 (Eastern time)')
})

test('a day ends at midnight Eastern, also on the days on which the clocks change', () => {
  assert.equal(endOfEasternDay('2026-03-08').toISOString(), '2026-03-09T03:59:59.000Z')
  assert.equal(endOfEasternDay('2026-11-01').toISOString(), '2026-11-02T04:59:59.000Z')
})
