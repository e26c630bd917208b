import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { dataEnvelope, EnactedMeta, LineageLink, type EnactedMeta as Meta } from '@rotunda/contract'
import { Compile } from 'typebox/compile'
import { openTestService } from '../../apps/service/src/bin/testing.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())

const BASE = '/api/enacted/v1/links'
const ANSWER = Compile(dataEnvelope(LineageLink, EnactedMeta))
type Links = { readonly data: readonly LineageLink[]; readonly meta: Meta }

const get = (query: string) => service.app.inject({ url: `${BASE}?${query}` })

const list = async (query: string): Promise<Links> => {
  const answer = await get(query)
  assert.equal(answer.statusCode, 200, answer.payload)
  const body: unknown = answer.json()
  assert.deepEqual([...ANSWER.Errors(body)], [])
  // The schema of the answer has just been checked.
  return body as Links
}

test('the links of a record and of a project are found from both sides', async () => {
  const { data: some } = await list('limit=5')
  assert.equal(some.length, 5)
  for (const link of some) {
    assert.ok((await list(`project=${link.project_id}`)).data.some(({ id }) => id === link.id))
    const { data, meta } = await list(`record=${link.record_id}`)
    assert.ok(data.every(({ record_id: id }) => id === link.record_id))
    assert.ok(data.some(({ id }) => id === link.id))
    assert.equal(meta.total, data.length)
    const project = await service.app.inject({ url: `/api/enacted/v1/project?id=${link.project_id}` })
    const record = await service.app.inject({ url: `/api/appropriations/v1/record?id=${link.record_id}` })
    assert.deepEqual([project.statusCode, record.statusCode], [200, 200])
    for (const { data } of [project, record].map((one) => one.json<{ data: { fiscal_year: number }[] }>()))
      assert.equal(data[0]?.fiscal_year, link.fiscal_year)
  }
})

test('the pages of a release hold every link once, in order, and a filter and its opposite split them', async () => {
  const { meta } = await list('limit=1')
  const rows: LineageLink[] = []
  for (let offset: number | null = 0; offset !== null;) {
    const page: Links = await list(`limit=20&offset=${offset}&snapshot=${meta.snapshot}`)
    rows.push(...page.data)
    offset = page.meta.next_offset
  }
  assert.equal(new Set(rows.map(({ id }) => id)).size, meta.total)
  const years = rows.map(({ fiscal_year: year }) => year)
  assert.deepEqual(
    years,
    years.toSorted((a, b) => a - b),
  )
  const [only, others] = await Promise.all([
    list('grade=candidate&limit=1'),
    list('not_grade=candidate&limit=1'),
  ])
  assert.ok(only.meta.total > 0 && others.meta.total > 0)
  assert.equal(only.meta.total + others.meta.total, meta.total)
  const high = await list('score_min=80&limit=200')
  assert.deepEqual(
    high.data.map(({ id }) => id),
    rows.filter(({ score }) => score >= 80).map(({ id }) => id),
  )
})

test('facets count the links of each grade', async () => {
  const { meta } = await list('limit=1&facet=grade')
  const counts = (meta.facets?.['grade'] ?? []).map(({ rows }) => rows)
  assert.equal(
    counts.reduce((sum, rows) => sum + rows, 0),
    meta.total,
  )
})

test('an unknown id has no link, whatever characters it has', async () => {
  for (const id of [
    'none',
    "'; drop table links; --",
    '../../etc/passwd',
    '%00',
    '<script>',
    'İ'.repeat(50),
  ]) {
    for (const side of ['record', 'project']) {
      const answer = await get(`${side}=${encodeURIComponent(id)}`)
      assert.ok([200, 400].includes(answer.statusCode), `${side}=${id}: ${answer.statusCode}`)
      if (answer.statusCode === 200) assert.deepEqual(answer.json<Links>().data, [])
    }
  }
})

const REFUSED = [
  'member=x',
  'grade=certain',
  'stage=enacted',
  'score_min=-1',
  'score_max=101',
  'score_min=NaN',
  'fiscal_year=1999',
  'limit=0',
  'limit=100000',
  'offset=-1',
  'sort=amount',
  'record=',
  `record=${'a'.repeat(5000)}`,
  'record=a&__proto__=b',
]

for (const query of REFUSED)
  test(`links?${query.slice(0, 40)} is refused, and no link leaves`, async () => {
    const answer = await get(query)
    assert.equal(answer.statusCode, 400, answer.payload.slice(0, 200))
    assert.doesNotMatch(answer.payload, /lnk-/)
  })

test('a snapshot that is no longer current is refused', async () => {
  const answer = await get('snapshot=snap-00000000000000000000')
  assert.equal(answer.statusCode, 409, answer.payload)
  assert.doesNotMatch(answer.payload, /lnk-/)
})
