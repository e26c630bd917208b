import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTwoReleases } from '../list-changes/testing.ts'
import { assertProblem } from '../testing.ts'

const { ask, first } = await openTwoReleases({ after })

for (const [query, param] of [
  ['', 'from'],
  [`?from=${first}&change=new`, 'change'],
  [`?from=${first}&stage=request`, 'stage'],
  [`?from=${first}&agency=Nothing`, 'agency'],
  [`?from=${first}&all=true`, 'all'],
] as const)
  test(`/funding-lines/changes${query.replace(first, '…')} is refused by name`, async () => {
    const asked = await ask(`/funding-lines/changes${query}`)
    assertProblem(asked, 400, 'invalid_query')
    assert.equal(asked.body['param'], param)
  })
