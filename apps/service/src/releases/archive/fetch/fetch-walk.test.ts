import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { LOBBYING_FILINGS } from '../../../collections/lobbying-filings/index.ts'
import { openArchive } from '../archive.ts'
import { makeFolder } from '../testing/archives.ts'
import { makeFetcher } from '../testing/fetching.ts'
import { startLobbyingSite } from '../testing/lobbying-site.ts'

/** Filings by their numbers, as far as a walk looks at them. */
const makeFilings = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    filing_uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  }))

const setUp = async (t: TestContext, count = 60) => {
  const site = await startLobbyingSite(t)
  site.filings = makeFilings(count)
  const archive = openArchive(makeFolder(t), LOBBYING_FILINGS.documents.facts)
  const fetcher = makeFetcher(archive, {
    collection: LOBBYING_FILINGS,
    findHostAccess: () => ({
      headers: { authorization: `Token ${site.key}` },
      secret: site.key,
      takePermit: () => Promise.resolve(0),
    }),
  })
  const walk = async () => {
    const [fetched] = await fetcher.fetch({ publisher: 'lda', url: site.list, kind: 'walk' as const })
    return fetched ?? assert.fail('nothing was fetched')
  }
  return { site, archive, fetcher, walk }
}

test('a year is one edition of its pages, with the counts before and after in the report', async (t) => {
  const { site, archive, walk } = await setUp(t)
  const { outcome, detail } = await walk()
  assert.equal(outcome, 'new', detail)
  assert.equal(detail, 'Count before: 60, after: 60; records read: 60, different: 60; pages: 3.')
  assert.deepEqual(site.asked, [1, 2, 3, 3])
  assert.deepEqual([...site.keys], [`Token ${site.key}`])
  const sources = await archive.list()
  assert.deepEqual(
    sources.map(({ url, part }) => [url, part]),
    [1, 2, 3].map((page) => [`${site.list}#page=${page}`, page]),
  )
  assert.equal(new Set(sources.map(({ edition }) => edition)).size, 1)
  assert.equal((await walk()).outcome, 'unchanged')
})

test('filings that are posted during the walk are at the end of the list, and are fetched', async (t) => {
  const { site, walk } = await setUp(t, 60)
  const all = makeFilings(80)
  site.filings = all.slice(0, 60)
  let asked = 0
  site.before = () => {
    asked += 1
    if (asked === 4) site.filings = all
    return undefined
  }
  const { outcome, detail } = await walk()
  assert.equal(outcome, 'new', detail)
  assert.equal(detail, 'Count before: 60, after: 80; records read: 80, different: 80; pages: 4.')
})

test('a list whose last page is full is counted again at its first page', async (t) => {
  const { site, walk } = await setUp(t, 50)
  assert.equal((await walk()).outcome, 'new')
  assert.deepEqual(site.asked, [1, 2, 1])
})

test('a walk that is cut off goes on where it was', async (t) => {
  const { site, walk } = await setUp(t, 60)
  site.before = (page) => (page === 3 ? { status: 500, body: '{}' } : undefined)
  const first = await walk()
  assert.equal(first.outcome, 'failed')
  site.before = () => undefined
  const before = site.asked.length
  assert.equal((await walk()).outcome, 'new')
  assert.deepEqual(site.asked.slice(before), [3, 3])
})

const page = (results: readonly object[], count: number) => ({
  status: 200,
  body: JSON.stringify({ count, next: null, previous: null, results }),
})

test('a list that cannot be trusted is a failure, and nothing of it is archived', async (t) => {
  const filings = makeFilings(60)
  const faults = {
    'records were removed': (number: number) => (number === 2 ? page(filings.slice(25, 49), 59) : undefined),
    'repeats records': (number: number) => (number === 2 ? page(filings.slice(0, 25), 60) : undefined),
    'has no records': () => page([], 0),
    'its pages gave 45 different ones': (number: number) =>
      number === 2 ? page(filings.slice(25, 45), 60) : undefined,
    'redirects to https://lda.example/': () => ({
      status: 301,
      body: '',
      headers: { location: 'https://lda.example/' },
    }),
    'web page': () => ({ status: 200, body: '<!doctype html><title>Lobbying</title>' }),
    'answered 401': () => ({ status: 401, body: '{"detail":"Invalid token."}' }),
    'contains the key itself': () => page([{ filing_uuid: 'zqxcanary0000lobbyingkey00000000' }], 1),
    'how many records': () => ({ status: 200, body: '{"results":[],"next":null,"previous":null}' }),
  }
  for (const [fault, before] of Object.entries(faults)) {
    const { site, archive, walk } = await setUp(t)
    site.before = before
    const { outcome, detail } = await walk()
    assert.ok(outcome === 'failed' || outcome === 'refused', fault)
    assert.ok(detail.includes(fault), `${fault}: ${detail}`)
    assert.deepEqual(await archive.list(), [], fault)
  }
})
