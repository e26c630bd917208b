import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WriteHealth } from './write-health.ts'

test('on a disk that is nearly full a trial write decides, and the answer does not change until the next one', async () => {
  let trials = 0
  const transact = () => {
    trials += 1
    return Promise.resolve(undefined as never)
  }
  const health = new WriteHealth('sqlite', transact, () =>
    Promise.reject(new Error('The disk is nearly full.')),
  )
  await health.check()
  assert.equal(trials, 1)
  await health.check()
})
