import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeDocument } from '../../apps/service/src/collections/enacted-projects/testing.ts'
import { formatCsvLine } from '../../apps/service/src/platform/index.ts'
import { BPC_FIELDS, type BpcField } from '../../apps/service/src/publishers/enacted-projects/read-bpc-row.ts'
import { FIRST, openEnactedReleases, RELEASES, SECOND } from './testing/open-enacted-releases.ts'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

type Opened = Awaited<ReturnType<typeof openEnactedReleases>>

const cleanups: (() => unknown)[] = []
after(async () => {
  for (const clean of cleanups.toReversed()) await clean()
})
const bed = { after: (clean: () => unknown) => cleanups.push(clean) }

const PATH = '/changes?table=enacted-projects'
const namesOf = ({ document }: ReadPage) => [...document.querySelectorAll('article h3')].map(wordsOf)
const titleOf = ({ document }: ReadPage) => wordsOf(document.querySelector('h1'))
const hrefOf = ({ document }: ReadPage, selector: string) =>
  document.querySelector(selector)?.getAttribute('href') ?? assert.fail(selector)

describe('the page of changes of enacted projects', () => {
  let opened: Opened
  before(async () => {
    opened = await openEnactedReleases(bed, RELEASES.slice(0, 2))
  })
  const read = (address: string) => opened.read(address)

  test('the newest release is compared with the one before, by subcommittee', async () => {
    const page = await read(PATH)
    assert.equal(page.status, 200)
    assert.equal(titleOf(page), '3 changes of enacted projects')
    assert.deepEqual(namesOf(page), ['Fir sewer', 'Oak sewer', 'Ash sewer'])
    const [counts] = page.document.querySelectorAll('table')
    assert.deepEqual(
      [...(counts?.querySelectorAll('tbody tr') ?? [])].map(wordsOf),
      ['Added', 'Changed', 'Withdrawn'].map((kind) => `${kind}1`),
    )
    assert.match(wordsOf(counts ?? null), /by subcommittee.*Interior/)
    assert.match(page.headers['link'] ?? '', /\/api\/enacted\/v1\/changes\.csv\?from=/)
  })

  test('a changed project is shown before and after, with its documents', async () => {
    const { document } = await read(`${PATH}&change=changed`)
    const rows = [...document.querySelectorAll('article tbody tr')].map((row) =>
      [...row.children].map(wordsOf),
    )
    assert.deepEqual(rows[0], ['Amount enacted', '$1,000', '$2,000'])
    assert.deepEqual(
      rows.map(([field]) => field),
      ['Amount enacted', 'Amount as printed', 'Documents', 'Changed', 'Versions in the documents'],
    )
    assert.doesNotMatch(wordsOf(document.querySelector('article')), /document is unchanged/)
  })

  test('filters choose, and each chip leads to the page without its filter', async () => {
    const page = await read(`${PATH}&state=TX&subcommittee=INT`)
    assert.deepEqual(namesOf(page), ['Fir sewer'])
    assert.match(titleOf(page), /^1 change of enacted projects \(State of the project: Texas; Subcommittee: /)
    const chip = hrefOf(page, '[aria-label="Applied filters"] a')
    assert.match(chip, /^\/changes\?table=enacted-projects&state=TX&from=\w+$/)
    assert.equal((await read(chip)).status, 200)
    assert.equal((await read(`${PATH}&stage=request`)).status, 400)
    assert.equal((await read(`${PATH}&subcommittee=ZZZ`)).status, 400)
  })

  test('all changes can be downloaded, and the page can be followed', async () => {
    const page = await read(`${PATH}&limit=1`)
    const file = await opened.app.inject(hrefOf(page, '#taking ~ .chips a'))
    assert.deepEqual([file.statusCode, file.body.trimEnd().split('\n').length], [200, 4])
    const next = await read(hrefOf(page, 'a[rel=next]'))
    assert.deepEqual(namesOf(next), ['Oak sewer'])
    assert.equal((await read(hrefOf(page, '#feeds ~ .chips a'))).status, 200)
    const twin = await read(`/changes.csv?table=enacted-projects&from=${opened.ids[0] ?? ''}`)
    assert.equal(twin.headers['location'], `/api/enacted/v1/changes.csv?from=${opened.ids[0] ?? ''}`)
  })

  test('the list, the releases and the feed lead to it', async () => {
    const [first = '', second = ''] = opened.ids
    const list = await read('/enacted?state=TX&sort=-amount')
    assert.deepEqual(namesOf(await read(hrefOf(list, `main a[href^="${PATH}"]`))), ['Fir sewer'])
    for (const page of ['/releases', `/releases/${second}`]) {
      const link = hrefOf(await read(page), 'main a[href*="from="]')
      assert.equal(link, `${PATH}&from=${first}&to=${second}`)
      assert.equal((await read(link)).status, 200)
    }
    const api = hrefOf(await read('/releases'), 'main td a[href^="/api/"]')
    assert.equal((await opened.app.inject(api)).statusCode, 200)
    const { text } = await read('/feeds/enacted.json')
    const feed: unknown = JSON.parse(text)
    assert.match(
      JSON.stringify(feed),
      /"home_page_url":"https:\/\/rotunda\.example\/changes\?table=enacted-projects"/,
    )
    const [gone] = /\/changes\?[^"]*change=withdrawn[^"]*/.exec(text) ?? assert.fail(text)
    assert.deepEqual(namesOf(await read(gone)), ['Ash sewer'])
  })

  test('a field that was taken down is named, and its earlier value is not repeated', async (t) => {
    const { document } = await read(`${PATH}&change=added`)
    const row = document.querySelector('article')?.id
    const text = 'The recipient is a shelter.'
    const notice = {
      dataset: 'projects',
      row,
      kind: 'takedown',
      fields: ['recipient'],
      text,
      decided_on: '2026-08-01',
    }
    const list = makeDocument('notices', JSON.stringify({ notices: [notice] }), {
      media_type: 'application/json',
    })
    const taken = await openEnactedReleases(t, [
      [FIRST, SECOND],
      [FIRST, SECOND, list],
    ])
    const page = await taken.read(`${PATH}&change=changed`)
    const rows = [...page.document.querySelectorAll('article tbody tr')].map(wordsOf)
    assert.ok(rows.includes('Recipientwithheldwithheld'), rows.join('\n'))
    assert.ok(!page.text.includes('Town of Fir'))
    assert.match(page.text, /The document is unchanged\. This service reads it differently now\./)
  })

  test('a first release has nothing to compare, and leads to the list and to the feed', async (t) => {
    const one = await openEnactedReleases(t, RELEASES.slice(0, 1))
    const page = await one.read(`${PATH}&state=NM`)
    assert.equal(page.status, 200)
    assert.match(
      wordsOf(page.document.querySelector('.lead')),
      /^Only the release of June 2, 2026 has been published/,
    )
    assert.ok(page.document.querySelector('main a[href="/enacted?state=NM"]') !== null)
    assert.ok(page.document.querySelector('main a[href="/feeds/enacted.atom?state=NM"]') !== null)
  })
})

test('a frame keeps its release after a newer one, and leads to the newest', async (t) => {
  const { read, ids, replace } = await openEnactedReleases(t, RELEASES.slice(0, 1))
  const [first = ''] = ids
  const led = await read('/embed/enacted?q=sewer&sort=-amount&limit=200')
  const frame = led.headers['location'] ?? ''
  assert.ok(frame.endsWith(`&release=${first}`), frame)
  const chart = `/embed/enacted-chart?by=fiscal_year&release=${first}`
  const before = { frame: await read(frame), chart: await read(chart) }
  await replace(RELEASES[1] ?? assert.fail())
  assert.equal((await read('/embed/enacted')).headers['location'], `/embed/enacted?release=${ids[1] ?? ''}`)
  const now = await read(frame)
  assert.equal(now.text, before.frame.text)
  assert.equal((await read(chart)).text, before.chart.text)
  assert.match(wordsOf(now.document.querySelector('tbody')), /Ash sewer/)
  assert.doesNotMatch(now.text, /Fir sewer/)
  const source = now.document.querySelector('.source-line')
  assert.match(
    wordsOf(source),
    /the release of June 2, 2026.*This frame stays at that release: the same from the newest release\./,
  )
  const newest = [...(source?.querySelectorAll('a') ?? [])].at(-1)?.getAttribute('href') ?? ''
  const page = await read(newest.replace('https://rotunda.example', ''))
  assert.match(page.text, /Fir sewer/)
  assert.doesNotMatch(page.text, /Ash sewer/)
})

test('a citation names the publishers of its rows', async (t) => {
  const row = (project: string): Partial<Record<BpcField, string>> => ({
    category: 'Interior, Environment, and Related Agencies',
    agency: 'Environmental Protection Agency',
    account: 'STAG—Clean Water SRF',
    project,
    state: 'NM',
    amount: '100000',
    origination: 'H',
  })
  const rows = ['Beech sewer', 'Larch sewer'].map((name) =>
    BPC_FIELDS.map((field) => row(name)[field] ?? null),
  )
  const bpc = makeDocument('bpc-enacted', [BPC_FIELDS, ...rows].map(formatCsvLine).join(''), {
    fiscal_year: 2025,
    rows: 'published',
  })
  const { read } = await openEnactedReleases(t, [[FIRST, bpc]])
  const cited = async (search: string) => {
    const { text } = await read(`/enacted.csl.json?${search}`)
    // As CSL has it; the assertions look into it.
    const [{ author }] = JSON.parse(text) as [{ author: { literal: string }[] }]
    return author.map(({ literal }) => literal)
  }
  const statements = 'Committees on Appropriations, joint explanatory statements'
  assert.deepEqual(await cited('fiscal_year=2025'), ['Bipartisan Policy Center'])
  assert.deepEqual(await cited('fiscal_year=2023&q=Oak'), [statements])
  assert.deepEqual(await cited('limit=1&fiscal_year=2025'), [
    'Committees on Appropriations of the House and the Senate',
    'Bipartisan Policy Center',
  ])
})

test('each table of the sample has its changes, and no table keeps the releases of another collection', async (t) => {
  const { read } = await openPages(t)
  const page = await read('/changes')
  const tabs = [...page.document.querySelectorAll('nav[aria-label="Tables"] a')]
  assert.deepEqual(tabs.map(wordsOf), ['Records', 'Funding guidance', 'Enacted projects'])
  for (const tab of tabs) assert.equal((await read(tab.getAttribute('href') ?? '')).status, 200)
})
