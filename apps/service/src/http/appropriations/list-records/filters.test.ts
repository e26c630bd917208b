import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { FullRecord } from '@rotunda/contract'
import { makeRecord } from '../../../collections/appropriations/testing.ts'
import { openPublicApi } from '../testing.ts'

const [sample = assert.fail()] = makeRecord().requestors
const askedBy = (...bioguides: (string | null)[]): FullRecord['requestors'] =>
  bioguides.map((bioguide) => ({
    ...sample,
    name: bioguide ?? 'Nobody',
    bioguide,
    match: bioguide === null ? 'none' : 'state',
  }))

const house = { dataset: 'house-projects', chamber: 'house', stage: 'house_bill' } as const
const { ask } = await openPublicApi(
  { after },
  {
    records: [
      makeRecord({ id: 'both', requestors: askedBy('S000001', 'T000002') }),
      makeRecord({ id: 'one', requestors: askedBy('T000002'), state: 'OR', amount: null }),
      makeRecord({ id: 'nobody', requestors: askedBy(null), changed_at: '2026-05-01T00:00:00.000Z' }),
      makeRecord({
        id: 'bill',
        ...house,
        requestors: [],
        agency: 'Sample Agency',
        state: null,
        funding_line: { id: 'fl-0000000000000001', match: 'label' },
        changed_at: '2026-05-01T00:00:00.500Z',
      }),
    ],
  },
)

const idsFor = async (query: string): Promise<unknown[]> => {
  const { status, body } = await ask(`/records?${query}`)
  assert.equal(status, 200, query)
  return body.data.map(({ id }) => id).sort()
}

/** Each query with the records that it finds. */
const FOUND: readonly (readonly [query: string, ids: readonly string[]])[] = [
  ['id=one,BILL,none', ['bill', 'one']],
  ['id=none', []],
  ['not_id=one,bill', ['both', 'nobody']],
  ['bioguide=T000002', ['both', 'one']],
  ['bioguide=s000001,t000002', ['both', 'one']],
  ['bioguide=S000001&bioguide=X999999', ['both']],
  ['bioguide=X999999', []],
  ['not_bioguide=S000001', ['bill', 'nobody', 'one']],
  ['not_bioguide=S000001,T000002', ['bill', 'nobody']],
  ['not_bioguide=X999999', ['bill', 'both', 'nobody', 'one']],
  ['funding_line=fl-0000000000000001,fl-none', ['bill']],
  ['funding_line=fl-none', []],
  ['not_funding_line=FL-0000000000000001', ['both', 'nobody', 'one']],
  ['not_state=NM', ['bill']],
  ['not_chamber=senate&not_stage=request', ['bill']],
  ['not_agency=sample%20agency', ['both', 'nobody', 'one']],
  ['not_missing=amount', ['bill', 'both', 'nobody']],
  ['not_missing=amount,funding_line', ['bill']],
  ['state=NM&not_state=NM', []],
  ['missing=amount&not_missing=amount', []],
  ['fiscal_year=2026&not_fiscal_year=2025', ['bill', 'both', 'nobody', 'one']],
  ['changed_since=2026-05-01', ['bill', 'nobody']],
  ['changed_since=2026-05-01T02:00:00%2B02:00', ['bill', 'nobody']],
  ['changed_since=2026-05-01T00:00:00.0000001Z', ['bill']],
  ['changed_since=2026-05-01T00:00:00.50000000000Z', ['bill']],
  ['changed_since=2026-04-30T23:59:60Z', ['bill', 'nobody']],
  ['changed_since=2026-05-02', []],
]

for (const [query, ids] of FOUND)
  test(`${query} finds ${ids.length === 0 ? 'nothing, which is no fault' : ids.join(', ')}`, async () => {
    assert.deepEqual(await idsFor(query), ids)
  })

test('a client that sorts by changed_at finds what changed last at the end', async () => {
  const { body } = await ask('/records?sort=changed_at&changed_since=2026-05-01')
  assert.deepEqual(
    body.data.map(({ id }) => id),
    ['nobody', 'bill'],
  )
})

test('records are counted by member and by funding line, also those that have none', async () => {
  const { body } = await ask('/records?facet=bioguide,funding_line&limit=1')
  assert.deepEqual(body.meta['facets'], {
    bioguide: [
      { value: 'T000002', rows: 2 },
      { value: null, rows: 2 },
      { value: 'S000001', rows: 1 },
    ],
    funding_line: [
      { value: null, rows: 3 },
      { value: 'fl-0000000000000001', rows: 1 },
    ],
  })
  const groups = await ask('/aggregates?group_by=bioguide&stage=request')
  assert.deepEqual(
    groups.body.data.map(({ group, rows }) => [group, rows]),
    [
      [{ stage: 'request', bioguide: 'S000001' }, 1],
      [{ stage: 'request', bioguide: 'T000002' }, 2],
      [{ stage: 'request', bioguide: null }, 1],
    ],
  )
})

test('as CSV a record says its members, its funding line and when it changed', async () => {
  const { text } = await ask('/records?format=csv&bioguide=S000001')
  const [both]: Record<string, string>[] = parse(text, { columns: true })
  assert.equal(both?.['requestor_bioguides'], 'S000001; T000002')
  assert.equal(both['requestor_matches'], 'state; state')
  assert.deepEqual([both['funding_line'], both['funding_line_match']], ['', ''])
  const other = await ask('/records?format=csv&not_chamber=senate')
  const [bill]: Record<string, string>[] = parse(other.text, { columns: true })
  assert.deepEqual([bill?.['funding_line'], bill?.['funding_line_match']], ['fl-0000000000000001', 'label'])
  assert.deepEqual(
    [bill?.['first_seen_at'], bill?.['changed_at']],
    ['2026-01-02T03:04:05.000Z', '2026-05-01T00:00:00.500Z'],
  )
})

test('the next page and the totals have the filter with what it leaves out', async () => {
  const { headers } = await ask('/records?limit=1&not_state=OR,WY&not_dataset=house-projects')
  assert.match(
    String(headers.link),
    /records\?not_dataset=house-projects&not_state=OR&not_state=WY&limit=1&offset=1&snapshot=[\w-]+>; rel="next"/,
  )
  const { body } = await ask('/aggregates?not_stage=house_bill&changed_since=2026-01-01')
  assert.deepEqual(body.meta['filters'], { not_stage: ['house_bill'], changed_since: '2026-01-01' })
})

test('coverage is not told of a dataset that the filter leaves out', async () => {
  for (const query of ['not_dataset=senate-requests', 'not_chamber=senate', 'not_stage=request']) {
    const { body } = await ask(`/records?${query}`)
    // Held to the description.
    const codes = (body.meta['coverage'] as { code: string }[]).map(({ code }) => code)
    assert.ok(codes.includes('house_bill_names') && !codes.includes('senate_no_account'), query)
  }
})
