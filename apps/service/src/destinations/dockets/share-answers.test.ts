import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareAnswers } from './share-answers.ts'

const open = () => {
  let seconds = 0
  let asked = 0
  const share = shareAnswers<number>({
    clock: () => new Date(seconds * 1000),
    keepSeconds: () => 10,
    keepErrorSeconds: (error) => (error instanceof RangeError ? 5 : 0),
    capacity: 2,
  })
  return {
    share,
    ask: async () => ++asked,
    fail: (error: Error) => async (): Promise<number> => {
      asked += 1
      throw error
    },
    pass: (more: number) => (seconds += more),
    asked: () => asked,
  }
}

test('those who ask at the same time share one question', async () => {
  const { share, ask } = open()
  assert.deepEqual(await Promise.all([share('a', ask), share('a', ask), share('b', ask)]), [1, 1, 2])
})

test('an answer stands for its time and is then asked for again', async () => {
  const { share, ask, pass } = open()
  assert.equal(await share('a', ask), 1)
  pass(9)
  assert.equal(await share('a', ask), 1)
  pass(1)
  assert.equal(await share('a', ask), 2)
})

test('an error that is an answer stands for its time, any other is not kept', async () => {
  const { share, ask, fail, asked } = open()
  await assert.rejects(share('a', fail(new RangeError())), RangeError)
  await assert.rejects(share('a', ask), RangeError)
  await assert.rejects(share('b', fail(new TypeError())), TypeError)
  assert.equal(await share('b', ask), 3)
  assert.equal(asked(), 3)
})

test('no more answers are kept than the capacity, and the oldest goes first', async () => {
  const { share, ask, asked } = open()
  for (const key of ['a', 'b', 'c', 'c', 'b']) await share(key, ask)
  assert.equal(asked(), 3)
  await share('a', ask)
  assert.equal(asked(), 4)
})
