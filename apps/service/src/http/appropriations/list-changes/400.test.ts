import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem } from '../testing.ts'
import { openTwoReleases } from './testing.ts'

const { ask, first } = await openTwoReleases({ after })

for (const [query, param] of [
  ['', 'from'],
  ['?from=', 'from'],
  [`?from=${first}&change=new`, 'change'],
  [`?from=${first}&account=Nothing`, 'account'],
  [`?from=${first}&sort=amount`, 'sort'],
  [`?from=${first}&all=true`, 'all'],
  [`?from=${first}&all=true&format=ndjson&limit=1`, 'limit'],
  [`?from=${first}&kind=guidance`, 'kind'],
] as const)
  test(`/changes${query.replace(first, '…')} is refused by name`, async () => {
    const asked = await ask(`/changes${query}`)
    assertProblem(asked, 400, 'invalid_query')
    assert.equal(asked.body['param'], param)
  })
