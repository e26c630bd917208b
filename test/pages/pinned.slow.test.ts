import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Downloads } from '@rotunda/contract'
import { waitUntil } from '../../apps/service/src/platform/testing.ts'
import { openHistory } from './testing/open-history.ts'
import { wordsOf, type ReadPage } from './testing/open-pages.ts'

const DAYS = [
  { projects: { 'Sample Bridge': 1000, 'Sample Library': 300 }, accounts: {} },
  { projects: { 'Sample Bridge': 2000, 'Sample Library': 300 }, accounts: {} },
  { projects: { 'Sample Road': 70 }, accounts: {}, year: 2027 },
]
const { read, ask, releases } = await openHistory({ after }, DAYS, { graceSeconds: 604_800 })
const { data } = await ask<Downloads>('/downloads')
const tokenOf = (index: number): string =>
  data.find(({ id }) => id === releases[index])?.snapshot ?? assert.fail()
const OLDER = tokenOf(0)
// A service opens the releases that were replaced after the current one, between requests.
await waitUntil(
  'the older release to be open',
  async () => (await read(`/records?snapshot=${OLDER}`)).status === 200,
)

/** The figures by which the releases are told apart. */
const THEN = '$1,300'
const NOW = '$2,300'

/** Addresses on a page of pictures, files and tables with the same numbers, and of the rows of a group. */
const listLinks = ({ document }: ReadPage): string[] => {
  const list = (selector: string, attribute: string): string[] =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? '')
  return [
    ...list('link[rel=alternate]', 'href').filter((address) => address.startsWith('/api/')),
    ...list('main a[href^="/api/"]', 'href').filter((address) => !address.includes('/releases/')),
    ...list('main a[href^="/charts/"]', 'href'),
    ...list('main img', 'src'),
    ...list('main figure source', 'srcset'),
    ...list('main [data-numbers]', 'data-numbers'),
    ...list('main :is(td, th) a[href*="stage=request"]', 'href'),
  ]
}

const VIEWS = [
  '/records?fiscal_year=2026',
  '/totals?group_by=state&fiscal_year=2026',
  '/totals?group_by=state,fiscal_year&fiscal_year=2026',
  '/map?fiscal_year=2026',
  '/compare?kind=state&a=CA&b=TX&fiscal_year=2026',
]

describe('a page of an older snapshot', () => {
  for (const view of VIEWS) {
    test(`${view} shows the figures of that release, and no others`, async () => {
      const main = wordsOf((await read(`${view}&snapshot=${OLDER}`)).document.querySelector('main'))
      assert.ok(main.includes(THEN), main)
      assert.ok(!main.includes(NOW), main)
      assert.ok(wordsOf((await read(view)).document.querySelector('main')).includes(NOW))
    })

    test(`${view} leads to pictures and files of that release`, async () => {
      const links = listLinks(await read(`${view}&snapshot=${OLDER}`))
      assert.ok(links.length > 1)
      for (const link of links) {
        assert.match(link, new RegExp(`snapshot=${OLDER}`))
        assert.equal((await read(link)).status, 200, link)
      }
      for (const link of listLinks(await read(view))) assert.doesNotMatch(link, /snapshot=/)
    })
  }

  test('/totals in the ending of a file is of that release', async () => {
    for (const ending of ['csv', 'ndjson', 'json']) {
      const { headers } = await read(`/totals.${ending}?group_by=state&measure=rows&snapshot=${OLDER}`)
      assert.match(headers['location'] ?? '', new RegExp(`snapshot=${OLDER}`))
    }
  })

  test('says of what it covers what that release covers', async () => {
    const view = '/compare?kind=year&a=2026&b=2027&stage=request'
    const cellsOf = ({ document }: ReadPage) =>
      [...document.querySelectorAll('[aria-label="Requests in all"] tbody tr td')].map(wordsOf)
    assert.ok(!cellsOf(await read(view)).includes('not covered'))
    assert.ok(cellsOf(await read(`${view}&snapshot=${OLDER}`)).includes('not covered'))
    assert.ok(!cellsOf(await read(`${view}&snapshot=${tokenOf(2)}`)).includes('not covered'))
    const none = `stage=request&fiscal_year=2027&chamber=house&subcommittee=MCVA`
    for (const path of ['/records', '/map']) {
      assert.match((await read(`${path}?${none}&snapshot=${OLDER}`)).text, /Not covered\./, path)
      assert.match((await read(`${path}?${none}`)).text, /Nothing matches\./, path)
    }
  })

  test('that is taken no more leads to newer data and to what the older release says', async () => {
    const gone = 'snap-00000000000000000000'
    const pictures = [
      '/charts/years.svg?',
      '/charts/states.svg?',
      '/charts/totals.svg?',
      '/charts/compare.svg?a=CA&b=TX',
    ]
    for (const view of [...VIEWS, ...pictures]) {
      const { status, document } = await read(`${view}&snapshot=${gone}`)
      assert.equal(status, 409, view)
      const newer = document.querySelector('main a.usa-button')?.getAttribute('href') ?? ''
      assert.equal((await read(newer)).status, 200, newer)
    }
  })
})
