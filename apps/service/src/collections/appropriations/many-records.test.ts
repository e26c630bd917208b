import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { AggregateSortTerm, Dimension, FullRecord, RecordFilters, SortTerm } from '@rotunda/contract'
import { nameGroups, toMeasure } from './name-measures.ts'
import { makeRecord, makeTestRecords, scanAggregate, scanRecords, sortByDefault } from './testing.ts'

const PLACES: FullRecord['project_states'][] = [['NM'], ['OR', 'NM', 'AK'], [], ['AK', 'OR']]

/**
 * So many that queries write to memory which others used before, with so many agencies, accounts and recipients that
 * their codes do not fit one key. Neighbours in one order are far apart in every other.
 */
const RECORDS = sortByDefault(
  Array.from({ length: 5000 }, (_, index) =>
    makeRecord({
      id: `sr-${index}`,
      project: `p-${index % 1700}`,
      fiscal_year: 2022 + (index % 5),
      agency: `Agency ${index % 1000}`,
      account: `Account ${(index * 7) % 500}`,
      recipient: `Recipient ${(index * 37) % 5000}`,
      amount: index % 11 === 0 ? null : (index * 7919) % 1009,
      state: ([null, 'OR', 'AK'] as const)[index % 3] ?? null,
      project_states: PLACES[index % 4] ?? [],
    }),
  ),
)

/** Shows the first that differs: the difference of thousands takes minutes to be written out. */
const assertSame = (found: readonly unknown[], expected: readonly unknown[]): void => {
  const at = expected.findIndex((one, index) => !isDeepStrictEqual(found[index], one))
  assert.deepEqual([found.length, at, found[at]], [expected.length, at, expected[at]])
}

const snapshot = await makeTestRecords(RECORDS)
after(() => {
  snapshot.close()
})

const GROUPS: readonly (readonly [Dimension[], RecordFilters, AggregateSortTerm[]])[] = [
  [['agency', 'account', 'recipient'], {}, []],
  [['recipient', 'project_state', 'agency'], {}, ['-amount_sum', 'rows']],
  [['project_state', 'fiscal_year'], {}, []],
  [['account', 'agency', 'recipient'], { not_fiscal_year: [2024] }, ['amount_median']],
  [['project_state', 'account', 'agency'], { amount_min: 5 }, []],
]

/** Twice, and between others: what one left behind is what the next one takes. */
for (const [dimensions, filters, sort] of [...GROUPS, ...GROUPS.toReversed()])
  test(`groups of thousands of records by ${dimensions.join(', ')} are those that a look at each gives`, () => {
    const groups = nameGroups(snapshot.aggregate(filters, dimensions, sort.map(toMeasure))).slice()
    assertSame(groups, scanAggregate(scanRecords(RECORDS, filters), dimensions, sort))
  })

const ORDERS: readonly (readonly [SortTerm[], RecordFilters])[] = [
  [['-amount', 'recipient'], {}],
  [['fiscal_year', '-amount', 'id'], { not_fiscal_year: [2023] }],
  [['state', '-fiscal_year', 'title'], {}],
]

for (const [sort, filters] of [...ORDERS, ...ORDERS.toReversed()])
  test(`thousands of records in the order ${sort.join(', ')} are those that a look at each gives`, () => {
    const found = snapshot.select(filters, sort).take(0, RECORDS.length)
    const expected = scanRecords(RECORDS, filters, sort)
    assertSame(
      Array.from(found, (position) => RECORDS[position]?.id),
      expected.map(({ id }) => id),
    )
  })
