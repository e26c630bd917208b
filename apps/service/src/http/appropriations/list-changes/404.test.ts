import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem } from '../testing.ts'
import { openTwoReleases } from './testing.ts'

const { ask, first } = await openTwoReleases({ after })

test('a release that was never published is refused under the name of the parameter', async () => {
  const asked = await ask(`/changes?from=${'a'.repeat(64)}`)
  assert.match(assertProblem(asked, 404, 'not_found'), /No release with this id was published/)
  assert.equal(asked.body['param'], 'from')
})

test('for the token of a release, its id is named', async () => {
  const asked = await ask(`/changes?from=snap-${first.slice(0, 20)}`)
  assertProblem(asked, 404, 'not_found')
  assert.equal(asked.body['did_you_mean'], first)
})
