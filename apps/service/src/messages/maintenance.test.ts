import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { MaintenanceWindow } from './index.ts'
import { findWindowEnd } from './maintenance.ts'

const EVERY_NIGHT: MaintenanceWindow = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '00:00',
  to: '06:00',
  timeZone: 'America/New_York',
}

const endAt = (instant: string, windows: readonly MaintenanceWindow[] = [EVERY_NIGHT]) =>
  findWindowEnd(windows, new Date(instant))?.toISOString()

test('a window begins with its first minute and is over at its end', () => {
  assert.equal(endAt('2026-01-15T04:59:59.999Z'), undefined)
  assert.equal(endAt('2026-01-15T05:00:00Z'), '2026-01-15T11:00:00.000Z')
  assert.equal(endAt('2026-01-15T10:59:59.999Z'), '2026-01-15T11:00:00.000Z')
  assert.equal(endAt('2026-01-15T11:00:00Z'), undefined)
})

test('the night in which clocks go forward is an hour shorter', () => {
  assert.equal(endAt('2026-03-08T05:00:00Z'), '2026-03-08T10:00:00.000Z')
  assert.equal(endAt('2026-03-08T10:00:00Z'), undefined)
})

test('the night in which clocks go back is an hour longer', () => {
  assert.equal(endAt('2026-11-01T04:00:00Z'), '2026-11-01T11:00:00.000Z')
  assert.equal(endAt('2026-11-01T10:30:00Z'), '2026-11-01T11:00:00.000Z')
})

test('a window is of its own days only', () => {
  const sundays = [{ ...EVERY_NIGHT, weekdays: [7] }]
  assert.equal(endAt('2026-01-18T06:00:00Z', sundays), '2026-01-18T11:00:00.000Z')
  assert.equal(endAt('2026-01-19T06:00:00Z', sundays), undefined)
})

test('of windows that overlap the last end counts', () => {
  const both = [EVERY_NIGHT, { ...EVERY_NIGHT, from: '05:00', to: '07:00' } as const]
  assert.equal(endAt('2026-01-15T10:30:00Z', both), '2026-01-15T12:00:00.000Z')
})

test('the end of a window lies ahead, on the days on which the clocks change as well', () => {
  const hours = fc.constantFrom(
    '01:15',
    '01:30',
    '02:30',
    '03:00',
    '06:00',
  ) as fc.Arbitrary<`${number}:${number}`>
  const instants = fc.oneof(
    fc.date({
      min: new Date('2026-03-08T00:00:00Z'),
      max: new Date('2026-03-09T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.date({
      min: new Date('2026-11-01T00:00:00Z'),
      max: new Date('2026-11-02T00:00:00Z'),
      noInvalidDate: true,
    }),
  )
  fc.assert(
    fc.property(instants, hours, (now, to) => {
      const end = findWindowEnd([{ ...EVERY_NIGHT, to }], now)
      assert.ok(end === undefined || end > now)
    }),
    { numRuns: 2000 },
  )
})
