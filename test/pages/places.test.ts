import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { read } = await openPages({ after })

const listPlaces = ({ document }: ReadPage, nav: string): (readonly [string, string])[] =>
  [...document.querySelectorAll(`nav[aria-label="${nav}"] a`)].map((link) => [
    wordsOf(link),
    link.getAttribute('href') ?? '',
  ])

describe('the head and the foot of a page', () => {
  test('lead to the places that people look for, and each of them is there', async () => {
    const page = await read('/')
    const [head, foot] = [listPlaces(page, 'Main'), listPlaces(page, 'More')]
    assert.deepEqual(
      head.map(([title]) => title),
      ['Records', 'Members', 'States', 'Map', 'Totals', 'Regulations', 'Data'],
    )
    const named = foot.map(([title]) => title)
    for (const title of ['Compare', 'Docs', 'Status', 'Recipients', 'Accounts', 'Subcommittees'])
      assert.ok(named.includes(title), title)
    for (const [, address] of [...head, ...foot])
      assert.ok([200, 302].includes((await read(address)).status), address)
  })

  test('mark the place that the page is, and the place that it belongs to', async () => {
    const readMarked = async (address: string) => {
      const marked = (await read(address)).document.querySelectorAll('nav[aria-label=Main] [aria-current]')
      return [...marked].map((link) => [wordsOf(link), link.getAttribute('aria-current')])
    }
    assert.deepEqual(await readMarked('/members'), [['Members', 'page']])
    assert.deepEqual(await readMarked('/members/ZZ20509'), [['Members', 'true']])
    assert.deepEqual(await readMarked('/sql'), [['Data', 'true']])
    assert.deepEqual(await readMarked('/docs'), [])
  })
})

test('the front page begins with a search and a list of States, then what became of a request', async () => {
  const { document } = await read('/')
  const forms = [...document.querySelectorAll('main form')].map((form) => form.getAttribute('action'))
  assert.deepEqual(forms, ['/search', '/states'])
  const heads = [...document.querySelectorAll('main h2')].map(wordsOf)
  assert.deepEqual(heads, [
    'Where to start',
    'After the request, and around it',
    'What is new',
    'What is covered',
    'The other jobs of this service',
    'What this data does not say',
  ])
  assert.equal(wordsOf(document.querySelector('main .card h3')), 'What became of a request')
  const start = document.querySelector('section[aria-labelledby=start]')
  assert.equal(start?.nextElementSibling?.getAttribute('aria-label'), 'Stages')
})

test('the front page lists what can be browsed, the newest releases, and the other jobs of the service', async () => {
  const { document } = await read('/')
  const releases = [...document.querySelectorAll('main a[href^="/releases/"]')].map(wordsOf)
  assert.ok(releases.includes('Lobbying filings'), releases.join())
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
  for (const address of [
    '/members',
    '/states',
    '/recipients',
    '/accounts',
    '/subcommittees',
    '/docs/tutorials/first-message',
    '/docs/congress',
    '/regulations',
    '/data',
    '/enacted',
    '/datasets/award-spending',
    '/datasets/lobbying-filings',
    '/datasets/foreign-agents',
  ]) {
    assert.ok(links.includes(address), address)
    assert.equal((await read(address)).status, 200, address)
  }
})

test('/sql names collections in words', async () => {
  const summaries = [...(await read('/sql')).document.querySelectorAll('main summary')].map(wordsOf)
  assert.ok(summaries.includes('Tables of lobbying filings'), summaries.join())
})

test('the page of the data leads to files, SQL, the API, releases and changes', async () => {
  const { document } = await read('/data')
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
  for (const address of ['/downloads', '/sql', '/docs/api', '/releases', '/changes', '/datasets'])
    assert.ok(links.includes(address), address)
})
