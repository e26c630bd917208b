import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import { makeRecord } from '../../../collections/appropriations/testing.ts'
import { openPublicApi } from '../testing.ts'

const [sample = assert.fail()] = makeRecord().requestors
const seat = (
  state: 'CA' | 'AK' | 'NM',
  district: number | null,
  party: string | null,
): FullRecord['requestors'][number] => ({ ...sample, name: `${state} ${party}`, state, district, party })

/** Records of which each says another thing of the seats of those who asked. */
const { ask } = await openPublicApi(
  { after },
  {
    records: [
      makeRecord({ id: 'ca', requestors: [seat('CA', 12, 'D')] }),
      makeRecord({ id: 'ak', requestors: [seat('AK', 0, 'Republican')], project_states: [] }),
      makeRecord({ id: 'two', requestors: [seat('CA', 12, 'Democrat'), seat('CA', 3, 'R')] }),
      makeRecord({ id: 'odd', requestors: [seat('NM', null, 'New Progressive')] }),
      makeRecord({ id: 'none', requestors: [seat('NM', null, null)] }),
    ],
  },
)

const SEATS: readonly (readonly [query: string, ids: readonly string[]])[] = [
  ['party=D', ['ca', 'two']],
  ['party=D,R', ['ak', 'ca', 'two']],
  ['party=other', ['odd']],
  ['party=I', []],
  ['not_party=D', ['ak', 'none', 'odd']],
  ['not_party=D,R,I,other', ['none']],
  ['district=CA-12', ['ca', 'two']],
  ['district=CA12,AK00', ['ak', 'ca', 'two']],
  ['district=AK-00', ['ak']],
  ['district=CA-99', []],
  ['not_district=CA-12', ['ak', 'none', 'odd']],
  ['not_district=CA03&party=D', ['ca']],
  ['missing=project_states', ['ak']],
  ['not_missing=project_states', ['ca', 'none', 'odd', 'two']],
]

for (const [query, ids] of SEATS)
  test(`${query} finds ${ids.length === 0 ? 'nothing, which is no fault' : ids.join(', ')}`, async () => {
    const { status, body } = await ask(`/records?${query}`)
    assert.equal(status, 200)
    assert.deepEqual(body.data.map(({ id }) => id).sort(), ids)
  })

test('records are counted and totalled by party and by district, one value for every spelling', async () => {
  const { body } = await ask('/records?facet=party,district')
  assert.deepEqual(body.meta['facets'], {
    party: [
      { value: 'D', rows: 2 },
      { value: 'R', rows: 2 },
      { value: 'other', rows: 1 },
      { value: null, rows: 1 },
    ],
    district: [
      { value: 'CA-12', rows: 2 },
      { value: null, rows: 2 },
      { value: 'AK-00', rows: 1 },
      { value: 'CA-03', rows: 1 },
    ],
  })
  const groups = await ask('/aggregates?group_by=district,party&party=R')
  assert.deepEqual(
    groups.body.data.map(({ group, rows }) => [group, rows]),
    [
      [{ stage: 'request', district: 'AK-00', party: 'R' }, 1],
      [{ stage: 'request', district: 'CA-03', party: 'D' }, 1],
      [{ stage: 'request', district: 'CA-03', party: 'R' }, 1],
      [{ stage: 'request', district: 'CA-12', party: 'D' }, 1],
      [{ stage: 'request', district: 'CA-12', party: 'R' }, 1],
    ],
  )
})
