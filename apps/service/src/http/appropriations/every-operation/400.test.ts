import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

/** What is peculiar to records has tests of its own. */
const WRONG: readonly (readonly [address: string, param: string, rule: RegExp])[] = [
  ['/datasets?dataset=senate-requests', 'dataset', /no parameter "dataset"/],
  ['/record', 'id', /"id" is needed/],
  ['/record?id=a&id=b', 'id', /"id".*once/],
  ['/record?id=a&limit=5', 'limit', /no parameter "limit"/],
  ['/aggregates?group_by=color', 'group_by', /dataset, chamber, stage/],
  ['/aggregates?group_by=', 'group_by', /Each value/],
  ['/aggregates?group_by=state,chamber,party,agency', 'group_by', /takes at most 3 values/],
  ['/aggregates?group_by=state,state', 'group_by', /takes each value once/],
  ['/aggregates?sort=amount', 'sort', /amount_sum/],
  ['/aggregates?sort=-amount_sum,state', 'sort', /Each value/],
  ['/aggregates?fields=id', 'fields', /no parameter/],
  ['/aggregates?all=true', 'all', /ndjson/],
  ['/aggregates?account=Nothing', 'account', /Nothing/],
  ['/funding-lines?kind=account', 'kind', /guidance, federal_account, assistance_listing/],
  ['/funding-lines?subcommittee=XYZ', 'subcommittee', /THUD/],
  ['/funding-lines?limit=500', 'limit', /must be at most 200/],
  ['/funding-lines?changed_since=yesterday', 'changed_since', /a day such as/],
  ['/funding-lines?state=CA', 'state', /no parameter/],
  ['/funding-lines?all=true', 'all', /ndjson/],
]

for (const [address, param, rule] of WRONG)
  test(`${address} is refused by name`, async () => {
    const asked = await ask(address)
    assert.match(assertProblem(asked, 400, 'invalid_query'), rule)
    assert.equal(asked.body['param'], param)
  })

test('a parameter that there is not is refused with those there are', async () => {
  const allowedOf = async (address: string) => (await ask(address)).body['allowed']
  assert.deepEqual(await allowedOf('/datasets?dataset=senate-requests'), ['snapshot', 'limit', 'offset'])
  assert.deepEqual(await allowedOf('/record?id=a&limit=5'), ['id', 'snapshot'])
})
