import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeProgress } from './make-progress.ts'

test('nothing is said within the first second, then once a second what is being done, and nothing after the end', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const said: string[] = []
  const progress = makeProgress((text) => said.push(text))
  progress.report('Reading')
  t.mock.timers.tick(999)
  assert.deepEqual(said, [])
  t.mock.timers.tick(1)
  progress.report('Storing')
  t.mock.timers.tick(1000)
  progress.stop()
  t.mock.timers.tick(5000)
  assert.deepEqual(said, ['Reading … 1 s\n', 'Storing … 2 s\n'])
})
