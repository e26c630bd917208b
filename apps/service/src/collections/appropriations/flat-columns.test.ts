import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import { makeFundingLine, makeRecord } from './testing.ts'
import { FUNDING_LINE_COLUMNS, RECORD_COLUMNS } from './flat-columns.ts'

test('several values share a cell, parts of the same list keep the same places, and none is no cell', () => {
  const cellOf = (name: string, row: object) =>
    // Only the fields of the column asked for are looked at.
    RECORD_COLUMNS.find((column) => column.name === name)?.valueOf(row as never)
  const requestors = [
    { name: 'Ada Sample', name_raw: 'Sample', state: 'CA', district: 0, party: null, bioguide: 'S000001' },
    { name: 'Bo Test', name_raw: 'Test', state: null, district: 12, party: 'D', bioguide: null },
  ]
  assert.equal(cellOf('requestors', { requestors }), 'Ada Sample; Bo Test')
  assert.equal(cellOf('requestor_states', { requestors }), 'CA; ')
  assert.equal(cellOf('requestor_districts', { requestors }), '0; 12')
  assert.equal(cellOf('requestor_parties', { requestors }), '; D')
  assert.equal(cellOf('requestor_bioguides', { requestors }), 'S000001; ')
  assert.equal(cellOf('requestors', { requestors: [] }), null)
  assert.equal(cellOf('requestor_parties', { requestors: requestors.slice(0, 1) }), null)
  assert.equal(cellOf('funding_line', { funding_line: { id: 'fl-1', match: 'label' } }), 'fl-1')
  assert.equal(cellOf('funding_line_match', { funding_line: { id: 'fl-1', match: 'label' } }), 'label')
  assert.equal(cellOf('funding_line_match', { funding_line: null }), null)
  const evidence = [
    {
      source: 'a',
      publisher: 'p',
      url: 'u',
      retrieved_at: 'r',
      published_at: 'd',
      sheet: 's',
      row: 7,
      pointer: null,
    },
    {
      source: 'b',
      publisher: 'q',
      url: 'v',
      retrieved_at: 't',
      published_at: null,
      sheet: null,
      row: null,
      pointer: '/0',
    },
  ]
  const cells = ['sha256', 'publisher', 'url', 'retrieved_at', 'published_at', 'sheet', 'row', 'pointer']
  assert.deepEqual(
    cells.map((name) => cellOf(`source_${name}`, { evidence })),
    ['a; b', 'p; q', 'u; v', 'r; t', 'd; ', 's; ', '7; ', '; /0'],
  )
  assert.equal(cellOf('recipient', { recipient: 'Sample Town', location: 'Nowhere' }), 'Sample Town')
  assert.equal(cellOf('missing', { missing: { agency: 'not_published' } }), 'agency: not_published')
  const links = ['self', 'award'].map((rel) => ({ rel, url: `https://${rel}.example` }))
  assert.equal(cellOf('links', { links }), 'self: https://self.example; award: https://award.example')
  assert.equal(cellOf('corrections', { corrections: [{ id: 'c-1', field: 'amount' }] }), 'c-1: amount')
})

test('a corrected record says its corrected fields, and their values before the first correction of each', () => {
  const columns = ['corrected_fields', 'values_before_corrections'].map((name) =>
    RECORD_COLUMNS.find((one) => one.name === name),
  )
  const cellsOf = (corrections: FullRecord['corrections']) =>
    columns.map((column) => column?.valueOf(makeRecord({ corrections })))
  const decided = { evidence_url: 'https://a.example', decided_at: '2026-07-01T15:00:00Z' }
  assert.deepEqual(cellsOf([]), [null, null])
  const corrections = [
    { ...decided, id: 'c-1', field: 'amount', before: 2000, after: 1000 },
    { ...decided, id: 'c-2', field: 'title', before: null, after: 'A; "bridge"' },
    { ...decided, id: 'c-3', field: 'amount', before: 1000, after: 1500 },
  ]
  const [fields, before] = cellsOf(corrections)
  assert.equal(fields, 'amount; title')
  assert.deepEqual(JSON.parse(String(before)), { amount: 2000, title: null })
})

test('a listing is its number and, where it has one, its title', () => {
  const column = FUNDING_LINE_COLUMNS.find(({ name }) => name === 'assistance_listings')
  const listings = [
    { number: '99.202', title: 'Sample Spending' },
    { number: '99.203', title: null },
  ]
  assert.equal(
    column?.valueOf(makeFundingLine({ assistance_listings: listings })),
    '99.202 Sample Spending; 99.203',
  )
})
