import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { XmlDocument } from 'libxml2-wasm'
import type { PublicReport, ReportStatistics } from '@rotunda/contract'
import { openTestService, type TestService } from '../../bin/testing.ts'
import { CANARY, putReport } from '../../corrections/testing.ts'
import { makeFolder } from '../../releases/testing.ts'
import { runPython } from '../../platform/testing.ts'

const BASE = '/api/corrections/v1'

const WORDS = {
  proposed: { value: { name: 'a "quoted" <b>name</b>' } },
  why: '=1+1; a comma, a "quote"\nand a line <script>alert(1)</script> & more',
  evidence: ['https://a.example/x?a=1&b=2', 'https://b.example'],
  reason: 'It is so.',
}

let service: TestService
before(async () => {
  service = await openTestService()
  const decided_at = Date.parse('2026-05-01T12:00:00Z')
  await putReport(service.store, { published: WORDS })
  await putReport(service.store, { state: 'rejected', published: WORDS, decided_at })
  await putReport(service.store, { state: 'spam', published: WORDS })
  await putReport(service.store, { state: 'duplicate', published: WORDS })
  await putReport(service.store, { record: 'st-1', dataset: 'staff', title: '', page: null, field: null })
})
after(() => service.close())

type List = {
  readonly data: readonly PublicReport[]
  readonly meta: { readonly next_offset: number | null }
}

// JSON answers are held to their description.
const list = async (query = '') => {
  const { status, json } = await service.ask({ url: `${BASE}${query}`, key: null })
  return { status, ...(json as List) }
}

const read = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  service.app.inject({ url, headers })

test('the public list has every report but spam and duplicates, part by part', async () => {
  const { data } = await list()
  assert.deepEqual(
    data.map(({ number }) => number),
    [5, 2, 1],
  )
  const first = await list('?limit=2')
  assert.equal(first.meta.next_offset, 2)
  const rest = await list('?limit=2&offset=2')
  assert.deepEqual([[...first.data, ...rest.data], rest.meta.next_offset], [data, null])
  const { headers } = await read(`${BASE}?limit=2`)
  assert.match(String(headers['link']), /\?limit=2&offset=2>; rel="next"/)
})

test('filters are those of the description, and others are refused by name', async () => {
  const numbers = async (query: string) => (await list(query)).data.map(({ number }) => number)
  assert.deepEqual(await numbers('?dataset=staff'), [5])
  assert.deepEqual(await numbers('?record=hr-2026-0000000000000001&state=rejected'), [2])
  assert.deepEqual(await numbers('?since=2026-03-06'), [5])
  assert.deepEqual(await numbers('?since=2026-03-07T12:00:00.001Z'), [])
  for (const wrong of [
    'state=spam',
    'state=duplicate',
    'since=today',
    'limit=201',
    'limit=0',
    'format=xml',
    'q=a',
  ])
    assert.equal((await list(`?${wrong}`)).status, 400, wrong)
  assert.equal((await service.ask({ url: `${BASE}/statistics?record=a`, key: null })).status, 400)
  assert.equal((await service.ask({ url: `${BASE}/reports/1?record=a`, key: null })).status, 400)
})

test('one report is read by its number; spam, duplicates and others are not found', async () => {
  const find = async (number: string) => service.ask({ url: `${BASE}/reports/${number}`, key: null })
  const { json, status } = await find('2')
  assert.equal(status, 200)
  assert.deepEqual((json as { readonly data: PublicReport }).data.published, WORDS)
  for (const none of ['3', '4', '999', '0', '-1', 'x', '1e3', '9'.repeat(40)])
    assert.equal((await find(none)).status, 404, none)
})

test('statistics count spam and duplicates, by publisher and in all', async () => {
  const { json } = await service.ask({ url: `${BASE}/statistics`, key: null })
  const { data } = json as { readonly data: ReportStatistics }
  assert.partialDeepStrictEqual(data.all, { received: 5, open: 2, rejected: 1, spam: 1, duplicate: 1 })
  assert.equal(data.by_publisher[0]?.received, 5)
})

test('any website may read the answers, caches keep them for a minute, and an unchanged one is not sent again', async () => {
  for (const path of ['', '?format=csv', '?format=atom', '/reports/2', '/statistics']) {
    const { statusCode, headers } = await read(BASE + path, { origin: 'https://paper.example' })
    assert.deepEqual(
      [statusCode, headers['access-control-allow-origin'], headers['cache-control']],
      [200, '*', 'public, max-age=60'],
      path,
    )
    const again = await read(BASE + path, { 'if-none-match': String(headers.etag) })
    assert.deepEqual([again.statusCode, again.payload], [304, ''], path)
  }
  const preflight = await service.app.inject({ method: 'OPTIONS', url: BASE })
  assert.deepEqual([preflight.statusCode, preflight.headers['access-control-allow-origin']], [204, '*'])
})

const TYPES = [
  ['json', 'application/json'],
  ['csv', 'text/csv'],
  ['ndjson', 'application/x-ndjson'],
  ['atom', 'application/atom+xml'],
] as const

for (const [format, type] of TYPES)
  test(`the list is ${format} by its parameter and by Accept`, async () => {
    const byParameter = await read(`${BASE}?format=${format}`, { accept: 'application/json' })
    const byHeader = await read(BASE, { accept: type })
    for (const { headers } of [byParameter, byHeader]) {
      assert.ok(String(headers['content-type']).startsWith(type))
      assert.match(String(headers['vary']), /Accept\b/)
    }
    if (format !== 'atom') assert.equal(byParameter.payload, byHeader.payload)
  })

test('a standard reader reads the CSV with every cell, as the JSON has it', async () => {
  const { payload } = await read(`${BASE}?format=csv`)
  const rows: Record<string, string>[] = parse(payload, { columns: true })
  const { data } = await list()
  assert.deepEqual(
    rows.map(({ number }) => Number(number)),
    data.map(({ number }) => number),
  )
  const decided = rows.find(({ number }) => number === '2')
  assert.deepEqual(JSON.parse(decided?.['proposed'] ?? ''), WORDS.proposed.value)
  assert.equal(decided?.['why']?.replace(/^'/, ''), WORDS.why)
  assert.deepEqual(decided['evidence']?.split(' '), WORDS.evidence)
  const path = join(makeFolder({ after }), 'reports.csv')
  writeFileSync(path, payload)
  const program = `import pandas\nframe = pandas.read_csv(sys.argv[1])\nprint(json.dumps([frame['number'].tolist(), frame['days'].dtype.kind]))`
  const found = runPython('pandas', program, path)
  if (found !== undefined) assert.deepEqual(found, [data.map(({ number }) => number), 'i'])
})

test('NDJSON has the rows of the JSON', async () => {
  const { payload } = await read(`${BASE}?format=ndjson`)
  const rows: unknown[] = payload
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  assert.deepEqual(rows, (await list()).data)
})

test('the feed is well-formed, with one entry for each report under a name that stays', async () => {
  const atom = { a: 'http://www.w3.org/2005/Atom' }
  const readFeed = async (query: string) => {
    const { payload } = await read(`${BASE}?format=atom${query}`)
    using document = XmlDocument.fromString(payload)
    const textsOf = (path: string) => document.find(path, atom).map(({ content }) => content)
    return { ids: textsOf('//a:entry/a:id'), id: textsOf('/a:feed/a:id'), summaries: textsOf('//a:summary') }
  }
  const { ids, id, summaries } = await readFeed('')
  assert.deepEqual(
    ids,
    [5, 2, 1].map((number) => `tag:localhost,2026:corrections/${number}`),
  )
  assert.ok(summaries.some((text) => text.includes(WORDS.why)))
  const filtered = await readFeed('&state=rejected')
  assert.notDeepEqual(filtered.id, id)
  assert.deepEqual(filtered.ids, ['tag:localhost,2026:corrections/2'])
  assert.deepEqual((await readFeed('&state=accepted')).ids, ['tag:localhost,2026:corrections/none'])
})

test('no private word of a report is in any public answer or in the log', async () => {
  const answers = await Promise.all(
    [
      ...TYPES.map(([format]) => `?format=${format}`),
      '/statistics',
      '/reports/1',
      '/reports/2',
      '/reports/3',
    ].map(async (path) => (await read(BASE + path)).payload),
  )
  for (const text of [...answers, ...service.log.lines]) assert.doesNotMatch(text, new RegExp(CANARY))
})
