import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const setUp = async (t: TestContext, count = 60, { hasKey = true } = {}) => {
  const site = await startLobbyingSite(t)
  site.filings = makeFilings(count)
  const folder = makeFolder(t)
  const archive = openArchive(folder, LOBBYING_FILINGS.documents.facts)
  const fetcher = makeFetcher(archive, {
    collection: LOBBYING_FILINGS,
    findHostAccess: () => ({
      headers: hasKey ? { authorization: `Token ${site.key}` } : {},
      secret: hasKey ? site.key : null,
      setting: 'ROTUNDA_LDA_KEY',
      takePermit: () => Promise.resolve(0),
    }),
  })
  const walk = async (url = site.list) => {
    const [fetched] = await fetcher.fetch({ publisher: 'lda', url, kind: 'walk' as const })
    return fetched ?? assert.fail('nothing was fetched')
  }
  return { site, folder, archive, fetcher, walk }
}

test('the key is sent to the host of the list alone, and is in no file or report', async (t) => {
  const { site, folder, fetcher, walk } = await setUp(t)
  const stranger = await startLobbyingSite(t)
  stranger.filings = site.filings
  const reports = [await walk()]
  site.before = () => ({ status: 302, body: '', headers: { location: stranger.list } })
  reports.push(await walk(), await walk('https://lda.example/api/v1/filings/?filing_year=2025'))
  assert.deepEqual(
    reports.map(({ outcome }) => outcome),
    ['new', 'refused', 'refused'],
  )
  assert.deepEqual([[...site.keys], stranger.asked], [[`Token ${site.key}`], []])
  assert.ok(!JSON.stringify([reports, fetcher.said]).includes(site.key))
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) assert.ok(!readFileSync(join(file.parentPath, file.name)).includes(site.key))
})

test('without a key the header is absent, and a host that asks for one names the setting', async (t) => {
  const { site, walk } = await setUp(t, 60, { hasKey: false })
  assert.equal((await walk()).outcome, 'new')
  assert.deepEqual([...site.keys], [undefined])
  site.before = () => ({ status: 401, body: '' })
  const { outcome, detail } = await walk()
  assert.deepEqual([outcome, /asks for a key\. Set ROTUNDA_LDA_KEY/.test(detail)], ['failed', true], detail)
})

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

test('a year of reports on contributions is walked in the same way, and no list without a year is', async (t) => {
  const { site, archive, walk } = await setUp(t)
  assert.equal((await walk(site.list.replace('/filings/', '/contributions/'))).outcome, 'new')
  const sources = await archive.list()
  assert.equal(sources.length, 3)
  assert.ok(sources.every(({ url }) => url.includes('/contributions/?filing_year=2025#page=')))
  await assert.rejects(walk(site.list.replace('?filing_year=2025', '')), /with the filter filing_year/)
  await assert.rejects(walk(site.list.replace('/filings/', '/clients/')), /A walk reads/)
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

test('a walk whose list shrank since it was cut off starts anew', async (t) => {
  for (const left of [50, 45, 25]) {
    const { site, archive, walk } = await setUp(t, 60)
    site.before = (page) => (page === 3 ? { status: 500, body: '{}' } : undefined)
    await walk()
    site.before = () => undefined
    site.filings = site.filings.slice(0, left)
    const { outcome, detail } = await walk()
    assert.equal(outcome, 'new', detail)
    assert.match(detail, new RegExp(`^Count before: ${left}, after: ${left}; records read: ${left},`))
    assert.equal((await archive.list()).length, Math.ceil(left / 25))
  }
})

test('a page that is missing though the list has its records leaves the walk as it was', async (t) => {
  const { site, walk } = await setUp(t, 60)
  site.before = (page) => (page === 3 ? { status: 404, body: '{"detail":"Invalid page."}' } : undefined)
  const { outcome, detail } = await walk()
  assert.deepEqual([outcome, /answered 404/.test(detail)], ['failed', true], detail)
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
    'its pages gave 45 different records': (number: number) =>
      number === 2 ? page(filings.slice(25, 45), 60) : undefined,
    'has no page 3 and counts 50': (number: number) =>
      number === 3
        ? { status: 404, body: '{"detail":"Invalid page."}' }
        : page(filings.slice((number - 1) * 25, number * 25), number === 2 ? 60 : 50),
    'redirects to https://lda.example/': () => ({
      status: 301,
      body: '',
      headers: { location: 'https://lda.example/' },
    }),
    'web page': () => ({ status: 200, body: '<!doctype html><title>Lobbying</title>' }),
    'it refuses the key. Mend or remove ROTUNDA_LDA_KEY': () => ({
      status: 401,
      body: '{"detail":"Invalid token."}',
    }),
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
