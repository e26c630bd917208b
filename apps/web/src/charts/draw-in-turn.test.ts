import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawInTurn, MOST_DRAWINGS } from './draw-in-turn.ts'

test('drawings come one in each round of the event loop, and one that fails stops none behind it', async () => {
  let rounds = 0
  let isOver = false
  const count = (): void => {
    rounds += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const seen: number[] = []
  const draw = (): string => {
    seen.push(rounds)
    return 'drawn'
  }
  const failing = drawInTurn([
    () => {
      throw new Error('no picture')
    },
  ])
  const others = drawInTurn([draw, draw, draw])
  await assert.rejects(async () => failing, /no picture/)
  assert.deepEqual(await others, ['drawn', 'drawn', 'drawn'])
  isOver = true
  assert.equal(new Set(seen).size, 3)
})

test('no more wait than may, and there is room again when they are drawn', async () => {
  const draws = Array.from({ length: MOST_DRAWINGS }, () => () => 'drawn')
  const all = drawInTurn(draws)
  assert.equal(drawInTurn([() => 'one more']), undefined)
  assert.equal((await all)?.length, MOST_DRAWINGS)
  assert.deepEqual(await drawInTurn([() => 'one more']), ['one more'])
})
