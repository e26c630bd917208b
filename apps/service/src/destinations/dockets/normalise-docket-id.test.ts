import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { normaliseDocketId } from './normalise-docket-id.ts'

const SAME = [
  'FDA-2026-N-9001',
  '  fda-2026-n-9001\n',
  'Docket No. FDA-2026-N-9001',
  'Docket No.FDA-2026-N-9001',
  'docket id: FDA-2026-N-9001',
  'Docket ID No. FDA-2026-N-9001',
  'DOCKET #: FDA-2026-N-9001',
  'Docket FDA-2026-N-9001',
  'FDA\u20112026\u2013N\u20129001',
]

for (const text of SAME)
  test(`${JSON.stringify(text)} is read as FDA-2026-N-9001`, () => {
    assert.equal(normaliseDocketId(text), 'FDA-2026-N-9001')
  })

test('letters that only look alike are kept, so that no other docket is meant', () => {
  assert.equal(normaliseDocketId('FDA-2026-ı-ß'), 'FDA-2026-ı-ß')
  assert.equal(normaliseDocketId('DOCKET-2026-0001'), 'DOCKET-2026-0001')
})

test('a docket id in capitals is never changed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z][A-Z0-9]{1,6}([-_][A-Z0-9]{1,6}){1,4}$/), (id) => {
      assert.equal(normaliseDocketId(id), id)
    }),
  )
})
