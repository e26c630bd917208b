import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { AWARD_SPENDING } from '../../../collections/award-spending/index.ts'
import { openArchive } from '../archive.ts'
import { makeFolder } from '../testing/archives.ts'
import { makeFetcher } from '../testing/fetching.ts'
import { startSpendingSite } from '../testing/spending-site.ts'
import { parseSourceList } from './source-list.ts'

const AWARD = 'ASST_NON_B22CPOH0001_086'

const makeActions = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `ASST_TX_8600_${index}`,
    federal_action_obligation: index,
  }))
const makeResults = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({ generated_internal_id: `ASST_NON_${index}_086` }))

const setUp = async (t: TestContext, records: readonly object[] = makeActions(250)) => {
  const site = await startSpendingSite(t)
  site.records = records
  const archive = openArchive(makeFolder(t), AWARD_SPENDING.documents.facts)
  const fetcher = makeFetcher(archive, { collection: AWARD_SPENDING })
  const walk = async (list = `transactions/?award_id=${AWARD}`) => {
    const url = `${site.base}/api/v2/${list}`
    const [fetched] = await fetcher.fetch({ publisher: 'usaspending', url, kind: 'walk' as const })
    return fetched ?? assert.fail('nothing was fetched')
  }
  /** Pages of the archive by their numbers, with the bodies that asked for them. */
  const listArchived = async () =>
    (await archive.list()).map(({ url, part, final_url }) => {
      const fragment = new URLSearchParams(new URL(url).hash.slice(1))
      const request: unknown = JSON.parse(fragment.get('request') ?? 'null')
      return { part, page: Number(fragment.get('page')), request, url: url.replace(/#.*/, ''), final_url }
    })
  return { site, archive, fetcher, walk, listArchived }
}

test('the transactions of an award are one edition of pages, each with the request that it answers', async (t) => {
  const { site, archive, walk, listArchived } = await setUp(t)
  const { outcome, detail } = await walk()
  assert.equal(outcome, 'new', detail)
  assert.equal(detail, 'Count before: 250, after: 250; records read: 250; pages: 3.')
  assert.deepEqual(site.pages(), [0, 1, 2, 3, 0])
  assert.deepEqual(
    await listArchived(),
    [1, 2, 3].map((page) => ({
      part: page,
      page,
      request: { award_id: AWARD, sort: 'action_date', order: 'asc', limit: 100, page },
      url: `${site.base}/api/v2/transactions/?award_id=${AWARD}`,
      final_url: `${site.base}/api/v2/transactions/`,
    })),
  )
  assert.deepEqual(
    (await listArchived()).map(({ request }) => request),
    site.asked.flatMap(({ body }) => body ?? []),
  )
  assert.equal(new Set((await archive.list()).map(({ edition }) => edition)).size, 1)
  assert.equal((await walk()).outcome, 'unchanged')
})

test('a search continues behind the last record of each page, and its count has the same filters', async (t) => {
  const { site, walk, listArchived } = await setUp(t, makeResults(201))
  const search =
    'search/spending_by_award/?program_number=14.251&program_number=59.059&start_date=2021-10-01&end_date=2022-09-30'
  const { outcome, detail } = await walk(search)
  assert.equal(outcome, 'new', detail)
  assert.match(detail, /^Count before: 201, after: 201; records read: 201; pages: 3/)
  const bodies = site.asked.map(({ body }) => body)
  const filters = {
    award_type_codes: ['02', '03', '04', '05'],
    program_numbers: ['14.251', '59.059'],
    time_period: [{ start_date: '2021-10-01', end_date: '2022-09-30' }],
  }
  assert.ok(bodies.every((body) => JSON.stringify(body?.['filters']) === JSON.stringify(filters)))
  assert.deepEqual(
    bodies.map((body) => [body?.['page'], body?.['last_record_unique_id'], body?.['last_record_sort_value']]),
    [
      [undefined, undefined, undefined],
      [1, undefined, undefined],
      [2, 100, 'sort 100'],
      [3, 200, 'sort 200'],
      [undefined, undefined, undefined],
    ],
  )
  assert.equal((await listArchived()).length, 3)
})

test('accounts are counted by their pages, and a list without a count is asked for its last page again', async (t) => {
  const accounts = [{ total_transaction_obligated_amount: 1, federal_account: '086-0001' }]
  const { site, walk, listArchived } = await setUp(t, accounts)
  const { outcome, detail } = await walk(`awards/accounts/?award_id=${AWARD}`)
  assert.equal(outcome, 'new', detail)
  assert.match(detail, /^Count before: 1, after: 1; records read: 1/)
  assert.deepEqual(site.pages(), [1, 1])
  // Two periods may have the same money.
  site.records = Array.from({ length: 150 }, () => ({ gross_outlay_amount: null }))
  site.before = ({ body }) => {
    if (body?.['page'] === 2) site.records = [...site.records.slice(0, 149), { gross_outlay_amount: 1 }]
    return undefined
  }
  const funding = await walk(`awards/funding/?award_id=${AWARD}`)
  assert.equal(funding.outcome, 'new', funding.detail)
  assert.equal(funding.detail, 'The host counts no records; records read: 150; pages: 2.')
  assert.deepEqual(site.pages().slice(2), [1, 2, 2])
  assert.equal((await listArchived()).length, 3)
})

test('a walk that is cut off goes on where it was, unless the list has another count', async (t) => {
  for (const [count, pages] of [
    [250, [0, 3, 0]],
    [260, [0, 1, 2, 3, 0]],
  ] as const) {
    const { site, archive, walk } = await setUp(t)
    site.before = ({ body }) => (body?.['page'] === 3 ? { status: 500, body: '{}' } : undefined)
    assert.equal((await walk()).outcome, 'failed')
    assert.deepEqual(await archive.list(), [])
    site.before = () => undefined
    site.records = makeActions(count)
    const before = site.asked.length
    const { outcome, detail } = await walk()
    assert.equal(outcome, 'new', detail)
    assert.deepEqual(site.pages().slice(before), pages)
    assert.equal((await archive.list()).length, 3)
  }
})

test('a busy host is asked again after the time that it names, and requests have a pause between them', async (t) => {
  const { site, fetcher, walk } = await setUp(t)
  let refusals = 1
  site.before = ({ body }) =>
    body?.['page'] === 2 && refusals-- > 0
      ? { status: 429, body: '{"detail":"Request was throttled."}', headers: { 'retry-after': '77' } }
      : undefined
  const { outcome, detail } = await walk()
  assert.equal(outcome, 'new', detail)
  assert.deepEqual(site.pages(), [0, 1, 2, 2, 3, 0])
  assert.deepEqual(fetcher.waits, [2000, 2000, 77_000, 2000, 2000])
})

const page = (results: readonly object[], metadata: object) => ({
  body: JSON.stringify({ results, page_metadata: metadata }),
})

test('a list that cannot be trusted is a failure, and nothing of it is archived', async (t) => {
  const actions = makeActions(250)
  const onPage = (number: number, answer: object) => (asked: { readonly body: unknown }) =>
    JSON.stringify(asked.body).includes(`"page":${number}`) ? answer : undefined
  const counts = (first: number, then: number) => {
    let asked = 0
    return ({ body }: { readonly body: unknown }) =>
      body === null
        ? { body: JSON.stringify({ transactions: (asked += 1) === 1 ? first : then }) }
        : undefined
  }
  const html = { body: '<!doctype html><title>USAspending</title>', headers: { 'content-type': 'text/html' } }
  const faults: Readonly<Record<string, (asked: { readonly body: unknown }) => object | undefined>> = {
    'Page 2 repeats an earlier page': onPage(2, page(actions.slice(0, 100), { page: 2, hasNext: true })),
    'The reply is page 1, and page 2 was requested': onPage(
      2,
      page(actions.slice(0, 100), { page: 1, hasNext: true }),
    ),
    'its pages gave 250, of which 249 are different': onPage(
      3,
      page(actions.slice(199, 249), { page: 3, hasNext: false }),
    ),
    'The list counts 250 records, and its pages gave 200': onPage(
      2,
      page(actions.slice(100, 200), { page: 2, hasNext: false }),
    ),
    'The list counted 250 records and then 249': counts(250, 249),
    'The list counted 250 records and then 251': counts(250, 251),
    'The list has no records': counts(0, 0),
    'it has no results': onPage(2, page([], { page: 2, hasNext: false })),
    'does not say how many records': ({ body }) => (body === null ? { body: '{"detail":"odd"}' } : undefined),
    'and USAspending returns at most 50000': counts(50_001, 50_001),
    'kind funding, and transactions': onPage(
      2,
      page([{ gross_outlay_amount: 1 }], { page: 2, hasNext: false }),
    ),
    'It is a web page': onPage(2, html),
    'it is an error message': onPage(2, { body: '{"detail":"Award not found"}' }),
    'redirects to https://www.usaspending.gov/': onPage(2, {
      status: 302,
      body: '',
      headers: { location: 'https://www.usaspending.gov/' },
    }),
    'answered 422': onPage(2, { status: 422, body: '{"detail":"Invalid"}' }),
    'is busy until': onPage(2, { status: 429, body: '{}', headers: { 'retry-after': '86400' } }),
  }
  for (const [fault, before] of Object.entries(faults)) {
    const { site, archive, walk } = await setUp(t, actions)
    // The answers of this table have bodies.
    site.before = before as typeof site.before
    const { outcome, detail } = await walk()
    assert.ok(outcome === 'failed' || outcome === 'refused', `${fault}: ${outcome}`)
    assert.ok(detail.includes(fault), `${fault}: ${detail}`)
    assert.deepEqual(await archive.list(), [], fault)
  }
})

test('an award without accounts has whole lists without records, and other empty pages are failures', async (t) => {
  const { site, walk, listArchived } = await setUp(t, [])
  for (const list of ['awards/funding', 'awards/accounts']) {
    const { outcome, detail } = await walk(`${list}/?award_id=${AWARD}`)
    assert.deepEqual([outcome, /records read: 0; pages: 1/.test(detail)], ['new', true], detail)
  }
  assert.equal((await listArchived()).length, 2)
  for (const [list, answer] of [
    ['awards/funding', { page: 1, hasNext: true }],
    ['awards/accounts', { page: 1, hasNext: false, count: 3 }],
    ['transactions', { page: 1, hasNext: false }],
  ] as const) {
    site.before = ({ body }) => (body === null ? { body: '{"transactions":2}' } : page([], answer))
    const { outcome, detail } = await walk(`${list}/?award_id=${AWARD}`)
    assert.notEqual(outcome, 'new', list)
    assert.match(detail, /it has no results/, list)
  }
  site.before = () => undefined
  site.records = Array.from({ length: 150 }, () => ({ gross_outlay_amount: null }))
  site.before = ({ body }) => (body?.['page'] === 2 ? page([], { page: 2, hasNext: false }) : undefined)
  assert.match((await walk(`awards/funding/?award_id=${AWARD}`)).detail, /it has no results/)
  assert.equal((await listArchived()).length, 2)
})

test('the last page of a list without a count must be the same when it is asked for again', async (t) => {
  const { site, archive, walk } = await setUp(t, [{ gross_outlay_amount: 1 }])
  site.before = () => {
    if (site.asked.length === 2) site.records = [{ gross_outlay_amount: 2 }]
    return undefined
  }
  const { outcome, detail } = await walk(`awards/funding/?award_id=${AWARD}`)
  assert.deepEqual([outcome, /The last page changed/.test(detail)], ['failed', true], detail)
  assert.deepEqual(await archive.list(), [])
})

test('the list of sources refuses an address that is no such list, with the rule', () => {
  const refused = (url: string) => {
    const entry = { publisher: 'usaspending', url, kind: 'walk' }
    assert.throws(
      () => parseSourceList(JSON.stringify([entry]), AWARD_SPENDING),
      /A walk reads|has one parameter, award_id|program_number, such as 14\.251|url must be at api\.usaspending\.gov/,
      url,
    )
  }
  const api = 'https://api.usaspending.gov/api/v2'
  const days = 'start_date=2021-10-01&end_date=2022-09-30'
  refused(`${api}/awards/${AWARD}/`)
  refused(`${api}/transactions/?award_id=89948049`)
  refused(`${api}/transactions/?award_id=${AWARD}&page=2`)
  refused(`${api}/awards/funding/`)
  refused(`${api}/search/spending_by_award/?${days}`)
  refused(`${api}/search/spending_by_award/?program_number=14.25&${days}`)
  refused(`${api}/search/spending_by_award/?program_number=14.251&${days}&award_type=04`)
  refused(`${api}/search/spending_by_award/?program_number=14.251&start_date=2022-09-30&end_date=2021-10-01`)
  refused(`https://usaspending.example/api/v2/transactions/?award_id=${AWARD}`)
})
