import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RecordsQuery } from '@rotunda/contract'
import fc from 'fast-check'
import { normaliseQuery, writeQuery } from './canonical-query.ts'

test('the order of parameters and defaults say nothing; the order of values says something only where it does', () => {
  const query = normaliseQuery({
    offset: 0,
    limit: 50,
    sort: ['-amount', 'id'],
    state: ['NM', 'CA', 'NM'],
    fiscal_year: [2026, 2024],
    q: 'a',
    not_state: ['TX', 'AL'] as const,
  })
  assert.equal(
    writeQuery(RecordsQuery, query),
    'fiscal_year=2024&fiscal_year=2026&state=CA&state=NM&not_state=AL&not_state=TX&q=a&sort=-amount&sort=id',
  )
})

test('any text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (q, agency) => {
      const read = new URLSearchParams(writeQuery(RecordsQuery, { q, agency }))
      assert.deepEqual([read.getAll('q'), read.getAll('agency')], [[q], agency])
    }),
  )
})
