import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseSince } from './limit-column.ts'

const MINUTE = 60_000

const pad = (number: number): string => String(number).padStart(2, '0')

/** The same instant as a clock with this offset shows it. */
const writeInstant = (milliseconds: number, offset: number): string => {
  const local = new Date(milliseconds + offset * MINUTE).toISOString().slice(0, -1)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${local}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`
}

test('an instant is the same in any offset', () => {
  const anyMilliseconds = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 0) })
  fc.assert(
    fc.property(anyMilliseconds, fc.integer({ min: -1439, max: 1439 }), (milliseconds, offset) => {
      assert.equal(parseSince(writeInstant(milliseconds, offset)), milliseconds)
    }),
  )
})

test('a day begins at midnight UTC', () => {
  assert.equal(parseSince('2026-05-01'), Date.UTC(2026, 4, 1))
})

test('every form that the contract takes is read', () => {
  for (const text of ['2026-05-01t00:00:00z', '2026-05-01 02:00:00+0200', '2026-05-01\u00a002:00:00+02']) {
    assert.equal(parseSince(text), Date.UTC(2026, 4, 1), text)
  }
  assert.equal(parseSince('2016-12-31T23:59:60Z'), Date.UTC(2016, 11, 31, 23, 59, 59))
})

test('an instant between two milliseconds leaves out the one before it, however finely it is told', () => {
  assert.equal(parseSince('2026-05-01T00:00:00.0001Z'), Date.UTC(2026, 4, 1) + 1)
  assert.equal(parseSince('2026-05-01T00:00:00.000000001Z'), Date.UTC(2026, 4, 1) + 1)
  assert.equal(parseSince('2026-05-01T00:00:00.001000000000Z'), Date.UTC(2026, 4, 1) + 1)
})
