import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ATTRIBUTION, COVERAGE_NOTES, DATASETS } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { RECORD_COLUMNS } from '../../../collections/appropriations/index.ts'
import { sortByDefault } from '../../../collections/appropriations/testing.ts'
import { openPublicApi, RECORDS, type Asked } from '../testing.ts'

const api = await openPublicApi({ after })
const { ask } = api

const idsOf = ({ body }: Asked): unknown[] => body.data.map(({ id }) => id)
const idsFor = async (query: string): Promise<unknown[]> => idsOf(await ask(`/records?limit=200&${query}`))
const ids = (keeps: (record: (typeof RECORDS)[number]) => boolean): string[] =>
  sortByDefault(RECORDS)
    .filter(keeps)
    .map(({ id }) => id)

test('every form of a page, and a stream, names its snapshot in a header that a web page may read', async () => {
  const { body } = await ask('/records?limit=2')
  for (const query of ['limit=2', 'limit=2&format=csv', 'limit=2&format=ndjson', 'all=true&format=csv'])
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await ask(`/records?${query}`)
      assert.equal(headers['rotunda-snapshot'], body.meta['snapshot'], query)
      assert.match(String(headers['access-control-expose-headers']), /Rotunda-Snapshot/)
    }
})

test('a page has fifty records unless told, in the default order, as lists give them', async () => {
  const asked = await ask('/records')
  assert.equal(asked.status, 200)
  assert.deepEqual(idsOf(asked), ids(() => true).slice(0, 50))
  const { evidence, ...plain } = sortByDefault(RECORDS)[0] ?? assert.fail()
  const { evidence: listed, ...given } = asked.body.data[0] ?? assert.fail()
  assert.deepEqual(given, plain)
  assert.deepEqual(
    listed,
    evidence.map(({ cells: _cells, ...one }) => one),
  )
})

test('meta says where the walk goes on, how recent the sources are, what they cover and whom to credit', async () => {
  const { body } = await ask('/records?limit=7&offset=14')
  const { coverage, snapshot, ...meta } = body.meta
  assert.match(String(snapshot), /^[\w-]+$/)
  assert.deepEqual(meta, {
    next_offset: 21,
    total: 60,
    limit: 7,
    offset: 14,
    attribution: ATTRIBUTION,
    freshness: {
      earliest_retrieved_at: '2026-01-02T03:04:05Z',
      latest_retrieved_at: '2026-01-02T03:04:05Z',
      latest_published_at: null,
      checked_at: '2026-01-03T03:04:05Z',
    },
  })
  const codes = new Set([...DATASETS['senate-requests'].notes, ...DATASETS['house-projects'].notes])
  assert.deepEqual(
    coverage,
    Object.entries(COVERAGE_NOTES)
      .filter(([code]) => [...codes].some((one) => one === code))
      .map(([code, text]) => ({ code, text })),
  )
})

test('coverage is told of the datasets that the filter lets in, and of those of an answer without rows', async () => {
  const codesOf = async (query: string) => {
    const { body } = await ask(`/records?${query}`)
    // Held to the description.
    return (body.meta['coverage'] as { code: string }[]).map(({ code }) => code).sort()
  }
  assert.deepEqual(await codesOf('chamber=senate'), [...DATASETS['senate-requests'].notes].sort())
  assert.deepEqual(await codesOf('stage=house_bill'), [...DATASETS['house-projects'].notes].sort())
  assert.deepEqual(
    await codesOf('dataset=senate-requests&chamber=house'),
    [...DATASETS['senate-requests'].notes].sort(),
  )
})

test('walking by pages gives every record once, and each page leads to the next and to the first', async () => {
  const walked: unknown[] = []
  let path: string | undefined = '/records?limit=13&chamber=senate,house'
  while (path !== undefined) {
    const { body, headers } = await ask(path)
    walked.push(...body.data.map(({ id }) => id))
    const [, next] =
      /<http:[^>]*\/api\/appropriations\/v1([^>]+)>; rel="next"/.exec(String(headers.link)) ?? []
    assert.equal(next === undefined, body.meta['next_offset'] === null)
    assert.match(String(headers.link), /chamber=house&chamber=senate&limit=13&snapshot=[\w-]+>; rel="first"/)
    path = next
  }
  assert.deepEqual(
    walked,
    ids(() => true),
  )
})

test('an offset behind the end gives an empty last page', async () => {
  const { body } = await ask('/records?offset=1000')
  assert.deepEqual([body.data, body.meta['next_offset'], body.meta['total']], [[], null, 60])
})

test('different parameters narrow; several values of one widen, given again or, as codes, with commas', async () => {
  const both = ids(({ fiscal_year: year }) => year === 2022 || year === 2024)
  assert.deepEqual(await idsFor('fiscal_year=2022,2024'), both)
  assert.deepEqual(await idsFor('fiscal_year=2024&fiscal_year=2022'), both)
  assert.deepEqual(
    await idsFor('fiscal_year=2022,2024&chamber=senate'),
    ids(({ fiscal_year: year, chamber }) => (year === 2022 || year === 2024) && chamber === 'senate'),
  )
})

test('names may hold commas, and are compared in any case', async () => {
  const agency = 'EXAMPLE AGENCY, DEPARTMENT OF EXAMPLES'
  assert.deepEqual(
    await idsFor(`agency=${encodeURIComponent(agency)}`),
    ids((record) => record.agency !== null),
  )
  const { body } = await ask('/records?recipient=Nobody')
  assert.equal(body.meta['total'], 0)
})

test('amounts, missing fields and words choose records', async () => {
  assert.deepEqual(
    await idsFor('amount_min=10000&amount_max=20000'),
    ids(({ amount }) => amount !== null && amount >= 10_000 && amount <= 20_000),
  )
  assert.deepEqual(
    await idsFor('missing=amount'),
    ids(({ amount }) => amount === null),
  )
  assert.deepEqual(
    await idsFor('q=road'),
    ids(({ title }) => title?.startsWith('Road') === true),
  )
})

test('the order is as asked, null last both ways', async () => {
  const amounts = async (sort: string) =>
    (await ask(`/records?limit=200&sort=${sort}`)).body.data.map(({ amount }) => amount)
  const known = RECORDS.flatMap(({ amount }) => amount ?? []).sort((one, other) => one - other)
  const unknown = RECORDS.flatMap(({ amount }) => (amount === null ? [null] : []))
  assert.deepEqual(await amounts('amount'), [...known, ...unknown])
  assert.deepEqual(await amounts('-amount'), [...known.toReversed(), ...unknown])
})

test('fields gives these fields and no others', async () => {
  const { body } = await ask('/records?fields=amount,id&limit=3')
  assert.equal(body.data.length, 3)
  for (const record of body.data) assert.deepEqual(Object.keys(record), ['id', 'amount'])
  const csv = await ask('/records?fields=id,requestors&format=csv')
  assert.equal(
    csv.text.split('\n')[0],
    'id,requestors,requestors_raw,requestor_states,requestor_districts,requestor_parties,requestor_bioguides,requestor_matches,requestor_from_match',
  )
})

test('facets count the filtered set, the most frequent first', async () => {
  const { body } = await ask('/records?chamber=house&facet=stage,fiscal_year&facet_limit=2&limit=1')
  assert.deepEqual(body.meta['facets'], {
    stage: [
      { value: 'house_bill', rows: 20 },
      { value: 'request', rows: 20 },
    ],
    fiscal_year: [
      { value: 2022, rows: 8 },
      { value: 2023, rows: 8 },
    ],
  })
})

test('totals are those of /aggregates, of every stage whichever the rows are of', async () => {
  const { body: groups } = await ask('/aggregates?chamber=house&amount_min=1000')
  assert.ok(groups.data.length > 1)
  for (const stage of ['', '&stage=request', '&not_stage=request']) {
    const { body } = await ask(`/records?chamber=house&amount_min=1000${stage}&totals=true&limit=1`)
    assert.deepEqual(body.meta['totals'], groups.data, stage)
  }
  const { body: none } = await ask('/records?amount_min=9007199254740991&totals=true')
  assert.deepEqual(none.meta['totals'], [])
  const { body: plain } = await ask('/records?totals=false&limit=1')
  assert.ok(!('totals' in plain.meta))
})

test('as CSV: the flat columns, null empty, formulas disarmed, numbers as they are', async () => {
  const { text, headers } = await ask('/records?format=csv&limit=200&chamber=house')
  assert.equal(headers['content-type'], 'text/csv; charset=utf-8; header=present')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  assert.deepEqual(
    Object.keys(rows[0] ?? {}),
    RECORD_COLUMNS.map(({ name }) => name),
  )
  const records = new Map(RECORDS.map((record) => [record.id, record]))
  for (const row of rows) {
    const record = records.get(row['id'] ?? '') ?? assert.fail()
    assert.equal(row['amount'], String(record.amount ?? ''))
    assert.equal(row['recipient'], record.recipient?.replace(/^=/, "'="))
    assert.equal(row['agency'], record.agency ?? '')
    assert.equal(row['source_url'], record.evidence[0]?.url)
  }
})

test('as NDJSON: one record on each line', async () => {
  const { text } = await ask('/records?format=ndjson&limit=5')
  const json = await ask('/records?limit=5')
  assert.deepEqual(
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
    json.body.data,
  )
  assert.ok(text.endsWith('\n'))
  assert.equal((await ask('/records?format=ndjson&offset=1000')).text, '')
})

test('the parameter format goes before Accept, and Accept before JSON', async () => {
  const typeOf = async (path: string, accept: string) =>
    String((await ask(path, { headers: { accept } })).headers['content-type']).split(';')[0]
  assert.equal(await typeOf('/records', 'text/csv'), 'text/csv')
  assert.equal(await typeOf('/records?format=ndjson', 'text/csv'), 'application/x-ndjson')
  assert.equal(await typeOf('/records', 'image/png'), 'application/json')
  assert.equal(await typeOf('/datasets', 'text/csv'), 'application/json')
})

test('HEAD answers with the headers of GET and nothing else, and a body that comes with GET is passed over', async () => {
  const get = await ask('/records?limit=3')
  for (const path of ['/records?limit=3', '/records?limit=3&offset=0']) {
    const head = await ask(path, { method: 'HEAD' })
    assert.equal(head.status, 200)
    assert.equal(head.bytes.length, 0)
    for (const name of ['etag', 'content-length', 'content-type', 'link', 'cache-control'])
      assert.equal(head.headers[name], get.headers[name])
  }
  const odd = await ask('/records?limit=3&sort=id', {
    body: '{"limit":1}',
    headers: { 'content-type': 'text/x', 'content-length': '11' },
  })
  assert.equal(odd.body.data.length, 3)
})

test('any web page may read the answer and ask whether it has changed', async () => {
  const { headers } = await ask('/records', { headers: { origin: 'https://example.org' } })
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['access-control-allow-credentials'], undefined)
  assert.deepEqual(String(headers['access-control-expose-headers']).split(', ').sort(), [
    'Accept-Ranges',
    'Content-Digest',
    'Content-Disposition',
    'Content-Range',
    'ETag',
    'Link',
    'RateLimit',
    'RateLimit-Policy',
    'Repr-Digest',
    'Request-Id',
    'Retry-After',
    'Rotunda-Rows',
    'Rotunda-Snapshot',
  ])
  const preflight = await ask('/records', { method: 'OPTIONS' })
  assert.equal(preflight.status, 204)
  assert.match(String(preflight.headers['access-control-allow-headers']), /\*/)
  assert.equal(preflight.headers['access-control-allow-methods'], 'GET, HEAD')
  assert.equal(preflight.headers['access-control-max-age'], '86400')
})

test('an address with its snapshot is kept for good, one without for a minute', async () => {
  const { body, headers } = await ask('/records?limit=4')
  assert.match(String(headers['cache-control']), /^public, max-age=60, stale-while-revalidate=/)
  assert.equal(headers.vary, 'Accept, Accept-Encoding')
  const pinned = await ask(`/records?limit=4&snapshot=${String(body.meta['snapshot'])}`)
  assert.equal(pinned.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(pinned.text, JSON.stringify(body))
  assert.equal(pinned.headers.etag, headers.etag)
})
