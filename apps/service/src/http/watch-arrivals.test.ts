import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { setImmediate as nextRound } from 'node:timers/promises'
import { test } from 'node:test'
import { systemClock } from '../platform/index.ts'
import { makeScheduler } from './data/index.ts'
import { watchArrivals } from './watch-arrivals.ts'

const open = () => {
  const server = new EventEmitter()
  return { isCrowded: watchArrivals(server), arrive: () => server.emit('connection') }
}

test('a round is crowded when a connection came in it, and the next one is not', async () => {
  const { isCrowded, arrive } = open()
  assert.equal(isCrowded(), false)
  arrive()
  assert.equal(isCrowded(), true)
  await nextRound()
  assert.equal(isCrowded(), false)
})

test('however many connect, every sixteenth lets work go on', async () => {
  const { isCrowded, arrive } = open()
  const crowded: boolean[] = []
  for (let round = 1; round <= 32; round += 1) {
    arrive()
    crowded.push(isCrowded())
    await nextRound()
  }
  const working = crowded.flatMap((one, index) => (one ? [] : [index + 1]))
  assert.deepEqual(working, [16, 32])
})

test('slots that were asked for before are given in the first round in which nobody connects', async () => {
  const { isCrowded, arrive } = open()
  const waitForSlot = makeScheduler(systemClock, isCrowded)
  let given = 0
  const slots = [1, 2, 3].map(() => waitForSlot().then(() => (given += 1)))
  for (let round = 0; round < 5; round += 1) {
    arrive()
    await nextRound()
    assert.equal(given, 0)
  }
  await Promise.all(slots)
  assert.equal(given, 3)
})
