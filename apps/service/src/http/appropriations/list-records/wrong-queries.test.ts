import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

/** Each query with the parameter at fault and words of the rule. */
const WRONG: readonly (readonly [query: string, param: string, rule: RegExp])[] = [
  ['limit=0', 'limit', /must be at least 1/],
  ['limit=201', 'limit', /must be at most 200\.$/],
  ['limit=ten', 'limit', /must be a whole number/],
  ['limit=1.5', 'limit', /must be a whole number/],
  ['limit=', 'limit', /must be a whole number/],
  ['limit=5&limit=6', 'limit', /once/],
  ['offset=-1', 'offset', /must be at least 0/],
  ['offset=9007199254740992', 'offset', /9007199254740991/],
  ['amount_min=99999999999999999999', 'amount_min', /9007199254740991/],
  ['fiscal_year=2026,last', 'fiscal_year', /Each value.*must be a whole number/],
  ['fiscal_year=1789', 'fiscal_year', /must be at least 2000/],
  ['amount_min=-5', 'amount_min', /must be at least 0/],
  ['amount_min=5&amount_max=4', 'amount_m', /amount_min.*amount_max|amount_max.*amount_min/],
  ['agency=', 'agency', /Each value.*must not be empty/],
  ['q=', 'q', /must not be empty/],
  ['q=%22%22', 'q', /./],
  ['snapshot=', 'snapshot', /must not be empty/],
  ['snapshot=a&snapshot=b', 'snapshot', /once/],
  ['facet_limit=0', 'facet_limit', /must be at least 1/],
  ['totals=yes', 'totals', /true.*false/],
  ['totals=true&format=csv', 'totals', /only JSON has meta\. Leave out format or totals\.$/],
  ['facet=state&totals=true&format=ndjson', 'facet', /only JSON has meta/],
  [`member=${'x'.repeat(501)}`, 'member', /must have at most 500 characters/],
  [`fiscal_year=${'2026,'.repeat(101)}2026`, 'fiscal_year', /takes at most 100 values/],
  ['changed_since=yesterday', 'changed_since', /a day such as .* or an instant such as .*Z/],
  ['changed_since=2026-02-30', 'changed_since', /a day/],
  ['changed_since=2026-05-01T12:00:00', 'changed_since', /an instant/],
  ['changed_since=2026-05-01T02:00:00+02:00', 'changed_since', /%2B/],
  ['changed_since=2026-05-01&changed_since=2026-05-02', 'changed_since', /once/],
  ['bioguide=Sample', 'bioguide', /Each value.*must have the form/],
  ['bioguide=S000001,', 'bioguide', /Each value/],
  ['funding_line=fl%201', 'funding_line', /Each value.*must have the form/],
  ['district=CA-1', 'district', /Each value.*a State and two digits, as in CA-12 or CA12, and AK-00/],
  ['district=XX-12', 'district', /Each value.*a State and two digits/],
  ['not_district=CA-012', 'not_district', /Each value.*a State and two digits/],
  ['district=ca-12', 'district', /Each value.*a State and two digits/],
  ['party=Whig', 'party', /D, R, I, other/],
  ['not_party=D,X', 'not_party', /D, R, I, other/],
  ['not_missing=color', 'not_missing', /agency, account/],
  ['not_amount_min=5', 'not_amount_min', /no parameter/],
  ['all=yes', 'all', /true, false/],
  ['all=true', 'all', /ndjson.*parquet.*xlsx/],
  ['all=true&format=json', 'all', /csv/],
  ['all=true&format=csv&limit=5', 'limit', /leave out/i],
  ['all=true&format=csv&offset=0', 'offset', /leave out/i],
  ['trailer=true&format=csv', 'trailer', /add all=true/i],
  ['trailer=true&all=false&format=csv', 'trailer', /add all=true/i],
  ['trailer=true&all=true&format=parquet', 'trailer', /cannot have a trailer/],
  ['trailer=true&all=true&format=xlsx', 'trailer', /format=csv/],
  ['bom=true', 'bom', /format=csv/],
  ['bom=true&format=ndjson', 'bom', /only for CSV.*ndjson/],
  ['bom=true&format=xlsx&all=true', 'bom', /xlsx.*format=csv/],
  ['bom=yes&format=csv', 'bom', /true, false/],
  ['trailer=yes&all=true&format=csv', 'trailer', /true, false/],
  ['all=true&format=xlsx&limit=5', 'limit', /leave out/i],
  ['facet=stage&format=parquet', 'facet', /JSON/],
  ['facet=stage&format=csv', 'facet', /JSON/],
]

for (const [query, param, rule] of WRONG)
  test(`${query.slice(0, 60)} is refused by name, never mended`, async () => {
    const asked = await ask(`/records?${query}`)
    assert.match(assertProblem(asked, 400, 'invalid_query'), rule)
    assert.ok(String(asked.body['param']).startsWith(param), String(asked.body['param']))
  })

test('an unknown parameter is refused with the ones there are and the nearest', async () => {
  for (const [wrong, nearest] of [
    ['stat', 'state'],
    ['fiscalyear', 'fiscal_year'],
    ['limti', 'limit'],
    ['Chamber', 'chamber'],
    ['not_stat', 'not_state'],
    ['changed_sinc', 'changed_since'],
    ['bioguides', 'bioguide'],
    ['fundingline', 'funding_line'],
  ]) {
    const asked = await ask(`/records?${wrong}=x`)
    assert.match(
      assertProblem(asked, 400, 'invalid_query'),
      new RegExp(`"${wrong}".*Did you mean "${nearest}"`),
    )
    assert.deepEqual([asked.body['param'], asked.body['did_you_mean']], [wrong, nearest])
    assert.ok(String(asked.body['allowed']).includes('project_state'))
  }
})

test('a value that is no code is refused with the codes there are and the nearest', async () => {
  const asked = await ask('/records?chamber=senate&chamber=hous')
  assert.match(assertProblem(asked, 400, 'invalid_query'), /Each value.*house, senate.*Did you mean "house"/)
  assert.deepEqual(asked.body['allowed'], ['house', 'senate'])
  const sort = await ask('/records?sort=amount,-amout')
  assert.equal(sort.body['did_you_mean'], '-amount')
})

test('the name of a State in the place of its code is understood, and another code is no guess', async () => {
  for (const [given, meant] of [
    ['Texas', 'TX'],
    ['new york', 'NY'],
    ['Pensylvania', 'PA'],
    ['XX', undefined],
  ] as const)
    assert.equal((await ask(`/records?state=${encodeURIComponent(given)}`)).body['did_you_mean'], meant)
})

test('an agency that no record has is refused with the nearest that one has, wanted or not', async () => {
  for (const param of ['agency', 'not_agency']) {
    const asked = await ask(`/records?${param}=Exampel%20Agency,%20Department%20of%20Examples`)
    assert.match(assertProblem(asked, 400, 'invalid_query'), /has the agency “Exampel/)
    assert.deepEqual(
      [asked.body['param'], asked.body['did_you_mean']],
      [param, 'Example Agency, Department of Examples'],
    )
  }
})

test('names that mean something to JavaScript are unknown parameters like any other', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'limit[]', 'q%00'])
    assertProblem(await ask(`/records?${name}=1`), 400, 'invalid_query')
})

test('a query that is no percent-encoded UTF-8 is refused, and never taken for another one', async () => {
  for (const query of ['q=caf%E9', 'q=50%', 'q=%zz', 'state=CA&q=%C3%28', '%E9=1', 'agency=%ff'])
    assert.match(assertProblem(await ask(`/records?${query}`), 400, 'invalid_query'), /percent/)
  for (const query of ['q=caf%C3%A9', 'q=50%25', 'q=road+%31'])
    assert.equal((await ask(`/records?${query}`)).status, 200)
})

test('any number that the description allows is taken', async () => {
  for (const query of [
    'offset=9007199254740991',
    'amount_min=9007199254740991',
    'amount_max=9007199254740991',
  ])
    assert.equal((await ask(`/records?${query}`)).status, 200)
})

test('a name or value that has no letter in common with any is like none of them', async () => {
  for (const query of ['a=1', '=1', 'state='])
    assert.equal((await ask(`/records?${query}`)).body['did_you_mean'], undefined)
})
