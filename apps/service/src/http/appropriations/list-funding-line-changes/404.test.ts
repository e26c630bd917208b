import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTwoReleases } from '../list-changes/testing.ts'
import { assertProblem } from '../testing.ts'

const { ask, first } = await openTwoReleases({ after })

test('a release that was never published is refused, and for a token the release is named', async () => {
  const asked = await ask(`/funding-lines/changes?from=snap-${first.slice(0, 20)}`)
  assertProblem(asked, 404, 'not_found')
  assert.deepEqual([asked.body['param'], asked.body['did_you_mean']], ['from', first])
})
