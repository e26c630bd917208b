import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PayrollTotal } from '../../../publishers/congress/index.ts'
import { compareTotals } from './compare-totals.ts'

const total = (
  document: PayrollTotal['document'],
  office: string,
  amount: string,
  period = '2025Q1',
): PayrollTotal => ({
  document,
  period,
  office,
  program: 'EXPENSES',
  amount,
})

test('totals of summaries that differ from those of detail files are told with both numbers, and stop nothing', () => {
  const { rule, faults } = compareTotals([
    total('detail', '2025 A', '10.10'),
    total('summary', '2025 A', '10.10'),
    total('detail', '2025 B', '5.00'),
    total('summary', '2025 B', '7.25'),
    total('summary', '2025 C', '1.00'),
    total('summary', '2025 D', '1.00', '2025Q2'),
  ])
  assert.match(rule, /3 are of quarters that have both, and 2 of them differ/)
  assert.match(rule, /2025Q1, 2025 B, EXPENSES: 5\.00 in the detail file and 7\.25 in the summary/)
  assert.match(rule, /2025 C, EXPENSES: none in the detail file/)
  assert.deepEqual(faults, [])
})
