import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { AwardAccountFunding, SpendingAward } from '@rotunda/contract'
import { addressOf } from '../../publishers/usaspending/testing.ts'
import { makeFolder, readRows } from '../../releases/testing.ts'
import { AWARD_CONTRADICTIONS } from './make-awards.ts'
import {
  action,
  actionsDocument,
  AWARD,
  awardDocument,
  buildSpending,
  failuresOf,
  makeDocument,
  type TestDocument,
} from './testing.ts'

const listing = (amount: number) => ({
  cfda_info: [{ cfda_number: '14.251', cfda_title: 'Sample', federal_action_obligation_amount: amount }],
})

const period = (start_date: string, end_date: string) => ({
  period_of_performance: { start_date, end_date, last_modified_date: null },
})

const listFunding = (...amounts: readonly number[]) =>
  amounts.map((amount, index) => ({
    transaction_obligated_amount: amount,
    gross_outlay_amount: 5,
    disaster_emergency_fund_code: 'Q',
    federal_account: '086-0162',
    account_title: 'Sample',
    object_class: '41.0',
    object_class_name: 'Grants',
    program_activity_code: `000${index + 1}`,
    program_activity_name: 'S',
    reporting_fiscal_year: 2023,
    reporting_fiscal_quarter: 2,
    reporting_fiscal_month: 6,
    is_quarterly_submission: true,
  }))

const fundingDocument = (results: readonly object[]): TestDocument =>
  makeDocument('usaspending', addressOf('awards/funding', AWARD), {
    results,
    page_metadata: { page: 1, hasNext: false },
  })

const KINDS = [...Object.keys(AWARD_CONTRADICTIONS), 'accounts_over_total', 'row_repeated']

const notesOf = async (t: TestContext, documents: readonly TestDocument[]) => {
  const directory = makeFolder(t)
  const built = await buildSpending(directory, documents)
  assert.deepEqual(failuresOf(built), [])
  const of = (row: SpendingAward | AwardAccountFunding) =>
    row.coverage_notes.filter((code) => KINDS.includes(code))
  return {
    award: readRows<SpendingAward>(directory, built.summary.id, 'awards').flatMap(of),
    funding: readRows<AwardAccountFunding>(directory, built.summary.id, 'account-funding').map(of),
  }
}

const ACTIONS = [action(3, 50), action(2, -20), action(1, 0.5)]

for (const [what, documents, expected] of [
  ['facts that agree have no note', [awardDocument(period('2023-01-01', '2024-01-01'))], []],
  [
    'a period that ends before it starts',
    [awardDocument(period('2024-01-01', '2023-01-01'))],
    ['period_reversed'],
  ],
  [
    'a transaction before the award was signed',
    [awardDocument(), actionsDocument(1, false, [action(3, 50, '2019-03-01'), ...ACTIONS.slice(1)])],
    ['action_before_signature'],
  ],
  ['listings that come to another total', [awardDocument(listing(999))], ['listings_unlike_total']],
] as const)
  test(`an award is noted: ${what}`, async (t) => {
    assert.deepEqual((await notesOf(t, documents)).award, expected)
  })

test('obligations by account above the total of the award are noted on their rows and on the award', async (t) => {
  const over = await notesOf(t, [
    awardDocument({ total_account_obligation: 10 }),
    fundingDocument(listFunding(777_777)),
  ])
  assert.deepEqual(over, { award: ['accounts_over_total'], funding: [['accounts_over_total']] })
  const fitting = await notesOf(t, [
    awardDocument({ total_account_obligation: 10 }),
    fundingDocument(listFunding(40, -30)),
  ])
  assert.deepEqual(fitting, { award: [], funding: [[], []] })
})

test('a row of account funding that the document has twice is noted on both rows, and other rows are not', async (t) => {
  const [first = {}, ...others] = listFunding(1, 2)
  const { funding } = await notesOf(t, [awardDocument(), fundingDocument([first, first, ...others])])
  assert.deepEqual(funding.map((codes) => codes.length).toSorted(), [0, 1, 1])
  assert.deepEqual([...new Set(funding.flat())], ['row_repeated'])
})
