import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planGrid } from './grid-years.ts'

test('each year of the grid has its own method, that of 2025 without a number', () => {
  const methods = [2023, 2024, 2025, 2026, 2027].map(
    (fiscalYear) => planGrid({ fiscalYear, start: 0, length: 1 }).method,
  )
  assert.deepEqual(methods, [
    'getCDSTable23',
    'getCDSTable24',
    'getCDSTable',
    'getCDSTable26',
    'getCDSTable27',
  ])
})

test('a page is asked for by the fields of a form', () => {
  assert.deepEqual(planGrid({ fiscalYear: 2026, start: 5000, length: 5000 }), {
    method: 'getCDSTable26',
    start: '5000',
    length: '5000',
    search: '',
  })
})

test('a year that the grid has not is refused with those that it has', () => {
  assert.throws(() => planGrid({ fiscalYear: 2022, start: 0, length: 1 }), /no fiscal year 2022.*2023, 2024/)
})
