import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { BASE, openPublicApi } from './testing.ts'
import { makeWaitingLine } from './waiting-line.ts'

const api = await openPublicApi({ after })

/** Counts how often the loop goes round until all has ended. */
const countRounds = async (all: readonly Promise<void>[], rounds: { count: number }): Promise<void> => {
  const ended = Promise.all(all).then(() => 'ended')
  const another = () => setImmediate('another')
  while ((await Promise.race([ended, another()])) === 'another') rounds.count += 1
}

test('turns come in the order of asking, one each time that the loop goes round', async () => {
  const waitForTurn = makeWaitingLine()
  const rounds = { count: 0 }
  const turns: { name: string; round: number }[] = []
  const take = async (name: string): Promise<void> => {
    await waitForTurn()
    turns.push({ name, round: rounds.count })
  }
  await countRounds(['first', 'second', 'third'].map(take), rounds)
  assert.equal(new Set(turns.map(({ round }) => round)).size, 3)
  await take('later')
  assert.deepEqual(
    turns.map(({ name }) => name),
    ['first', 'second', 'third', 'later'],
  )
})

test('of questions that come at once, each is worked on in a round of its own, whatever the operation', async () => {
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
