import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareTotal } from './compare-totals.ts'

test('a total of a scope that no table is counted for is not comparable, and says so', () => {
  const total = {
    fiscal_year: 2022,
    counting_rule: 'GAO provisions',
    published_items: 1,
    published_amount: 10,
    amount_as_published: null,
    published_in: 'GAO',
    reading: 'read',
  } as const
  const sum = {
    fiscal_year: 2022,
    subcommittee: 'INT',
    agency_code: 'EPA',
    account: null,
    rows: 1,
    counted: 1,
    dollars: 10,
    printed_dollars: 10,
    from: 'projects',
  } as const
  const statusOf = (scope: string) => compareTotal({ ...total, scope }, [sum]).status
  assert.equal(statusOf('subcommittee INT'), 'equal')
  assert.equal(statusOf('subcommittee INT; subcommittee INTX'), 'not_comparable')
})
