import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../../platform/log/index.ts'
import { openCurrentRelease } from '../../../releases/index.ts'
import { assertProblem, openPublicApi } from '../testing.ts'
import { openTwoReleases } from './testing.ts'

test('a release that is damaged says so, and what does not need it is given', async (t) => {
  const { releases, first } = await openTwoReleases(t)
  writeFileSync(join(releases.directory, first, 'release.json'), 'damaged')
  const current = openCurrentRelease({
    directory: releases.directory,
    collection: APPROPRIATIONS,
    clock: () => new Date(),
    log: makeLog('silent'),
    graceSeconds: 0,
  })
  t.after(() => current.close())
  const { ask } = await openPublicApi(t, { records: null, current })
  const asked = await ask(`/changes?from=${first}`)
  assert.match(assertProblem(asked, 503, 'unavailable'), /damaged/)
  assert.match(String(asked.headers['retry-after']), /^\d+$/)
  assert.equal((await ask('/records?limit=1')).status, 200)
})
