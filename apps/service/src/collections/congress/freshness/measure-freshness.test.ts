import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectNext } from '../sources/sources-family.ts'
import { measureFreshness } from './measure-freshness.ts'

const document = (
  period_end: string | null,
  next_expected_on: string | null,
  refused: string | null = null,
  publisher = 'House of Representatives',
) => ({
  publisher,
  checked_at: '2026-05-30T10:00:00.000Z',
  retrieved_at: `${period_end ?? '2026-05-01'}T10:00:00.000Z`,
  period_end,
  next_expected_on,
  refused,
})

test('a report is expected so many days after the end of the next period, however long its months are', () => {
  const quarter = { months: 3, lagDays: 60 }
  const expect = (periodEnd: string) => expectNext(quarter, { periodEnd, checkedOn: '2026-01-01' })
  assert.equal(expect('2025-12-31'), '2026-05-30')
  assert.equal(expect('2025-09-30'), '2026-03-01')
})

test('a list is expected again some days after it was last looked at, and nothing is expected without a rhythm', () => {
  assert.equal(expectNext({ days: 7 }, { periodEnd: null, checkedOn: '2026-02-25' }), '2026-03-04')
  assert.equal(expectNext(undefined, { periodEnd: null, checkedOn: '2026-02-25' }), null)
})

test('a kind is late from the day after the next document was expected, by the newest period', () => {
  const documents = [document('2025-12-31', '2026-05-30'), document('2025-09-30', '2026-03-01')]
  assert.deepEqual(measureFreshness('payroll', documents, '2026-05-30'), {
    family: 'payroll',
    last_success_at: '2026-05-30T10:00:00.000Z',
    newest_period: '2025-12-31',
    lag_days: 150,
    next_expected_on: '2026-05-30',
    status: 'ok',
  })
  assert.equal(measureFreshness('payroll', documents, '2026-05-31').status, 'late')
})

test('a kind whose newest document was refused has failed, and one without documents says so', () => {
  const documents = [document('2025-12-31', null, 'Another header.'), document('2025-09-30', '2027-01-01')]
  assert.equal(measureFreshness('payroll', documents, '2026-05-30').status, 'failed')
  assert.equal(measureFreshness('hearing', [], '2026-05-30').status, 'none')
})

test('a kind is late as soon as one of its publishers is, however new the documents of another are', () => {
  const documents = [
    document('2025-12-31', '2026-05-30'),
    document('2026-03-31', '2026-11-30', null, 'Senate'),
    document('2025-09-30', '2026-05-31', null, 'Senate'),
  ]
  const { next_expected_on, newest_period, status } = measureFreshness('payroll', documents, '2026-05-31')
  assert.deepEqual([next_expected_on, newest_period, status], ['2026-05-30', '2026-03-31', 'late'])
  assert.equal(measureFreshness('payroll', documents, '2026-05-30').status, 'ok')
})

test('a kind has failed where the newest document of one publisher was refused, and another came after it', () => {
  const refused = document('2025-12-31', null, 'Another header.')
  const later = document('2026-03-31', '2026-11-30', null, 'Senate')
  assert.equal(measureFreshness('payroll', [refused, later], '2026-05-30').status, 'failed')
  const mended = document('2026-01-31', '2026-11-30')
  assert.equal(measureFreshness('payroll', [refused, later, mended], '2026-05-30').status, 'ok')
})
