import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findReportedPeriod } from './find-reported-period.ts'

const PERIODS: readonly (readonly [series: string, start: string, end: string])[] = [
  ['house-disbursements/2022Q1', '2022-01-01', '2022-03-31'],
  ['house-summary/2009Q3+2009Q4', '2009-07-01', '2009-12-31'],
  ['senate-disbursements/2012-10..2013-03', '2012-10-01', '2013-03-31'],
  ['senate-disbursements/2024-04..2024-09/B-102', '2024-04-01', '2024-09-30'],
]

test('a report of pay is of the quarters or the half-year that its series names', () => {
  for (const [series, start, end] of PERIODS) assert.deepEqual(findReportedPeriod(series), { start, end })
})

test('documents that are no reports of a period have none', () => {
  for (const series of ['legislators/current', 'members/congress/117', 'clerk-members/114', 'executives'])
    assert.equal(findReportedPeriod(series), undefined)
})
