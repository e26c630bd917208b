import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openArchive } from '../archive.ts'
import { DECLARED, makeArchive } from '../testing/archives.ts'
import { startSite } from '../testing/committee-site.ts'
import { makeFetcher, type TestEntry } from '../testing/fetching.ts'

const aRow = (number: number) => ({
  MEMBER: 'Nobody, Norma',
  MEMBER_STATE: 'OH',
  SUBCOMMITTEE: 'Homeland Security',
  RECIPIENT: `Fictional Town ${number}`,
  PROJECT_PURPOSE: 'A bridge over nothing',
  PROJECT_LOCATION: 'Fictional Town',
  PROJECT_STATE: 'OH',
  AMOUNT_REQUESTED: '$1,000',
  CERTIFICATION_LETTER: `cdsletters26/${number}.pdf`,
})
const listRows = (count: number) => Array.from({ length: count }, (_, index) => aRow(index))

const setUp = async (t: TestContext, count = 7) => {
  const site = await startSite(t)
  const { archive, directory } = makeArchive(t)
  site.grids.set('getCDSTable26', listRows(count))
  site.mostRows = 3
  const entry: TestEntry = {
    publisher: 'senate-appropriations',
    url: `${site.base}/grid.cfc`,
    fiscal_year: 2026,
    kind: 'grid',
  }
  return { site, archive, directory, fetcher: makeFetcher(archive), entry }
}
const starts = (asked: readonly { readonly form: Readonly<Record<string, string>> }[]) =>
  asked.map(({ form }) => form['start'])

test('all pages of a grid are one edition, each by the form that asked for it', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  const [fetched] = await fetcher.fetch(entry)
  assert.deepEqual([fetched?.outcome, fetched?.detail], ['new', 'Rows: 7; pages: 3.'])
  assert.deepEqual(
    site.asked.map(({ method, form }) => [method, form]),
    ['0', '3', '6'].map((start) => ['POST', { method: 'getCDSTable26', start, length: '5000', search: '' }]),
  )
  const sources = await archive.list()
  assert.equal(new Set(sources.map(({ edition }) => edition)).size, 1)
  assert.deepEqual(
    sources.map(({ url, final_url, part, media_type }) => [url, final_url, part, media_type]),
    ['0', '3', '6'].map((start, index) => [
      `${entry.url}#method=getCDSTable26&start=${start}&length=5000&search=`,
      entry.url,
      index + 1,
      'application/json',
    ]),
  )
  assert.deepEqual(fetcher.waits, [2000, 2000])
  assert.deepEqual((await archive.check()).problems, [])
})

test('a grid that did not change is no revision, and one changed row makes a whole new edition', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  await fetcher.fetch(entry)
  assert.deepEqual((await fetcher.fetch(entry))[0]?.outcome, 'unchanged')
  site.grids.set('getCDSTable26', listRows(7).with(4, aRow(99)))
  assert.deepEqual((await fetcher.fetch(entry))[0]?.outcome, 'revision')
  assert.deepEqual(
    (await archive.list()).map(({ part }) => part),
    [1, 2, 3, 1, 2, 3],
  )
})

test('years of one grid are documents of their own, though their address is the same', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  site.grids.set('getCDSTable', [{ ...aRow(1), CERTIFICATION_LETTER: 'cdsletters25/1.pdf' }])
  const fetched = await fetcher.fetch(entry, { ...entry, fiscal_year: 2025 })
  assert.deepEqual(
    fetched.map(({ outcome }) => outcome),
    ['new', 'new'],
  )
})

test('an edition that was cut off is in no list, and goes on where it stopped', async (t) => {
  const { site, directory, archive, fetcher, entry } = await setUp(t)
  site.faults.push(
    { status: 200, body: JSON.stringify({ RECORDSTOTAL: 7, DATA: listRows(3) }) },
    { status: 500 },
  )
  assert.equal((await fetcher.fetch(entry))[0]?.outcome, 'failed')
  assert.deepEqual([await archive.list(), (await archive.check()).problems], [[], []])
  const later = makeFetcher(openArchive(directory, DECLARED))
  const [fetched] = await later.fetch(entry)
  assert.deepEqual([fetched?.outcome, fetched?.detail], ['new', 'Rows: 7; pages: 3.'])
  assert.deepEqual(starts(site.asked), ['0', '3', '3', '6'])
  assert.deepEqual([await archive.unfinished.list(), (await archive.check()).problems], [[], []])
})

test('an edition that was cut off begins anew when the grid has other rows now', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  site.faults.push({ status: 200, body: JSON.stringify({ RECORDSTOTAL: 6, DATA: listRows(3) }) }, 'cut')
  assert.equal((await fetcher.fetch(entry))[0]?.outcome, 'failed')
  const [fetched] = await fetcher.fetch(entry)
  assert.equal(fetched?.detail, 'Rows: 7; pages: 3.')
  assert.deepEqual(starts(site.asked), ['0', '3', '3', '0', '3', '6'])
})

test('an edition that was cut off more than a day ago begins anew', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  site.faults.push({ status: 200, body: JSON.stringify({ RECORDSTOTAL: 7, DATA: listRows(3) }) }, 'cut')
  await fetcher.fetch(entry)
  fetcher.now = new Date(fetcher.now.getTime() + 25 * 3600 * 1000)
  assert.equal((await fetcher.fetch(entry))[0]?.outcome, 'new')
  assert.deepEqual(starts(site.asked), ['0', '3', '0', '3', '6'])
})

test('a grid whose rows change while it is fetched is not archived', async (t) => {
  const { site, archive, fetcher, entry } = await setUp(t)
  site.faults.push({ status: 200, body: JSON.stringify({ RECORDSTOTAL: 8, DATA: listRows(3) }) })
  const [fetched] = await fetcher.fetch(entry)
  assert.equal(fetched?.outcome, 'failed')
  assert.match(fetched.detail, /changed while it was fetched/)
  assert.deepEqual(await archive.list(), [])
  assert.equal((await fetcher.fetch(entry))[0]?.outcome, 'new')
})

test('a grid that points elsewhere is not followed, since a form would be sent there', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  site.faults.push({ status: 302, headers: { location: '/grid.cfc' } })
  const [fetched] = await fetcher.fetch(entry)
  assert.deepEqual([fetched?.outcome, site.asked.length], ['failed', 1])
  assert.match(fetched?.detail ?? '', /answered 302.*new address/)
})

const BROKEN: readonly (readonly [what: string, body: string, outcome: string, says: RegExp])[] = [
  ['a web page', '<html><title>Error</title></html>', 'refused', /web page \("Error"\)/],
  ['no rows where there should be some', '{"RECORDSTOTAL": 7, "DATA": []}', 'failed', /0 rows from row 0/],
  [
    'more rows than it has',
    JSON.stringify({ RECORDSTOTAL: 2, DATA: listRows(3) }),
    'failed',
    /3 rows.*has 2/,
  ],
  ['no total', JSON.stringify({ DATA: listRows(3) }), 'refused', /RECORDSTOTAL/],
  ['an unknown key', '{"RECORDSTOTAL": 1, "DATA": [{"who": "x"}]}', 'refused', /"who"/],
  ['cut JSON', '{"RECORDSTOTAL": 7, "DATA": [', 'refused', /JSON/],
]
for (const [what, body, outcome, says] of BROKEN)
  test(`a grid that gives ${what} is not archived`, async (t) => {
    const { site, archive, fetcher, entry } = await setUp(t)
    site.faults.push({ status: 200, body })
    const [fetched] = await fetcher.fetch(entry)
    assert.equal(fetched?.outcome, outcome)
    assert.match(fetched.detail, says)
    assert.deepEqual([await archive.list(), (await archive.check()).problems], [[], []])
  })
