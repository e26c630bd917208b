import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

const WRONG: readonly (readonly [query: string, param: string, rule: RegExp])[] = [
  ['kind=account', 'kind', /guidance, federal_account, assistance_listing/],
  ['subcommittee=XYZ', 'subcommittee', /THUD/],
  ['limit=500', 'limit', /must be at most 200/],
  ['state=CA', 'state', /no parameter/],
  ['all=true', 'all', /ndjson/],
]

for (const [query, param, rule] of WRONG)
  test(`${query} is refused by name`, async () => {
    const asked = await ask(`/funding-lines?${query}`)
    assert.match(assertProblem(asked, 400, 'invalid_query'), rule)
    assert.equal(asked.body['param'], param)
  })
