import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openTwoReleases } from '../list-changes/testing.ts'
import { assertProblem } from '../testing.ts'

test('a release whose files were taken away cannot be compared with, as a page or as a stream', async (t) => {
  const { ask, first, releases } = await openTwoReleases(t)
  rmSync(join(releases.directory, first), { recursive: true })
  for (const more of ['', '&all=true&format=ndjson']) {
    const asked = await ask(`/funding-lines/changes?from=${first}${more}`)
    assertProblem(asked, 410, 'release_gone')
    assert.equal(asked.body['param'], 'from')
  }
})
