import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { makeEnvironment, runHere, startRotunda } from './testing.ts'

test('a reader who has read enough ends no command with a fault', async (t) => {
  const child = startRotunda(makeEnvironment(t), 'help')
  child.stdout.destroy()
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')])
  assert.deepEqual([child.exitCode, stderr], [0, ''])
})

test('a data directory that is none is told by the name of its setting', async (t) => {
  const environment = makeEnvironment(t)
  const ROTUNDA_DATA = join(environment.ROTUNDA_DATA, 'file')
  writeFileSync(ROTUNDA_DATA, '')
  for (const words of ['sources list', 'release list', 'keys list']) {
    const { code, stderr } = await runHere({ ...environment, ROTUNDA_DATA }, ...words.split(' '))
    assert.equal(code, 1)
    assert.match(stderr, /^ {2}ROTUNDA_DATA must be a directory that this user may (read|write to)/m)
  }
})
