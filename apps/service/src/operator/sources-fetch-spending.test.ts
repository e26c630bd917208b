import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { aRecord, makeArchive, writeCsv } from '../publishers/award-archive/testing.ts'
import { ARCHIVE_LIMITS, startSite, startSpendingSite } from '../releases/archive/testing.ts'
import { makeEnvironment, runHere } from './testing.ts'

const AWARD = 'ASST_NON_B22CPOH0001_086'

type Fetched = { readonly data: readonly { readonly outcome: string; readonly detail: string }[] }

const setUp = (t: TestContext, entries: readonly object[]) => {
  const fresh = makeEnvironment(t)
  const ROTUNDA_SOURCES = join(fresh.ROTUNDA_DATA, 'sources.json')
  writeFileSync(ROTUNDA_SOURCES, JSON.stringify({ 'award-spending': entries }))
  const environment = {
    ...fresh,
    ROTUNDA_SOURCES,
    ROTUNDA_SOURCES_CONTACT: 'data@example.org',
    ROTUNDA_SOURCES_PAUSE_SECONDS: '0',
  }
  /** The JSON answer of a command, also of one that fetched not all. */
  return async (...args: string[]) => {
    const { stdout } = await runHere(environment, ...args, '--collection', 'award-spending', '--json')
    return JSON.parse(stdout)
  }
}

test('the lists of an award are walked, and their pages are built with the request that each answers', async (t) => {
  const site = await startSpendingSite(t)
  site.records = Array.from({ length: 150 }, (_, index) => ({
    id: `ASST_TX_8600_B22CPOH0001_${index}`,
    type: '04',
    action_date: '2023-01-01',
    action_type: 'A',
    action_type_description: 'NEW',
    modification_number: String(index),
    description: null,
    federal_action_obligation: 0.1,
  }))
  const url = `${site.base}/api/v2/transactions/?award_id=${AWARD}`
  const ask = setUp(t, [{ publisher: 'usaspending', kind: 'walk', url }])
  const { data }: Fetched = await ask('sources', 'fetch')
  assert.deepEqual(
    data.map(({ outcome, detail }) => [outcome, detail]),
    [['new', 'Count before: 150, after: 150; records read: 150; pages: 2.']],
  )
  const { rows } = await ask('release', 'build')
  assert.equal(rows['transactions'], 150)
})

const PATH = '/award_data_archive/FY2024_086_Assistance_Full_20260706.zip'

const setUpArchive = async (t: TestContext, more: object = {}) => {
  const site = await startSite(t)
  const bytes = makeArchive(writeCsv([aRecord(1)]))
  site.documents.set(PATH, { bytes, etag: '"1"' })
  const entry = {
    publisher: 'usaspending-archive',
    url: `${site.base}${PATH}`,
    published_at: '2026-07-06',
    ...more,
  }
  const ask = setUp(t, [entry])
  const fetchFile = async () => {
    const { data }: Fetched = await ask('sources', 'fetch')
    return data[0] ?? assert.fail('nothing was fetched')
  }
  return { site, bytes, ask, fetchFile }
}

test('a file of the award archive is fetched, found unchanged by its tag, and built', async (t) => {
  const { site, ask, fetchFile } = await setUpArchive(t)
  assert.equal((await fetchFile()).outcome, 'new')
  const again = await fetchFile()
  assert.deepEqual([again.outcome, again.detail], ['unchanged', 'The host says so.'])
  assert.equal(site.asked[1]?.headers['if-none-match'], '"1"')
  const { rows } = await ask('release', 'build')
  assert.equal(rows['transactions'], 1)
})

test('a file of the award archive is followed to its new place on the same host alone', async (t) => {
  const { site, bytes, fetchFile } = await setUpArchive(t)
  site.faults.push({ status: 302, headers: { location: 'https://elsewhere.example/a.zip' } })
  const elsewhere = await fetchFile()
  assert.deepEqual([elsewhere.outcome, /redirect_hosts/.test(elsewhere.detail)], ['refused', true])
  site.documents.set('/moved.zip', { bytes })
  site.faults.push({ status: 301, headers: { location: '/moved.zip' } })
  assert.equal((await fetchFile()).outcome, 'new')
})

test('a file of the award archive that is cut, is no archive, is too large or is another file is not archived', async (t) => {
  const { site, bytes, ask, fetchFile } = await setUpArchive(t)
  const most = ARCHIVE_LIMITS.documentMib.value
  const tooLarge = {
    status: 200,
    headers: { 'content-encoding': 'gzip' },
    body: gzipSync(Buffer.alloc((most + 1) * 2 ** 20)),
  }
  const faults = [
    ['cut', /gave no complete answer/],
    [{ status: 200, body: bytes.subarray(0, bytes.length / 2) }, /ZIP|whole/],
    [{ status: 200, body: '<!doctype html><title>Not found</title>' }, /a web page/],
    [{ status: 200, body: writeCsv([aRecord(1)]) }, /sent CSV/],
    [{ status: 200, body: makeArchive('a,b\n1,2\n') }, /column/],
    [tooLarge, new RegExp(`more than ${most} MB`)],
    [{ status: 403, body: '' }, /by hand/],
  ] as const
  for (const [fault, expected] of faults) {
    site.faults.push(fault)
    const { outcome, detail } = await fetchFile()
    assert.ok(outcome === 'failed' || outcome === 'refused', detail)
    assert.match(detail, expected)
  }
  const { data } = await ask('sources', 'list')
  assert.deepEqual(data, [])
})
