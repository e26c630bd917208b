import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, DOCKETS, FRESHNESS } from '../testing.ts'

test('every docket that is open is listed with its document, its dates and the categories', async () => {
  const { status, body } = await ask('/api/dockets')
  assert.equal(status, 200)
  assert.deepEqual(body.data, DOCKETS)
  assert.deepEqual(body.meta['freshness'], FRESHNESS)
})

test('as CSV: several categories share a cell, and a title that looks like a formula is disarmed', async () => {
  const { text } = await ask('/api/dockets.csv?limit=1')
  assert.deepEqual(text.split('\n'), [
    'docket_id,title,agency,document_id,document_type,comment_starts_on,comment_ends_on,categories',
    "EXA-2026-0001,'-1 % of the fee,EXA,EXA-2026-0001-0001,Proposed Rule,,2026-07-31,Academia - E0007; Individual",
    '',
  ])
})
