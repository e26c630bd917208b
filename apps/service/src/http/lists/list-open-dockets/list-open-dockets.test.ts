import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, DOCKETS, FRESHNESS, makeListsApp } from '../testing.ts'

test('every docket that is open is listed with its document, its dates and the categories', async () => {
  const { status, body } = await ask('/api/dockets')
  assert.equal(status, 200)
  assert.deepEqual(body.data, DOCKETS)
  assert.deepEqual(body.meta['freshness'], FRESHNESS)
})

test('as CSV: several categories share a cell, and a title that looks like a formula is disarmed', async () => {
  const { text } = await ask('/api/dockets.csv?limit=1')
  assert.deepEqual(text.split('\n'), [
    'docket_id,title,agency,agency_name,document_id,document_type,document_title,abstract,comment_starts_on,comment_ends_on,printed_ends_on,categories,rins,cfr,fr_document_number,fr_citation,fr_url,published_on,comment_url,checked_at,windows',
    `EXA-2026-0001,'-1 % of the fee,EXA,,EXA-2026-0001-0001,Proposed Rule,,,,2026-07-31,,Academia - E0007; Individual,"","",,,,,,,""`,
    '',
  ])
})

const [first, second] = DOCKETS
const HEARING = {
  document_id: 'EXA-2026-0001-0009',
  document_type: 'Notice',
  title: 'A public hearing',
  comment_starts_on: null,
  comment_ends_on: null,
  open: true,
  allows_late: null,
  fr_document_number: null,
}
const VARIED = [
  {
    ...first,
    agency: 'EPA',
    agency_name: 'Environmental Protection Agency',
    comment_ends_on: '2026-06-20',
    windows: [HEARING],
  },
  { ...second, abstract: 'On imaginary chimneys.', rins: ['0910-ZZ01'], comment_ends_on: null },
] as typeof DOCKETS

test('a docket without a document is found by the last days of its open documents', async () => {
  const closes = (day: string, open: boolean) => ({ ...HEARING, open, comment_ends_on: day })
  const windows = [closes('2026-06-20', true), closes('2026-06-30', true), closes('2026-07-31', false)]
  const dockets = [{ ...first, document_id: null, comment_ends_on: null, windows }] as typeof DOCKETS
  const app = makeListsApp({ listOpenDockets: () => ({ dockets, freshness: FRESHNESS }) })
  for (const [query, count] of [
    ['closing_before=2026-06-20', 1],
    ['closing_before=2026-06-19', 0],
    ['closing_after=2026-06-30', 1],
    ['closing_after=2026-07-01', 0],
    ['closing_after=2026-06-21&closing_before=2026-06-29', 0],
  ] as const)
    assert.equal((await ask(`/api/dockets?${query}`, {}, app)).body.data.length, count, query)
})

test('agency, docket, last day and words narrow the list; a row without a last day closes at no day', async () => {
  const app = makeListsApp({ listOpenDockets: () => ({ dockets: VARIED, freshness: FRESHNESS }) })
  const listIds = async (query: string) =>
    (await ask(`/api/dockets?${query}`, {}, app)).body.data.map(({ docket_id }) => docket_id)
  for (const [query, ids] of [
    ['agency=epa', ['EXA-2026-0001']],
    ['docket=exa-2026-0002', ['EXA-2026-0002']],
    ['closing_before=2026-06-20', ['EXA-2026-0001']],
    ['closing_before=2026-06-19', []],
    ['closing_after=2026-06-20', ['EXA-2026-0001']],
    ['closing_after=2026-06-21', []],
    ['q=CHIMNEYS imaginary', ['EXA-2026-0002']],
    ['q=0910-ZZ01', ['EXA-2026-0002']],
    ['q=protection chimneys', []],
    ['q=public hearing', ['EXA-2026-0001']],
    ['q=fee', ['EXA-2026-0001', 'EXA-2026-0002']],
  ] as const)
    assert.deepEqual(await listIds(query), ids, query)
})

test('a last day that is none is refused by name', async () => {
  const { status, body } = await ask('/api/dockets?closing_before=tomorrow')
  assert.deepEqual([status, body['param']], [400, 'closing_before'])
})
