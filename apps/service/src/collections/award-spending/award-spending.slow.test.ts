import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { AwardAccountFunding, AwardTransaction, ListingRecord, SpendingAward } from '@rotunda/contract'
import {
  addressOf,
  CONTRACT,
  GRANT,
  readSpending,
  REAL_REPLIES,
  skipSpending,
} from '../../publishers/usaspending/testing.ts'
import { makeFolder, readRows, readTree } from '../../releases/testing.ts'
import { verifyRelease } from '../../releases/verify/index.ts'
import {
  action,
  actionsDocument,
  AWARD,
  awardDocument,
  buildSpending,
  failuresOf,
  makeDocument,
  PLACE,
  type TestDocument,
} from './testing.ts'

const listReal = (): TestDocument[] => [
  makeDocument(
    'assistance-listing-records',
    'https://sam.gov/listings.csv',
    readSpending('assistance_listings_first5.csv'),
  ),
  ...REAL_REPLIES.map(([file, url]) => makeDocument('usaspending', url, readSpending(file))),
]

test(
  'the real documents make a release that is whole, and the same bytes again',
  { skip: skipSpending },
  async (t) => {
    const [directory, again] = [makeFolder(t), makeFolder(t)]
    const built = await buildSpending(directory, listReal())
    assert.deepEqual(failuresOf(built), [])
    const { id } = built.summary
    assert.deepEqual(
      built.summary.datasets.map(({ dataset, rows }) => [dataset, rows]),
      [
        ['listings', 5],
        ['awards', 3],
        ['transactions', 3],
        ['account-funding', 10],
        ['project-spending', 0],
        ['award-links', 0],
      ],
    )
    assert.deepEqual(await verifyRelease(join(directory, id)), [])
    await buildSpending(again, listReal().toReversed())
    assert.deepEqual(readTree(join(again, id)), readTree(join(directory, id)))
    const [award] = readRows<SpendingAward>(directory, id, 'awards').filter((one) => one.id === GRANT)
    assert.deepEqual(award?.stated_by, ['award', 'search'])
    assert.deepEqual(award.conflicts, [])
    assert.deepEqual(
      [award.obligated.cents, award.account_obligated.cents, award.account_outlaid.cents],
      [15672591962, 3273127037, 5241468472],
    )
    assert.deepEqual(
      award.listings.map(({ number, titles }) => [number, titles.length]),
      [
        ['43.001', 2],
        ['43.008', 3],
      ],
    )
    assert.deepEqual(
      award.accounts.map(({ federal_account }) => federal_account),
      ['080-0131', '080-0124'],
    )
    assert.equal(award.total_check, 'no_transactions')
    // The award alone, the search, and each of its accounts.
    assert.equal(award.sources.length, 4)
    const transactions = readRows<AwardTransaction>(directory, id, 'transactions')
    assert.deepEqual([...new Set(transactions.map(({ award_id }) => award_id))], [CONTRACT])
    assert.deepEqual([...new Set(transactions.map(({ fiscal_year }) => fiscal_year))], [2025])
    const funding = readRows<AwardAccountFunding>(directory, id, 'account-funding')
    assert.equal(funding.filter(({ outlaid }) => outlaid.cents === null).length, 4)
    assert.equal(funding.filter(({ outlaid }) => outlaid.cents === 0).length, 0)
    const listings = readRows<ListingRecord>(directory, id, 'listings')
    assert.equal(listings.filter(({ archived_on }) => archived_on !== null).length, 1)
  },
)

const buildAward = async (directory: string, documents: readonly TestDocument[]) => {
  const built = await buildSpending(directory, documents)
  const [award] = readRows<SpendingAward>(directory, built.summary.id, 'awards')
  const transactions = readRows<AwardTransaction>(directory, built.summary.id, 'transactions')
  assert.ok(award !== undefined)
  return { award, transactions, failures: failuresOf(built), checks: built.summary.checks }
}

test('pages that overlap give each transaction once, and the sum is compared with the total', async (t) => {
  const { award, transactions, failures } = await buildAward(makeFolder(t), [
    awardDocument(),
    actionsDocument(1, true, [action(3, 50), action(2, -20)]),
    actionsDocument(2, false, [action(2, -20), action(1, 0.5)]),
  ])
  assert.deepEqual(failures, [])
  assert.equal(transactions.length, 3)
  assert.equal(transactions.find(({ id }) => id.endsWith('_2'))?.sources.length, 2)
  assert.equal(award.transactions_cents, 3050)
  assert.equal(award.total_check, 'equal')
  assert.deepEqual([award.first_action_on, award.last_action_on], ['2023-01-01', '2023-03-01'])
  assert.equal(award.community_projects, 'dedicated')
})

for (const [what, documents, check] of [
  ['another sum', [actionsDocument(1, false, [action(1, 30)])], 'different'],
  ['a missing last page', [actionsDocument(1, true, [action(1, 30.5)])], 'pages_missing'],
  ['a missing first page', [actionsDocument(2, false, [action(1, 30.5)])], 'pages_missing'],
  ['a null', [actionsDocument(1, false, [action(1, null)])], 'figure_missing'],
  ['no transactions', [], 'no_transactions'],
] as const)
  test(`${what} is flagged and stops nothing`, async (t) => {
    const { award, failures, checks } = await buildAward(makeFolder(t), [awardDocument(), ...documents])
    assert.equal(award.total_check, check)
    assert.deepEqual(failures, [])
    assert.match(JSON.stringify(checks), new RegExp(`${check} 1`))
    if (check === 'pages_missing') assert.equal(award.first_action_on, null)
  })

test('a transaction whose pages contradict each other stops the release', async (t) => {
  const { failures } = await buildAward(makeFolder(t), [
    awardDocument(),
    actionsDocument(1, true, [action(1, 30)]),
    actionsDocument(2, false, [action(1, 30.5)]),
  ])
  assert.match(failures.join('\n'), /transactions_agree.*ASST_TX_8600_B22CPOH0001_1/)
})

test('accounts of another day than their award stop the release, and the award has their document among its sources', async (t) => {
  const { award, failures } = await buildAward(makeFolder(t), [
    awardDocument(),
    makeDocument(
      'usaspending',
      addressOf('awards/accounts', AWARD),
      {
        results: [
          {
            total_transaction_obligated_amount: 1,
            federal_account: '086-0162',
            account_title: 'Sample account',
          },
        ],
        page_metadata: { page: 1, hasNext: false },
      },
      { retrieved_at: '2026-06-03T12:00:00.000Z' },
    ),
  ])
  assert.match(failures.join('\n'), /one_as_of.*2026-06-01.*2026-06-03/)
  assert.ok(award.sources.some(({ url }) => url === addressOf('awards/accounts', AWARD)))
})

test('documents of two days stop the release', async (t) => {
  const { failures } = await buildAward(makeFolder(t), [
    awardDocument(),
    actionsDocument(1, false, [action(1, 30.5)], '2026-06-02'),
  ])
  assert.match(failures.join('\n'), /one_as_of.*2026-06-01.*2026-06-02/)
})

test('replies that disagree are a conflict with both texts', async (t) => {
  const search = {
    results: [
      {
        generated_internal_id: AWARD,
        'Award ID': 'B-22-CP-OH-0001',
        'Award Type': 'PROJECT GRANT (B)',
        'Award Amount': 31,
        Description: 'SAMPLE LIBRARY',
        'Recipient Name': 'CITY OF SAMPLE',
        'Recipient UEI': 'ABCDEFGHJKL1',
        'Recipient Location': PLACE,
        'Primary Place of Performance': PLACE,
        'Start Date': null,
        'End Date': null,
      },
    ],
    page_metadata: { page: 1, hasNext: false },
  }
  const { award } = await buildAward(makeFolder(t), [
    awardDocument(),
    makeDocument('usaspending', 'https://api.usaspending.gov/api/v2/search/spending_by_award/', search),
  ])
  assert.equal(award.obligated.as_published, '30.5')
  assert.deepEqual(
    award.conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)]),
    [['obligated', ['30.5', '31']]],
  )
})

test('an award without a submission by account has no figure of it, and one with a submission of 0 has 0', async (t) => {
  const zeros = { total_account_obligation: 0, total_account_outlay: 0 }
  for (const [lists, cents, missing] of [
    [[], null, 'not_in_source'],
    [[{ code: 'Q', amount: 0 }], 0, null],
  ] as const) {
    const { award } = await buildAward(makeFolder(t), [
      awardDocument({ ...zeros, account_obligations_by_defc: lists, account_outlays_by_defc: lists }),
    ])
    for (const figure of [award.account_obligated, award.account_outlaid])
      assert.deepEqual([figure.cents, figure.missing], [cents, missing])
  }
})
