import assert from 'node:assert/strict'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { objectPath } from '../objects.ts'
import type { AppropriationsSource } from '../../../publishers/appropriations/index.ts'
import { makeArchive } from '../testing/archives.ts'
import { startSite, type CommitteeSite } from '../testing/committee-site.ts'
import { makeFetcher, type TestEntry } from '../testing/fetching.ts'

const PATH = '/documents/requests.csv'

const setUp = async (t: TestContext) => {
  const site = await startSite(t)
  const { archive, directory } = makeArchive(t)
  const fetcher = makeFetcher(archive)
  site.documents.set(PATH, { bytes: 'fictional,table\n1,2\n', etag: '"1"' })
  return { site, archive, directory, fetcher, entry: anEntry(site) }
}

const anEntry = ({ base }: CommitteeSite, path = PATH): TestEntry => ({
  publisher: 'house-appropriations',
  url: `${base}${path}`,
  fiscal_year: 2026,
})

const outcomesOf = (fetched: readonly { outcome: string }[]) => fetched.map(({ outcome }) => outcome)

test('a document is archived with what the host said of it', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  const [fetched] = await fetcher.fetch({ ...entry, published_at: '2025-05-01', chamber: 'house' })
  assert.equal(fetched?.outcome, 'new')
  const [source, ...others] = await archive.list()
  assert.deepEqual(others, [])
  assert.deepEqual(fetched.sources, [source])
  const { publisher, url, final_url, status, media_type, etag, last_modified } = source ?? {}
  assert.deepEqual(
    [publisher, url, final_url, status, media_type, etag, last_modified],
    ['house-appropriations', entry.url, entry.url, 200, 'text/csv', '"1"', null],
  )
  const { retrieved_at, published_at, checked_at, fiscal_year, chamber, sample } = (source ??
    {}) as Partial<AppropriationsSource>
  assert.deepEqual(
    [retrieved_at, published_at, checked_at, fiscal_year, chamber, sample],
    ['2025-06-01T12:00:00.000Z', '2025-05-01', '2025-06-01T12:00:00.000Z', 2026, 'house', false],
  )
  assert.equal(site.asked[0]?.headers['user-agent'], 'Rotunda (data@example.org)')
})

test('a document that the host says is unchanged is not sent again, and known to have been checked', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  await fetcher.fetch(entry)
  fetcher.now = new Date('2025-06-02T12:00:00Z')
  const fetched = await fetcher.fetch(entry)
  assert.deepEqual(outcomesOf(fetched), ['unchanged'])
  assert.equal(site.asked[1]?.headers['if-none-match'], '"1"')
  const [source, ...others] = await archive.list()
  assert.deepEqual([source?.checked_at, others], ['2025-06-02T12:00:00.000Z', []])
})

test('a host that knows no entity tags is asked by the time of the last change', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  const lastModified = 'Sun, 01 Jun 2025 10:00:00 GMT'
  site.documents.set(PATH, { bytes: 'fictional', lastModified })
  const fetched = [...(await fetcher.fetch(entry)), ...(await fetcher.fetch(entry))]
  assert.deepEqual(outcomesOf(fetched), ['new', 'unchanged'])
  assert.equal(site.asked[1]?.headers['if-modified-since'], lastModified)
})

test('a document that changed is a revision', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  await fetcher.fetch(entry)
  site.documents.set(PATH, { bytes: 'fictional,revised\n', etag: '"2"' })
  assert.deepEqual(outcomesOf(await fetcher.fetch(entry)), ['revision'])
  const [older, newer] = await archive.list()
  assert.equal(newer?.supersedes, older?.sha256)
})

test('the same bytes with a new entity tag are no revision, and are asked for by the new one', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  await fetcher.fetch(entry)
  const bytes = 'fictional,table\n1,2\n'
  site.documents.set(PATH, { bytes, etag: '"2"' })
  for (const day of [2, 3]) {
    fetcher.now = new Date(`2025-06-0${day}T12:00:00Z`)
    assert.deepEqual(outcomesOf(await fetcher.fetch(entry)), ['unchanged'])
  }
  const [source] = await archive.list()
  assert.equal(source?.etag, '"1"')
  // Bytes that came without any tag, by hand, tell nothing of the host's.
  const facts = { ...source, etag: null, retrieved_at: '2025-06-04T12:00:00.000Z' }
  await archive.add([{ facts, bytes: Buffer.from(bytes) }])
  fetcher.now = new Date('2025-06-05T12:00:00Z')
  await fetcher.fetch(entry)
  assert.deepEqual(
    site.asked.map(({ headers }) => headers['if-none-match']),
    [undefined, '"1"', '"2"', '"2"'],
  )
})

test('a document whose archived copy is damaged, or whose day was learnt, is asked for whole', async (t) => {
  const { site, archive, directory, fetcher, entry } = await setUp(t)
  const [fetched] = await fetcher.fetch(entry)
  const sha256 = fetched?.sources[0]?.sha256 ?? ''
  chmodSync(join(directory, objectPath(sha256)), 0o600)
  writeFileSync(join(directory, objectPath(sha256)), '')
  assert.deepEqual(outcomesOf(await fetcher.fetch(entry)), ['unchanged'])
  assert.deepEqual((await archive.check()).problems, [])
  const dated = await fetcher.fetch({ ...entry, published_at: '2025-05-01' })
  assert.deepEqual(outcomesOf(dated), ['revision'])
  for (const { headers } of site.asked) assert.equal(headers['if-none-match'], undefined)
})

test('a document that is gone for good is reported so, and its archived copy stays', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  await fetcher.fetch(entry)
  site.faults.push({ status: 410 })
  const [gone] = await fetcher.fetch(entry)
  assert.equal(gone?.outcome, 'gone')
  assert.equal((await archive.list()).length, 1)
})

const workbook = zipSync({ '[Content_Types].xml': Buffer.from('<Types/>') })
const PAGE = '<!DOCTYPE html>\n<html><head><title>Page not\n found</title></head></html>'
const BROKEN: readonly (readonly [what: string, path: string, bytes: Uint8Array | string, says: RegExp])[] = [
  ['a web page in place of a workbook', '/a.xlsx', PAGE, /web page \("Page not found"\)/],
  ['a web page in place of any document', '/a', `\u{feff}  ${PAGE}`, /web page/],
  [
    'CSV in place of a workbook',
    '/a.xlsx',
    'fictional',
    /CSV, but the address ends like the address of an XLSX workbook/,
  ],
  [
    'a workbook in place of CSV',
    '/a.csv',
    workbook,
    /an XLSX workbook, but the address ends like the address of CSV/,
  ],
  [
    'a workbook without its end',
    '/a.xlsx',
    workbook.subarray(0, -30),
    /end of the workbook or ZIP archive is missing/,
  ],
  ['a PDF', '/a.xlsx', '%PDF-1.7', /a PDF/],
  ['an old workbook', '/a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /save it as XLSX/],
  ['nothing', '/a.csv', '', /empty/],
  ['no text', '/a.csv', 'a\0b', /neither a workbook nor text/],
  ['a document that its publisher does not know', '/a.csv', 'factual,table\n', /header is not known/],
]
for (const [what, path, bytes, says] of BROKEN)
  test(`${what} is refused with the reason, and not archived`, async (t) => {
    const { site, archive, fetcher } = await setUp(t)
    site.documents.set(path, { bytes })
    const [fetched] = await fetcher.fetch(anEntry(site, path))
    assert.equal(fetched?.outcome, 'refused')
    assert.match(fetched.detail, says)
    assert.deepEqual([await archive.list(), (await archive.check()).problems], [[], []])
  })

test('a whole workbook is taken', async (t) => {
  const { site, archive, fetcher } = await setUp(t)
  site.documents.set('/a.xlsx', { bytes: workbook })
  assert.deepEqual(outcomesOf(await fetcher.fetch(anEntry(site, '/a.xlsx'))), ['new'])
  assert.match((await archive.list())[0]?.media_type ?? '', /spreadsheetml/)
})

for (const [status, says] of [
  [404, /answered 404\. The document is no longer there/],
  [403, /sources add/],
  [500, /answered 500/],
  [206, /answered 206/],
  [304, /answered 304/],
] as const)
  test(`status ${status} is a failure, and what came with it is not archived`, async (t) => {
    const { site, archive, fetcher, entry } = await setUp(t)
    site.faults.push({ status, ...(status === 304 ? {} : { body: 'fictional' }) })
    const [fetched] = await fetcher.fetch(entry)
    assert.equal(fetched?.outcome, 'failed')
    assert.match(fetched.detail, says)
    assert.deepEqual([await archive.list(), (await archive.check()).problems], [[], []])
  })

test('a body that ends before its length is never archived', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  site.faults.push('cut')
  const [fetched] = await fetcher.fetch(entry)
  assert.equal(fetched?.outcome, 'failed')
  assert.match(fetched.detail, /gave no complete answer/)
  assert.deepEqual(await archive.list(), [])
})

test('a document that is packed on its way is archived as it is, and one that is packed wrongly is not', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  const packed = gzipSync('fictional,table\n1,2\n')
  const headers = { 'content-encoding': 'gzip' }
  site.faults.push(
    { status: 200, headers, body: packed.subarray(0, -9) },
    { status: 200, headers, body: packed },
  )
  assert.deepEqual(outcomesOf([...(await fetcher.fetch(entry)), ...(await fetcher.fetch(entry))]), [
    'failed',
    'new',
  ])
  const [source] = await archive.list()
  assert.equal(source?.bytes, 20)
})

test('a host that does not answer is not waited for for ever', async (t) => {
  const { site, archive, entry } = await setUp(t)
  site.faults.push('hang')
  const [fetched] = await makeFetcher(archive, { timeoutSeconds: 0.2 }).fetch(entry)
  assert.equal(fetched?.outcome, 'failed')
  assert.match(fetched.detail, /time-out/)
})

test('a fault of our own is none of the network', async (t) => {
  const { archive, entry } = await setUp(t)
  await assert.rejects(makeFetcher(archive, { userAgent: 'two\nlines' }).fetch(entry), TypeError)
})

test('one failure does not stop the others, and each is told of', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  site.faults.push({ status: 500 })
  const fetched = await fetcher.fetch(anEntry(site, '/other.csv'), entry, {
    ...entry,
    url: 'http://127.0.0.1:9/',
  })
  assert.deepEqual(outcomesOf(fetched), ['failed', 'new', 'failed'])
  assert.match(fetched[2]?.detail ?? '', /127\.0\.0\.1:9 gave no complete answer/)
})
