import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { BASE, openPublicApi } from '../appropriations/testing.ts'
import { makeScheduler } from './scheduler.ts'

let now = 0
/** As if each answer took long. */
const clock = () => new Date((now += 10))
const api = await openPublicApi({ after }, { clock })

/** Counts how often the loop goes round until all has ended. */
const countRounds = async (all: readonly Promise<void>[], rounds: { count: number }): Promise<void> => {
  const ended = Promise.all(all).then(() => 'ended')
  const another = () => setImmediate('another')
  while ((await Promise.race([ended, another()])) === 'another') rounds.count += 1
}

test('slots are given in the order of asking, some milliseconds of them each time that the loop goes round', async () => {
  const rounds = { count: 0 }
  let now = 0
  const waitForSlot = makeScheduler(
    () => new Date(now),
    () => false,
    5,
  )
  const slots: { name: string; round: number }[] = []
  const take = async (name: string, milliseconds: number): Promise<void> => {
    await waitForSlot()
    slots.push({ name, round: rounds.count })
    now += milliseconds
  }
  const all = [take('long', 9), ...['one', 'two', 'three', 'four'].map((name) => take(name, 2))]
  await countRounds(all, rounds)
  await take('later', 0)
  const [long, one, two, three, four] = slots.map(({ round }) => round)
  assert.deepEqual(
    slots.map(({ name }) => name),
    ['long', 'one', 'two', 'three', 'four', 'later'],
  )
  assert.notEqual(long, one)
  assert.deepEqual([two, three], [one, one])
  assert.notEqual(three, four)
})

test('of questions at once that take long, each is worked on in a round of its own, whatever the operation', async () => {
  const rounds = { count: 0 }
  const answered: number[] = []
  const ask = async (path: string): Promise<void> => {
    const { statusCode } = await api.app.inject(BASE + path)
    assert.equal(statusCode, 200)
    answered.push(rounds.count)
  }
  const paths = ['/records?offset=1', '/records?sort=-amount', '/aggregates', '/funding-lines?limit=1']
  await countRounds(paths.map(ask), rounds)
  assert.equal(new Set(answered).size, paths.length)
})
