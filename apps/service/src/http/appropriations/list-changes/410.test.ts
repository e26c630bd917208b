import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assertProblem } from '../testing.ts'
import { openTwoReleases } from './testing.ts'

test('a release whose files were taken away cannot be compared with', async (t) => {
  const { ask, first, releases } = await openTwoReleases(t)
  rmSync(join(releases.directory, first), { recursive: true })
  const asked = await ask(`/changes?from=${first}`)
  assertProblem(asked, 410, 'release_gone')
  assert.equal(asked.body['param'], 'from')
})
