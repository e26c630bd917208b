import assert from 'node:assert/strict'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { test } from 'node:test'
import { answerInRounds } from './answer-in-rounds.ts'

/** Requests that take so many milliseconds each, by a clock that nothing else moves. */
const openRounds = (milliseconds: number, isCrowded = () => false) => {
  let time = 0
  const answered: string[] = []
  const answer = answerInRounds(
    ({ url = '' }) => {
      answered.push(url)
      time += milliseconds
    },
    isCrowded,
    () => time,
  )
  const ask = (url: string) => {
    const request = new IncomingMessage(new Socket())
    request.url = url
    const response = new ServerResponse(request)
    answer(request, response)
    return response
  }
  return { ask, answered }
}

test('what comes while there is time is answered at once', () => {
  const { ask, answered } = openRounds(0.2)
  for (const url of ['a', 'b', 'c', 'd', 'e']) ask(url)
  assert.deepEqual(answered, ['a', 'b', 'c', 'd', 'e'])
})

test('what comes when the time of a round is over waits for the next ones, in its order', async () => {
  const { ask, answered } = openRounds(0.6)
  for (const url of ['a', 'b', 'c', 'd', 'e']) ask(url)
  assert.deepEqual(answered, ['a', 'b'])
  await nextRound()
  ask('f')
  assert.deepEqual(answered, ['a', 'b', 'c', 'd'])
  await nextRound()
  assert.deepEqual(answered, ['a', 'b', 'c', 'd', 'e', 'f'])
})

test('one request alone may take longer than a round', async () => {
  const { ask, answered } = openRounds(50)
  ask('a')
  ask('b')
  assert.deepEqual(answered, ['a'])
  await nextRound()
  assert.deepEqual(answered, ['a', 'b'])
})

test('a client that has gone away meanwhile is not answered', async () => {
  const { ask, answered } = openRounds(1)
  ask('a')
  const gone = ask('b')
  ask('c')
  gone.destroy()
  await nextRound()
  assert.deepEqual(answered, ['a', 'c'])
})

test('what waits in a crowded round is answered in the next one that is not', async () => {
  let isCrowded = true
  const { ask, answered } = openRounds(0.2, () => isCrowded)
  for (const url of ['a', 'b']) ask(url)
  await nextRound()
  assert.deepEqual(answered, [])
  isCrowded = false
  ask('c')
  await nextRound()
  assert.deepEqual(answered, ['a', 'b', 'c'])
})
