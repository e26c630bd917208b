import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'

test('a delay that is no number of milliseconds is named, and nothing is started', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'simulators.ts'), '--delay', '2s'],
    { encoding: 'utf8', timeout: RUN_MILLISECONDS },
  )
  assert.deepEqual([status, stdout], [2, ''])
  assert.equal(stderr, '--delay must be a whole number from 0 to 600000, not "2s".\n')
})
