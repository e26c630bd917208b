import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DATASETS } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { FUNDING_LINE_COLUMNS } from '../../../collections/appropriations/index.ts'
import { makeFundingLine } from '../../../collections/appropriations/testing.ts'
import { LINES, openPublicApi, type Asked } from '../testing.ts'

const { ask } = await openPublicApi({ after })

const idsOf = ({ body }: Asked): unknown[] => body.data.map(({ id }) => id)

test('lines of guidance come first, then the codes, each whole', async () => {
  const asked = await ask('/funding-lines')
  assert.equal(asked.status, 200)
  assert.deepEqual(idsOf(asked), ['fl-0000000000000002', 'fl-0000000000000001', 'fl-0000000000000003'])
  assert.deepEqual(asked.body.data[1], LINES[0])
  // Held to the description.
  const codes = (asked.body.meta['coverage'] as { code: string }[]).map(({ code }) => code)
  assert.deepEqual(codes.sort(), [...DATASETS['funding-guidance'].notes].sort())
})

test('filters and words choose lines, and pages lead on', async () => {
  assert.deepEqual(idsOf(await ask('/funding-lines?chamber=house')), ['fl-0000000000000002'])
  assert.deepEqual(idsOf(await ask('/funding-lines?kind=federal_account')), ['fl-0000000000000003'])
  assert.deepEqual(idsOf(await ask('/funding-lines?q=example')), ['fl-0000000000000002'])
  assert.deepEqual(idsOf(await ask('/funding-lines?id=FL-0000000000000003,fl-0000000000000001')), [
    'fl-0000000000000001',
    'fl-0000000000000003',
  ])
  assert.deepEqual(idsOf(await ask('/funding-lines?id=fl-none')), [])
  const page = await ask('/funding-lines?limit=2')
  assert.equal(page.body.meta['next_offset'], 2)
  assert.match(String(page.headers.link), /funding-lines\?limit=2&offset=2&snapshot=[\w-]+>; rel="next"/)
})

test('lines that changed since a day are given, with the dates', async (t) => {
  const dated = makeFundingLine({ id: 'fl-0000000000000009', changed_at: '2026-05-01T12:00:00.000Z' })
  const api = await openPublicApi(t, { lines: [...LINES, dated] })
  const { body } = await api.ask(
    '/funding-lines?changed_since=2026-05-01&sort=-changed_at&fields=id,first_seen_at,changed_at',
  )
  const { id, first_seen_at, changed_at } = dated
  assert.deepEqual(body.data, [{ id, first_seen_at, changed_at }])
})

test('as CSV and as NDJSON they say the same', async () => {
  const { text } = await ask('/funding-lines?format=csv')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  assert.deepEqual(
    Object.keys(rows[0] ?? {}),
    FUNDING_LINE_COLUMNS.map(({ name }) => name),
  )
  const lines = await ask('/funding-lines?format=ndjson')
  const { body } = await ask('/funding-lines')
  assert.deepEqual(
    lines.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    body.data,
  )
  assert.deepEqual(
    rows.map(({ id }) => id),
    body.data.map(({ id }) => id),
  )
})

test('lines are sorted, counted, left out and given in part as records are', async (t) => {
  const api = await openPublicApi(t)
  const { body } = await api.ask(
    '/funding-lines?sort=-account&not_kind=federal_account&fields=id,account&facet=chamber',
  )
  const accounts = body.data.map(({ account }) => String(account))
  assert.deepEqual(accounts, accounts.toSorted().toReversed())
  assert.deepEqual(Object.keys(body.data[0] ?? {}), ['id', 'account'])
  assert.equal(body.meta['total'], LINES.filter(({ kind }) => kind !== 'federal_account').length)
  assert.deepEqual(body.meta['facets'], {
    chamber: [
      { value: 'house', rows: 1 },
      { value: 'senate', rows: 1 },
    ],
  })
})
