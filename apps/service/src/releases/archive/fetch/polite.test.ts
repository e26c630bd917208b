import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { makeArchive } from '../testing/archives.ts'
import { startSite, type CommitteeSite } from '../testing/committee-site.ts'
import { makeFetcher } from '../testing/fetching.ts'
import type { SourceEntry } from './source-list.ts'

const setUp = async (t: TestContext) => {
  const site = await startSite(t)
  site.documents.set('/a.csv', { bytes: 'fictional' })
  const { archive } = makeArchive(t)
  return { site, archive, fetcher: makeFetcher(archive), entry: anEntry(site) }
}

const anEntry = (
  { base }: CommitteeSite,
  path = '/a.csv',
  facts: Partial<SourceEntry> = {},
): SourceEntry => ({
  publisher: 'house-appropriations',
  url: `${base}${path}`,
  ...facts,
})

test('there is a pause between two requests to one host, and none for another host', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  const other = await startSite(t)
  other.documents.set('/a.csv', { bytes: 'fictional' })
  await fetcher.fetch(entry, anEntry(other), anEntry(site, '/b.csv'), anEntry(other, '/b.csv'))
  assert.deepEqual(fetcher.waits, [2000])
})

for (const status of [429, 503])
  test(`${status} is asked again after as long as the host wishes`, async (t) => {
    const { site, fetcher, entry } = await setUp(t)
    const until = new Date(fetcher.now.getTime() + 127_000).toUTCString()
    site.faults.push(
      { status, headers: { 'retry-after': '120' } },
      { status, headers: { 'retry-after': until } },
    )
    const [fetched] = await fetcher.fetch(entry)
    assert.equal(fetched?.outcome, 'new')
    assert.deepEqual(fetcher.waits, [120_000, 7000])
    assert.ok(fetcher.said.some((doing) => doing === `${site.host} is busy; waiting 120 s`))
  })

test('a host that stays busy is given up after a few tries, each after a longer wait', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  for (let times = 0; times < 9; times += 1) site.faults.push({ status: 503 })
  const [fetched] = await fetcher.fetch(entry)
  assert.equal(fetched?.outcome, 'failed')
  assert.match(fetched.detail, /answered 503\. Fetch again later/)
  assert.deepEqual([fetcher.waits, site.asked.length], [[30_000, 60_000, 120_000], 4])
})

test('a host that wishes to be left alone for long is, and the report says until when', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  site.faults.push({ status: 429, headers: { 'retry-after': '3600' } })
  const [fetched] = await fetcher.fetch(entry)
  assert.equal(fetched?.outcome, 'failed')
  assert.match(fetched.detail, /busy until 2025-06-01T13:00:00/)
  assert.deepEqual([fetcher.waits, site.asked.length], [[], 1])
})

test('a redirect on the same host is followed, and where it ended is kept', async (t) => {
  const { site, archive, fetcher } = await setUp(t)
  site.faults.push(
    { status: 301, headers: { location: '/b.csv' } },
    { status: 302, headers: { location: 'a.csv' } },
  )
  const [fetched] = await fetcher.fetch(anEntry(site, '/old.csv'))
  assert.equal(fetched?.outcome, 'new')
  const [source] = await archive.list()
  assert.deepEqual([source?.url, source?.final_url], [`${site.base}/old.csv`, `${site.base}/a.csv`])
  assert.deepEqual(fetcher.waits, [2000, 2000])
})

test('a redirect to another host is followed only where the entry allows it', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  const other = await startSite(t)
  other.documents.set('/c.csv', { bytes: 'fictional' })
  const headers = { location: `${other.base}/c.csv` }
  site.faults.push({ status: 302, headers }, { status: 302, headers })
  const [refused] = await fetcher.fetch(entry)
  assert.equal(refused?.outcome, 'refused')
  assert.ok(refused.detail.includes(`add ${other.host} to redirect_hosts`))
  assert.equal(other.asked.length, 0)
  const [allowed] = await fetcher.fetch({ ...entry, redirect_hosts: [other.host] })
  assert.equal(allowed?.outcome, 'new')
})

for (const [location, says] of [
  ['http://example.org/a.csv', /does not begin with https/],
  ['ftp://127.0.0.1/a.csv', /does not begin with https/],
  ['https://', /not an address/],
  ['https://ada:secret@example.org/a.csv', /^[^@]* with a user name or a password/],
  ['', /not an address/],
] as const)
  test(`a redirect to "${location}" is not followed`, async (t) => {
    const { site, fetcher, entry } = await setUp(t)
    site.faults.push({ status: 302, headers: { location } })
    const [fetched] = await fetcher.fetch({ ...entry, redirect_hosts: ['example.org', '127.0.0.1'] })
    assert.match(fetched?.detail ?? '', says)
    assert.equal(site.asked.length, 1)
  })

test('redirects without an end are given up', async (t) => {
  const { site, fetcher, entry } = await setUp(t)
  for (let times = 0; times < 20; times += 1) site.faults.push({ status: 302, headers: { location: '/x' } })
  const [fetched] = await fetcher.fetch(entry)
  assert.match(fetched?.detail ?? '', /more than 5 times/)
  assert.equal(site.asked.length, 6)
})
