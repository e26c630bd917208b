import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

const WRONG: readonly (readonly [query: string, param: string, rule: RegExp])[] = [
  ['group_by=color', 'group_by', /dataset, chamber, stage/],
  ['group_by=', 'group_by', /Each value/],
  ['group_by=state,chamber,party,agency', 'group_by', /takes at most 3 values/],
  ['group_by=state,state', 'group_by', /takes each value once/],
  ['sort=amount', 'sort', /amount_sum/],
  ['sort=-amount_sum,state', 'sort', /Each value/],
  ['fields=id', 'fields', /no parameter/],
  ['all=true', 'all', /ndjson/],
  ['account=Nothing', 'account', /Nothing/],
]

for (const [query, param, rule] of WRONG)
  test(`${query} is refused by name`, async () => {
    const asked = await ask(`/aggregates?${query}`)
    assert.match(assertProblem(asked, 400, 'invalid_query'), rule)
    assert.equal(asked.body['param'], param)
  })
