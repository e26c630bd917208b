import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPlain } from './plain-years.ts'

const asYears = (text: string): string | undefined =>
  findPlain('/records', new URLSearchParams({ fiscal_year: text }))

test('years are understood as people write them, and led on to the values of the API', () => {
  for (const [written, plain] of [
    ['2025, 2026', '2025,2026'],
    ['2025 2026', '2025,2026'],
    ['FY2026', '2026'],
    ['FY 2026', '2026'],
    ['fy26', '2026'],
    ['2024-2026', '2024,2025,2026'],
    ['2024 – 2026', '2024,2025,2026'],
    ['2024 to 2026', '2024,2025,2026'],
    ['FY24-26, 2027', '2024,2025,2026,2027'],
  ] as const)
    assert.equal(asYears(written), `/records?fiscal_year=${encodeURIComponent(plain)}`, written)
})

test('plain years, and what is no year, stay as they are', () => {
  for (const written of ['2026', '2025,2026', 'next', '2026, next', '1', '2026-2024', '1900-2100', '-'])
    assert.equal(asYears(written), undefined, written)
})

test('an empty value is left out, and other filters keep their values', () => {
  const params = new URLSearchParams('q=2024-2026&state=&not_fiscal_year=FY26')
  assert.equal(findPlain('/totals', params), '/totals?q=2024-2026&not_fiscal_year=2026')
})
