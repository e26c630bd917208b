import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyRecords, makeRecord } from './testing.ts'
import { compareText } from '../../tables/index.ts'
import { makeSortKey } from './make-sort-key.ts'

const askers = (...names: readonly string[]) =>
  makeRecord().requestors.flatMap((one) => names.map((name) => ({ ...one, name })))

const IN_ORDER = [
  makeRecord({ id: '1', fiscal_year: 2027, state: 'WY' }),
  makeRecord({ id: '2', fiscal_year: 2026, state: 'AK', requestors: [] }),
  makeRecord({ id: '33', fiscal_year: 2026, state: 'NM', requestors: askers('Ann', 'Zoe'), title: 'z' }),
  makeRecord({ id: '32', fiscal_year: 2026, state: 'NM', requestors: askers('bo', 'Ann'), title: 'a' }),
  makeRecord({ id: '31', fiscal_year: 2026, state: 'NM', requestors: askers('Bo Test') }),
  makeRecord({ id: '3', fiscal_year: 2026, state: 'NM', title: 'alpha' }),
  makeRecord({ id: '4', fiscal_year: 2026, state: 'NM', title: 'Alpha Beta' }),
  makeRecord({ id: '50', fiscal_year: 2026, state: 'NM', title: null, purpose: 'beta' }),
  makeRecord({ id: '5', fiscal_year: 2026, state: 'NM', title: null, purpose: 'zeta' }),
  makeRecord({ id: '6', fiscal_year: 2026, state: 'NM', title: null, purpose: null }),
  makeRecord({ id: '7', fiscal_year: 2026, state: 'NM', title: null, purpose: null }),
  makeRecord({ id: '80', fiscal_year: 2026, state: 'NM', requestors: [] }),
  makeRecord({ id: '8', fiscal_year: 2026, state: null }),
  makeRecord({ id: '9', stage: 'house_bill', fiscal_year: 2027 }),
  makeRecord({ id: '0', dataset: 'house-projects' }),
]

test('records come by dataset, stage, newest year, State, first member and title or purpose, null last, and by id at last', () => {
  const shuffled = IN_ORDER.toReversed()
  shuffled.sort((one, other) => compareText(makeSortKey(one), makeSortKey(other)))
  assert.deepEqual(
    shuffled.map(({ id }) => id),
    IN_ORDER.map(({ id }) => id),
  )
})

test('the order in memory is that of the bytes, beyond the basic plane too', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('a', 'é', '\ud7ff', '\ue000', '\uffee', '\u{10000}', '\u{10ffff}'),
  })
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      assert.equal(Math.sign(compareText(one, other)), Buffer.compare(Buffer.from(one), Buffer.from(other)))
    }),
  )
})

test('no two records share a key', () => {
  fc.assert(
    fc.property(anyRecords(20), (records) => {
      assert.equal(new Set(records.map(makeSortKey)).size, records.length)
    }),
  )
})
