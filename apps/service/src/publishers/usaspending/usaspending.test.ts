import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { findNumberFault } from './award-ids.ts'
import { addressOf, CONTRACT, draftsOf, GRANT, readReply, readSpending, skipSpending } from './testing.ts'
import { usaspending } from './usaspending.ts'

const PAGE = { page: 1, hasNext: false }
const transaction = (more: object = {}) => ({
  id: 'ASST_TX_8000_NNM11AA01A_-NONE-_43.008_0',
  type: '05',
  action_date: '2024-01-02',
  action_type: 'A',
  action_type_description: 'NEW',
  modification_number: '0',
  description: null,
  federal_action_obligation: 12.5,
  ...more,
})
const readTransactions = (results: readonly object[], url = addressOf('transactions', GRANT)) =>
  readReply(usaspending, { page_metadata: PAGE, results }, url)

test('a transaction keeps the text of its amount beside whole cents', async () => {
  const document = `{"page_metadata":{"page":2,"hasNext":true},"results":[${JSON.stringify(transaction()).replace('12.5', '-1600000.10')}]}`
  const { series, rows } = await readReply(usaspending, document, addressOf('transactions', GRANT))
  assert.equal(series, `transactions/${GRANT}/2`)
  const [draft] = draftsOf(rows, 'award-transactions')
  assert.deepEqual(draft?.obligated, { as_published: '-1600000.10', cents: -160000010, missing: null })
  assert.deepEqual([draft.page, draft.isLast], [2, false])
})

for (const [text, cents, missing] of [
  ['0', 0, null],
  ['0.0', 0, null],
  ['12.30', 1230, null],
  ['12.300', null, 'unparsed'],
  ['31734.799999999999', null, 'unparsed'],
  ['1e7', null, 'unparsed'],
  ['90071992547409.93', null, 'unparsed'],
  ['null', null, 'null_in_source'],
] as const)
  test(`an amount of ${text} has ${cents ?? 'no'} cents`, async () => {
    const document = `{"page_metadata":{"page":1,"hasNext":false},"results":[${JSON.stringify(transaction()).replace('12.5', text)}]}`
    const { rows } = await readReply(usaspending, document, addressOf('transactions', GRANT))
    const [draft] = draftsOf(rows, 'award-transactions')
    assert.equal(draft?.obligated.cents, cents)
    assert.equal(draft.obligated.missing, missing)
  })

test('an entry that lacks its amount, its day or its own award is refused without its values', async () => {
  const { federal_action_obligation: _, ...bare } = transaction()
  const { rows } = await readTransactions([
    transaction(),
    transaction(),
    { ...bare, id: 'ASST_TX_8000_NNM11AA01A_2', federal_action_obligation_: 1 },
    transaction({ id: 'ASST_TX_8000_NNM11AA01A_3', action_date: '2024-02-30' }),
    transaction({ id: 'CONT_TX_8000_NNM11AA01A_4', description: '12 Street' }),
  ])
  const kinds = rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind))
  assert.deepEqual(kinds, [
    'row',
    'entry_repeated',
    'entry_unreadable',
    'entry_unreadable',
    'entry_unreadable',
  ])
  assert.doesNotMatch(JSON.stringify(rows), /12 Street/)
})

for (const [what, more] of [
  ['of another award', { id: 'ASST_TX_8000_NNX12AD05A_-NONE-_43.008_0' }],
  ['whose award only begins with the same letters', { id: 'ASST_TX_8000_NNM11AA01AB_-NONE-_43.008_0' }],
  ['of a contract with the same number', { id: 'CONT_TX_8000_-NONE-_NNM11AA01A_0' }],
  ['with the number of another modification', { modification_number: '7' }],
  ['of the year 200', { action_date: '0200-11-16' }],
  ['of a day after the reply', { action_date: '2099-01-02' }],
  ['with the day before the month', { action_date: '13-01-2024' }],
] as const)
  test(`a transaction ${what} is refused, and its neighbour is read`, async () => {
    const { rows } = await readTransactions([
      transaction(more),
      transaction({ id: 'ASST_TX_8000_nnm11aa01a_-none-_43.008_1', modification_number: '1' }),
    ])
    assert.deepEqual(
      rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind)),
      ['entry_unreadable', 'row'],
    )
  })

test('a list of one award is refused without the id of its award in the address', async () => {
  for (const url of [
    'https://api.usaspending.gov/api/v2/transactions/',
    'https://api.usaspending.gov/api/v2/transactions/?award_id=89948049',
    `${addressOf('transactions', GRANT)}&award_id=${CONTRACT}`,
  ])
    await assert.rejects(readTransactions([transaction()], url), /does not name its award/)
})

test('every other document is refused with its kind', async () => {
  const cases: readonly (readonly [object | string, RegExp])[] = [
    ['<html></html>', /HTML/],
    ['[]', /not an object/],
    [{ results: [], page_metadata: PAGE }, /no results/],
    [{ results: [{ a: 1 }], page_metadata: PAGE }, /unknown kind/],
    [{ results: [transaction()] }, /no page_metadata/],
    [{ results: [transaction()], page_metadata: { page: 1 } }, /whether a page follows/],
    [{ detail: 'Award not found' }, /an error message/],
    [
      JSON.stringify({ results: [transaction()], page_metadata: PAGE }).replace(
        '"type"',
        '"type":"x","t\\u0079pe"',
      ),
      /the key “type” twice/,
    ],
    [{ category: 'district', results: [{}] }, /summary by place or recipient/],
  ]
  for (const [document, message] of cases)
    await assert.rejects(readReply(usaspending, document, addressOf('transactions', GRANT)), (error) => {
      assert.ok(error instanceof DocumentRefused)
      assert.match(error.message, message)
      return true
    })
})

test(
  'the real award has four figures of money, and neither streets nor officers',
  { skip: skipSpending },
  async () => {
    const bytes = readSpending('usaspending_awards_grant.json')
    const { series, rows } = await readReply(usaspending, bytes)
    assert.equal(series, `award/${GRANT}`)
    const [award] = draftsOf(rows, 'award-replies')
    assert.equal(award?.obligated.as_published, '156725919.62')
    assert.equal(award.account_obligated.as_published, '32731270.37')
    assert.equal(award.account_outlaid.as_published, '52414684.72')
    assert.deepEqual(
      award.listings.map(({ number }) => number),
      ['43.008', '43.001'],
    )
    assert.equal(
      award.listings.reduce((sum, { obligated }) => sum + (obligated.cents ?? 0), 0),
      15672591962,
    )
    assert.ok((award.account_outlaid.cents ?? 0) > (award.account_obligated.cents ?? 0))
    assert.deepEqual(award.emergency_fund_codes, ['Q'])
    assert.doesNotMatch(JSON.stringify(rows), /SPARKMAN|35805|officers|DUNS/i)
    await assert.rejects(
      readReply(usaspending, bytes, 'https://api.usaspending.gov/api/v2/awards/ASST_NON_X_080/'),
      /The address asks for the award ASST_NON_X_080/,
    )
  },
)

test('the real search result has one listing twice with two titles', { skip: skipSpending }, async () => {
  const { rows } = await readReply(
    usaspending,
    readSpending('usaspending_awards_search_results_grants.json'),
    'https://api.usaspending.gov/api/v2/search/spending_by_award/?program=43.008',
  )
  const drafts = draftsOf(rows, 'award-replies')
  assert.equal(drafts.length, 3)
  const titles = drafts[0]?.listings.filter(({ number }) => number === '43.008').map(({ title }) => title)
  assert.deepEqual(titles, ['EDUCATION', 'OFFICE OF STEM ENGAGEMENT (OSTEM)'])
  assert.doesNotMatch(JSON.stringify(rows), /SPARKMAN|zip/i)
})

test(
  'of the real funding, 4 outlays are null and 4 submissions quarterly',
  { skip: skipSpending },
  async () => {
    const { rows } = await readReply(
      usaspending,
      readSpending('usaspending_awards_award_funding_grant.json'),
      addressOf('awards/funding', GRANT),
    )
    const drafts = draftsOf(rows, 'account-funding')
    const monthsOf = (isQuarterly: boolean) =>
      drafts.filter((draft) => draft.is_quarterly === isQuarterly).map(({ fiscal_month }) => fiscal_month)
    assert.equal(drafts.length, 10)
    assert.equal(drafts.filter(({ outlaid }) => outlaid.missing === 'null_in_source').length, 4)
    assert.deepEqual(monthsOf(true), [6, 9, 6, 6])
    assert.deepEqual(
      monthsOf(false).toSorted((a, b) => a - b),
      [6, 7, 9, 10, 11, 12],
    )
  },
)

test('the real transactions and accounts are read in full', { skip: skipSpending }, async () => {
  const transactions = await readReply(
    usaspending,
    readSpending('usaspending_awards_transactions.json'),
    addressOf('transactions', CONTRACT),
  )
  const cents = draftsOf(transactions.rows, 'award-transactions').map(({ obligated }) => obligated.cents)
  assert.deepEqual(cents, [160000000, 120000000, 28204629])
  const accounts = await readReply(
    usaspending,
    readSpending('usaspending_awards_accounts.json'),
    addressOf('awards/accounts', GRANT),
  )
  assert.deepEqual(
    draftsOf(accounts.rows, 'award-accounts').map((one) => [one.federal_account, one.obligated.as_published]),
    [
      ['080-0131', '4510029.17'],
      ['080-0124', '1430704.0'],
    ],
  )
})

test('the other real replies are refused with their kinds', { skip: skipSpending }, async () => {
  for (const file of [
    'usaspending_spending_by_state.json',
    'usaspending_spending_by_district.json',
    'usaspending_top_recipients_params.json',
    'usaspending_top_recipients_response.json',
    'usaspending_tas_agencies.json',
    'usaspending_tas_federal_accounts.json',
    'usaspending_agency.json',
    'usaspending_agency_award_summary.json',
    'usaspending_download_assistance.json',
    'usaspending_download_status.json',
  ])
    await assert.rejects(readReply(usaspending, readSpending(file)), DocumentRefused, file)
})

for (const [award, number, isRight] of [
  ['ASST_NON_B22CPOH0001_086', 'B-22-CP-OH-0001', true],
  ['ASST_NON_B22CPOH0001_086', 'b22cpoh0001', true],
  ['ASST_NON_B22CPOH0001_086', null, true],
  ['ASST_NON_B22CPOH0001_086', 'B-22-CP-OH-0999', false],
  ['ASST_NON_B22CPOH0001_086', 'B-22-CP-OH-00011', false],
  ['ASST_AGG_1234_086', 'B-22-CP-OH-0001', true],
  ['CONT_AWD_NNM11AA01A_8000_-NONE-_-NONE-', 'NNM11AA01A', true],
  ['CONT_AWD_NNM11AA01A_8000_-NONE-_-NONE-', 'NNM11AA01B', false],
] as const)
  test(`the number ${number ?? 'none'} of ${award} is ${isRight ? 'read' : 'refused'}`, () => {
    const fault = findNumberFault(award, number)
    assert.equal(fault === undefined, isRight)
    if (number !== null && !isRight) assert.ok(fault?.includes(number) && fault.includes(award))
  })
