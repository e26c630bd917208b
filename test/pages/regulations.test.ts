import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { OpenDocket } from '@rotunda/contract'
import fc from 'fast-check'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { service, read } = await openPages({ after })
const { data } = (await service.ask({ url: '/api/dockets', key: null })).json as { data: OpenDocket[] }

/** Documents of every docket that take comments now. */
const open = data.flatMap(({ docket_id, windows }) =>
  windows.filter((window) => window.open === true).map((window) => ({ ...window, docket_id })),
)

const listDockets = ({ document }: ReadPage): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => wordsOf(row.querySelector('td:last-child a')))

const listDocuments = ({ document }: ReadPage): string[] =>
  [...document.querySelectorAll('tbody th a')].map(
    (link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('document') ?? '',
  )

/** The facts of the right-hand column, by their names in their order. */
const readSide = ({ document }: ReadPage): [string, string][] => {
  const [names, values] = ['aside dt', 'aside dd'].map((place) =>
    [...document.querySelectorAll(place)].map(wordsOf),
  )
  return (names ?? []).map((name, index) => [name, values?.[index] ?? ''])
}

test('every document that is open for comment is listed by its last day, with a link to its page that names its docket', async () => {
  const page = await read('/regulations')
  assert.equal(page.status, 200)
  assert.ok(open.length > data.length)
  assert.deepEqual(listDocuments(page).toSorted(), open.map(({ document_id }) => document_id).toSorted())
  const heading = wordsOf(page.document.querySelector('h1'))
  assert.equal(heading, `${data.length} regulations open for comment`)
  const caption = wordsOf(page.document.querySelector('caption'))
  assert.ok(caption.startsWith(`${heading}, in ${open.length} documents.`), caption)
  const days = [...page.document.querySelectorAll('tbody time')].map((time) => time.getAttribute('datetime'))
  assert.deepEqual(days, days.toSorted())
  for (const link of page.document.querySelectorAll('tbody th a'))
    assert.match(link.getAttribute('href') ?? '', /^\/regulations\/document\?docket=[A-Z0-9_-]+&document=/)
})

test('the list is put in order before it is cut into pages, and its pages lead to each other', async () => {
  const whole = listDockets(await read('/regulations'))
  assert.ok(whole.length > 4)
  const walk = async (from: string, name: string): Promise<string[][]> => {
    const pages: string[][] = []
    for (let address: string | undefined = from; address !== undefined;) {
      const page = await read(address)
      assert.match(
        wordsOf(page.document.querySelector('h1')),
        new RegExp(`^${new Set(whole).size} regulations`),
      )
      pages.push(listDockets(page))
      const links = [...page.document.querySelectorAll('.pager a')]
      address = links.find((link) => wordsOf(link) === name)?.getAttribute('href') ?? undefined
    }
    return pages
  }
  const later = await walk('/regulations?limit=2', 'Closing later')
  assert.deepEqual(later.flat(), whole)
  assert.ok(later.every(({ length }) => length > 0 && length <= 2))
  const last = `/regulations?limit=2&offset=${(later.length - 1) * 2}`
  assert.deepEqual(await walk(last, 'Closing earlier'), later.toReversed())
})

test('beyond the end of the list there is a way back to its beginning, and what is no place is refused', async () => {
  const { document } = await read('/regulations?offset=999&agency=FDA')
  const main = document.querySelector('main')
  assert.match(wordsOf(main), /The list ends before this page: it has 1 document\./)
  assert.equal(main?.querySelectorAll('p [href="/regulations?agency=FDA"]').length, 1)
  assert.equal(document.querySelectorAll('table').length, 0)
  for (const place of ['limit=0', 'limit=x', 'offset=-1', 'offset=1.5', 'limit=1&limit=2'])
    assert.equal((await read(`/regulations?${place}`)).status, 400, place)
})

test('every page of regulations says that those of a sandbox are invented', async () => {
  const [first = assert.fail()] = data
  for (const address of [
    '/regulations',
    `/regulations?docket=${first.docket_id}`,
    `/regulations/document?docket=${first.docket_id}&document=${first.document_id}`,
    '/regulations?docket=EPA-2001-0001',
    '/search?q=beverages',
  ]) {
    const { document } = await read(address)
    const banner = document.querySelector('[aria-label="Sample data"]')?.textContent ?? ''
    assert.match(banner, /The regulations here are invented/, address)
  }
})

const listGovernment = ({ document }: ReadPage): (string | null)[] =>
  [...document.querySelectorAll('main a[href]')]
    .map((link) => link.getAttribute('href'))
    .filter((address) => /\.gov\//.test(address ?? ''))

test('an invented regulation leads to no page of the government, and a real one does', async (t) => {
  const real = await openChangedPages(t, service, (text, path) =>
    path === '/api/status' ? text.replace('"sandbox"', '"live"') : text,
  )
  for (const address of [
    '/regulations?docket=FDA-2026-N-9001',
    '/regulations?docket=EPA-2001-0001',
    '/regulations/document?docket=FDA-2026-N-9001&document=FDA-2026-N-9001-0001',
    '/regulations/document?docket=FDA-2026-N-9001&document=x',
  ]) {
    const page = await read(address)
    assert.deepEqual(listGovernment(page), [], address)
    assert.match(wordsOf(page.document.querySelector('aside')), /invented/, address)
    assert.ok(listGovernment(await real.read(address)).length > 0, address)
  }
})

test('every regulation shows the number of its docket first in the right-hand column, and in its address', async () => {
  for (const { docket_id: docket, document_id: document } of open) {
    const address = `/regulations/document?docket=${docket}&document=${document}`
    const page = await read(address)
    assert.equal(page.status, 200)
    const [[name, value] = [], [, second] = []] = readSide(page)
    assert.equal(name, 'Docket')
    assert.match(value ?? '', new RegExp(`^${docket}(Copy|$)`))
    assert.match(second ?? '', new RegExp(`^${document}`))
    const [first] = page.document.querySelectorAll('aside [data-copy]')
    assert.equal(first?.getAttribute('data-copy'), docket)
    // After the text in the order of the source.
    assert.ok(page.text.indexOf('<aside') > page.text.indexOf('id="useful"'))
  }
})

test('the column has every number and date of the sources, and says in words what they do not give', async () => {
  const side = new Map(
    readSide(await read('/regulations/document?docket=FDA-2026-N-9001&document=FDA-2026-N-9001-0001')),
  )
  for (const [name, value] of [
    ['Agency', /^Food and Drug Administration \(FDA\)$/],
    ['RIN', /^0910-ZZ01 /],
    ['CFR', /^21 CFR 101$/],
    ['Federal Register', /^91 FR 10001, 2026-99001/],
    ['Comment window', /^Open, closes in 30 days; until .+, 11:59 p\.m\. Eastern, since /],
    ['Checked at', / UTC, by the Federal Register; fetched by this service at .+ UTC$/],
    ['Send to', /^destination_id: FDA-2026-N-9001/],
  ] as const)
    assert.match(side.get(name) ?? '', value, name)
  const bare = new Map(
    readSide(await read('/regulations/document?docket=NPS_FRDOC_0001&document=NPS_FRDOC_0001-9011')),
  )
  assert.deepEqual([bare.get('RIN'), bare.get('CFR')], ['none stated', 'none stated'])
})

test('a docket with several documents shows a window for each, and which of them a comment is filed on', async () => {
  const page = await read('/regulations?docket=EPA-HQ-OAR-2026-9002')
  assert.equal(page.document.querySelectorAll('tbody tr').length, 2)
  const windows = readSide(page).filter(([name]) => name === 'Comment window')
  assert.deepEqual(
    windows.map(([, value]) => /^[^:]+/.exec(value)?.[0]),
    ['EPA-HQ-OAR-2026-9002-0001', 'EPA-HQ-OAR-2026-9002-0002'],
  )
  const other = await read(
    '/regulations/document?docket=EPA-HQ-OAR-2026-9002&document=EPA-HQ-OAR-2026-9002-0002',
  )
  assert.match(
    wordsOf(other.document.querySelector('main')),
    /send-message\?document=EPA-HQ-OAR-2026-9002-0002/,
  )
})

test('an address without the docket is led to the one that has it', async () => {
  for (const [path, to] of [
    [
      '/regulations/document?document=EPA-HQ-OAR-2026-9002-0002',
      '/regulations/document?docket=EPA-HQ-OAR-2026-9002&document=EPA-HQ-OAR-2026-9002-0002',
    ],
    [
      '/regulations/document?docket=FDA-2026-N-9001',
      '/regulations/document?docket=FDA-2026-N-9001&document=FDA-2026-N-9001-0001',
    ],
    ['/regulations/document', '/regulations'],
    ['/regulations.csv?agency=FDA', '/api/dockets?agency=FDA&format=csv'],
  ] as const) {
    const { headers } = await read(path)
    assert.equal(headers['location'], to)
  }
})

test('filters narrow the list and stay in the form; what nothing matches, and what is wrong, is said', async () => {
  const page = await read('/regulations?agency=fda&q=beverages')
  assert.deepEqual(listDockets(page), ['FDA-2026-N-9001'])
  assert.equal(page.document.querySelector('#docket-q')?.getAttribute('value'), 'beverages')
  assert.equal(page.document.querySelector('option[selected]')?.getAttribute('value'), 'FDA')
  assert.match(
    wordsOf(page.document.querySelector('h1')),
    /1 regulation open for comment from FDA, with the words “beverages”/,
  )
  assert.match(wordsOf((await read('/regulations?q=zzz')).document.querySelector('main')), /Nothing matches/)
  assert.equal((await read('/regulations?closing_before=soon')).status, 400)
  assert.equal((await read('/regulations?agnecy=FDA')).status, 400)
  assert.equal(page.headers['cache-control'], 'public, max-age=60')
})

test('the filters by last day list exactly the documents that close up to it, or from it on, and so do their feeds', async () => {
  const days = open.flatMap(({ comment_ends_on: day }) => day ?? []).toSorted()
  const [middle = assert.fail()] = days.slice(Math.floor(days.length / 2))
  for (const [filter, isWanted] of [
    ['closing_before', (day: string) => day <= middle],
    ['closing_after', (day: string) => day >= middle],
  ] as const) {
    const wanted = open.filter(({ comment_ends_on: day }) => day !== null && isWanted(day))
    assert.ok(wanted.length > 0 && wanted.length < open.length)
    const page = await read(`/regulations?${filter}=${middle}`)
    assert.deepEqual(listDocuments(page).toSorted(), wanted.map(({ document_id }) => document_id).toSorted())
    assert.deepEqual((await listFed(`${filter}=${middle}`)).toSorted(), listDocuments(page).toSorted())
  }
})

const listFed = async (query: string): Promise<string[]> => {
  const feed = JSON.parse((await read(`/feeds/regulations.json?${query}`)).text) as {
    items: { url: string }[]
  }
  return feed.items.map(({ url }) => new URL(url).searchParams.get('document') ?? '')
}

test('quick choices of a last day keep the other filters, and say which of them is chosen', async () => {
  const listChoices = ({ document }: ReadPage) => [...document.querySelectorAll('ul.quick-days a')]
  const first = listChoices(await read('/regulations?agency=EPA&limit=5&offset=5&closing_after=2026-01-01'))
  assert.deepEqual(first.map(wordsOf), ['Within a week', 'Within a month', 'Any time'])
  const addresses = first.map((link) => link.getAttribute('href') ?? '')
  assert.equal(addresses.at(-1), '/regulations?agency=EPA&limit=5')
  for (const [index, address] of addresses.entries()) {
    assert.match(address, /^\/regulations\?agency=EPA&limit=5(&closing_before=\d{4}-\d\d-\d\d)?$/)
    const page = await read(address)
    assert.equal(page.status, 200)
    const chosen = listChoices(page).map((link) => link.getAttribute('aria-current') === 'true')
    assert.equal(chosen.indexOf(true), index)
  }
})

test('each docket number of the list has a button that copies it, and that names it', async () => {
  const { document } = await read('/regulations')
  for (const row of document.querySelectorAll('tbody tr')) {
    const docket = wordsOf(row.querySelector('td:last-child a'))
    const button = row.querySelector('[data-copy]')
    assert.equal(button?.getAttribute('data-copy'), docket)
    assert.equal(button.getAttribute('aria-label'), `Copy the docket number ${docket}`)
  }
})

test('a notice that closes before the rule of its docket is found by its own last day', async () => {
  const docket = data.find(({ docket_id }) => docket_id === 'EPA-HQ-OAR-2026-9002') ?? assert.fail()
  const notice = docket.windows.find(({ document_type }) => document_type === 'Notice') ?? assert.fail()
  const day = notice.comment_ends_on ?? assert.fail()
  assert.ok(day < (docket.comment_ends_on ?? ''))
  const page = await read(`/regulations?agency=EPA&closing_before=${day}`)
  assert.deepEqual(listDocuments(page), [notice.document_id])
  assert.match(wordsOf(page.document.querySelector('tbody')), /notice of a public hearing/)
})

test('days that are none, or are given twice, are refused', async () => {
  for (const query of ['closing_after=2026-02-30', 'closing_before=2026-12-01&closing_before=2026-12-02'])
    assert.equal((await read(`/regulations?${query}`)).status, 400, query)
})

test('a docket that is not open is a 404 that shows its number, the reasons, and how to find out', async () => {
  for (const path of [
    '/regulations?docket=ED-2026-OCR-9004',
    '/regulations/document?docket=NOAA-NMFS-2026-9006&document=x',
  ]) {
    const page = await read(path)
    assert.equal(page.status, 404)
    assert.equal(readSide(page)[0]?.[0], 'Docket')
    assert.match(wordsOf(page.document.querySelector('main')), /validate-message/)
  }
})

test('an unknown document of an open docket is a 404 that says so, with links to the documents that the docket has', async () => {
  const page = await read(
    '/regulations/document?docket=EPA-HQ-OAR-2026-9002&document=EPA-HQ-OAR-2026-9002-9999',
  )
  assert.equal(page.status, 404)
  const main = page.document.querySelector('main')
  assert.match(wordsOf(main), /The docket is open for comment \(closes in 45 days\), but/)
  assert.doesNotMatch(wordsOf(main), /comment period has ended|validate-message/)
  const links = [...page.document.querySelectorAll('tbody th a')].map((link) => link.getAttribute('href'))
  assert.deepEqual(
    links,
    ['0001', '0002'].map(
      (number) => `/regulations/document?docket=EPA-HQ-OAR-2026-9002&document=EPA-HQ-OAR-2026-9002-${number}`,
    ),
  )
})

test('no query makes a page of regulations fail, and any text in it stays text', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x>',
      'javascript:alert(1)',
      '\u202Egnp',
      "'; END\nrm -rf",
    ),
  )
  const names = fc.constantFrom(
    'docket',
    'document',
    'agency',
    'q',
    'closing_after',
    'offset',
    'limit',
    'snapshot',
    'x',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/regulations', '/regulations/document'),
      fc.array(fc.tuple(names, text), { maxLength: 4 }),
      async (path, query) => {
        const page = await read(
          `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value])).toString()}`,
        )
        assert.ok(page.status < 500, `${page.status}`)
        assert.equal(
          page.document.querySelectorAll('main script, main img, main [href^="javascript"]').length,
          0,
        )
      },
    ),
    { numRuns: 60 },
  )
})
