import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PROFILE, READ_RATE } from './profile.ts'

const LIMITS = [
  { seconds: 60, most: 50 },
  { seconds: 3600, most: 500 },
]

for (const { seconds, most } of LIMITS)
  test(`no ${seconds} seconds hold more than ${most} comments, even from a full bucket`, () => {
    const allowed = PROFILE.rates.map(({ capacity, refillPerSecond }) => capacity + refillPerSecond * seconds)
    assert.ok(Math.min(...allowed) <= most)
  })

/** Tries whenever the buckets let one through; the instants of the tries that were made. */
const triesMade = (waits: readonly number[]): number[] => {
  const tokens = PROFILE.rates.map(({ capacity }) => capacity)
  const made: number[] = []
  let now = 0
  for (const wait of waits) {
    now += wait
    PROFILE.rates.forEach(({ capacity, refillPerSecond }, index) => {
      tokens[index] = Math.min(capacity, (tokens[index] ?? 0) + wait * refillPerSecond)
    })
    if (tokens.some((left) => left < 1)) continue
    tokens.forEach((left, index) => (tokens[index] = left - 1))
    made.push(now)
  }
  return made
}

const mostWithin = (times: readonly number[], seconds: number): number => {
  let first = 0
  return times.reduce((most, time, last) => {
    while (time - (times[first] ?? 0) > seconds) first += 1
    return Math.max(most, last - first + 1)
  }, 0)
}

test('however the tries come, every rolling minute and hour stays within the limits', () => {
  const waits = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 20, noNaN: true })), {
    minLength: 500,
    maxLength: 2500,
    size: 'max',
  })
  fc.assert(
    fc.property(waits, (chosen) => {
      const made = triesMade(chosen)
      for (const { seconds, most } of LIMITS) assert.ok(mostWithin(made, seconds) <= most)
    }),
    { numRuns: 30 },
  )
})

test('no hour holds more than 1,000 reads, even from a full bucket', () => {
  assert.ok(READ_RATE.capacity + READ_RATE.refillPerSecond * 3600 <= 1000)
})
