import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { CANARY, putReport } from '../../apps/service/src/corrections/testing/put-report.ts'
import { makeEntry, makeLedger } from '../../apps/service/src/corrections/ledger/testing.ts'
import { openPages, wordsOf } from './testing/open-pages.ts'

const { service, read } = await openPages({ after })

const WORDS = {
  proposed: { value: 5000 },
  why: 'The letter says <b>another</b> amount.',
  evidence: ['https://letters.example/a.pdf'],
  reason: 'The letter is signed.',
}
const AT = new Date('2026-06-01T12:00:00Z')

before(async () => {
  const { store } = service
  const decided_at = AT.getTime()
  await putReport(store, { published: WORDS })
  await putReport(store, { state: 'accepted', published: WORDS, decided_at, ledger_id: 'report-2' })
  await putReport(store, { state: 'reversed', published: WORDS, decided_at, ledger_id: 'report-3' })
  await putReport(store, { state: 'spam', published: WORDS })
  await putReport(store, { state: 'duplicate', published: WORDS })
  await putReport(store, { state: 'rejected', decided_at, title: '', page: null, record: 'st-1' })
  const { add, withdraw } = makeLedger(store)
  await add(makeEntry('report-2'), AT)
  await add(makeEntry('report-3', { record: 'hr-2026-0000000000000002' }), AT)
  await withdraw('report-3', AT)
})

test('the list has each report but spam and duplicates, with its page, and counts all of them', async () => {
  const { status, document, headers } = await read('/corrections')
  assert.equal(status, 200)
  const links = [...document.querySelectorAll('#reports ~ div tbody th a')]
  assert.deepEqual(
    links.map((link) => link.getAttribute('href')),
    [6, 3, 2, 1].map((number) => `/corrections/${number}`),
  )
  const [all] = document.querySelectorAll('#statistics ~ div tbody tr')
  assert.match(wordsOf(all), /^All reports ?6 ?1 ?1 ?1 ?1 ?0 ?0 ?1 ?1/)
  for (const type of ['application/json', 'text/csv', 'application/x-ndjson', 'application/atom+xml'])
    assert.ok(String(headers['link']).includes(`rel="alternate"; type="${type}"`), type)
  assert.equal(document.querySelector('meta[name=robots]'), null)
})

test('the list is filtered, goes on in parts, and refuses a parameter that it does not take', async () => {
  const numbersOf = async (query: string) =>
    [...(await read(`/corrections?${query}`)).document.querySelectorAll('#reports ~ div tbody th a')].map(
      (link) => link.textContent,
    )
  assert.deepEqual(await numbersOf('state=accepted&record=&since='), ['Report 2'])
  assert.deepEqual(await numbersOf('record=st-1'), ['Report 6'])
  const first = (await read('/corrections?limit=3')).document
  assert.equal(first.querySelector('a[rel=next]')?.getAttribute('href'), '/corrections?limit=3&offset=3')
  assert.deepEqual(await numbersOf('limit=3&offset=3'), ['Report 1'])
  assert.match((await read('/corrections?state=rejected&dataset=none')).text, /No report matches/)
  for (const wrong of ['q=a', 'state=spam', 'since=soon', 'limit=900'])
    assert.equal((await read(`/corrections?${wrong}`)).status, 400, wrong)
})

for (const [ending, type] of [
  ['json', 'application/json'],
  ['csv', 'text/csv'],
  ['ndjson', 'application/x-ndjson'],
  ['atom', 'application/atom+xml'],
] as const)
  test(`/corrections.${ending} leads to the same list of the API`, async () => {
    const { status, headers } = await read(`/corrections.${ending}?state=accepted`)
    const address = String(headers['location'])
    assert.deepEqual([status, address], [307, `/api/corrections/v1?state=accepted&format=${ending}`])
    assert.ok(String((await read(address)).headers['content-type']).startsWith(type))
  })

test('a report without a decision shows its record, field, state and days alone', async () => {
  const { status, text, document } = await read('/corrections/1')
  assert.equal(status, 200)
  assert.ok(document.querySelector('a[href="/follow?what=%2Fcorrections%2F1"]'))
  assert.match(
    wordsOf(document.querySelector('main')),
    /waits for a reviewer.*Sample Wells.*not public before a decision/s,
  )
  for (const hidden of [WORDS.why, 'another', WORDS.reason, 'letters.example', '5000', '5,000'])
    assert.ok(!text.includes(hidden), hidden)
})

test('an accepted report shows the published words, its line of the ledger and the values; a reversed one also why', async () => {
  const { document, text } = await read('/corrections/2')
  assert.ok(text.includes('The letter says &lt;b&gt;another&lt;/b&gt; amount.'))
  assert.equal(
    document
      .querySelector('a[href="https://letters.example/a.pdf"]')
      ?.textContent.includes('letters.example'),
    true,
  )
  assert.deepEqual(
    [document.querySelector('#ledger ~ dl del'), document.querySelector('#ledger ~ dl ins')].map(
      (one) => one?.textContent,
    ),
    ['$500', '$5,000'],
  )
  assert.match(text, /report-2/)
  assert.ok(document.querySelector('main a[href^="/records/"]'))
  assert.doesNotMatch(text, /Reversed/)
  const reversed = wordsOf((await read('/corrections/3')).document.querySelector('#ledger ~ dl'))
  assert.match(reversed, /Reversed ?On .*It was another record\./)
})

test('spam, duplicates and other numbers have no page, and the form and private addresses keep theirs', async () => {
  for (const none of ['4', '5', '99', '0', 'x', '1e3'])
    assert.equal((await read(`/corrections/${none}`)).status, 404, none)
  assert.match((await read('/corrections/new')).text, /<form/)
  const { status, headers } = await read('/corrections/2.json')
  assert.deepEqual([status, headers['location']], [307, '/api/corrections/v1/reports/2'])
})

test('no page and no log line has a private word of a report', async () => {
  const pages = ['/corrections', ...[1, 2, 3, 4, 5, 6].map((number) => `/corrections/${number}`)]
  const texts = await Promise.all(pages.map(async (page) => (await read(page)).text))
  for (const text of [...texts, ...service.log.lines]) assert.ok(!text.includes(CANARY))
})
