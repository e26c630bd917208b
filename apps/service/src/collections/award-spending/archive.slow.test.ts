import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AwardTransaction, SpendingAward } from '@rotunda/contract'
import {
  aRecord,
  ARCHIVE_ADDRESS,
  ARCHIVE_DAY,
  makeArchiveOf,
  type ArchiveRecord,
  writeCsv,
} from '../../publishers/award-archive/testing.ts'
import { makeFolder, readCsv, readRows } from '../../releases/testing.ts'
import {
  action,
  actionsDocument,
  archiveDocument,
  AWARD,
  buildSpending,
  failuresOf,
  makeDocument,
  type TestDocument,
} from './testing.ts'

const build = async (directory: string, documents: readonly TestDocument[]) => {
  const built = await buildSpending(directory, documents)
  const { id } = built.summary
  return {
    id,
    failures: failuresOf(built),
    awards: readRows<SpendingAward>(directory, id, 'awards'),
    transactions: readRows<AwardTransaction>(directory, id, 'transactions'),
  }
}

/** The total of the award is 30.50, and each action has 10.25. */
const RECORDS = [aRecord(1), aRecord(2), aRecord(3, { federal_action_obligation: '10.00' })]

test('the archive makes awards and transactions, and the total that repeats on each is never added', async (t) => {
  const directory = makeFolder(t)
  const other = aRecord(4, { cfda_number: '93.778', assistance_award_unique_key: 'ASST_NON_OTHER_075' })
  const { id, failures, awards, transactions } = await build(directory, [
    archiveDocument([...RECORDS, other]),
  ])
  assert.deepEqual(failures, [])
  const [award] = awards
  assert.equal(awards.length, 1)
  assert.equal(award?.id, AWARD)
  assert.deepEqual(
    [award.obligated.cents, award.transactions_cents, award.total_check],
    [3050, 3050, 'equal'],
  )
  assert.deepEqual([award.account_outlaid.cents, award.account_obligated.missing], [500, 'not_in_source'])
  assert.deepEqual(
    [award.signed_on, award.first_action_on, award.last_action_on],
    ['2024-01-01', '2024-01-01', '2024-03-01'],
  )
  assert.deepEqual(
    [award.stated_by, award.conflicts, award.community_projects],
    [['archive'], [], 'dedicated'],
  )
  assert.deepEqual([...new Set(transactions.map(({ as_of }) => as_of))], [ARCHIVE_DAY])
  assert.equal(transactions.length, 3)
  const [check] = readCsv(directory, id, 'source-checks')
  assert.deepEqual(
    [check?.['rows_read'], check?.['rows_published'], check?.['control_totals']],
    ['3', '3', 'rows_of_document: printed 4, read 4, of which 1 are not selected'],
  )
  const rows = JSON.stringify([awards, transactions])
  assert.doesNotMatch(rows, /Secret|123456789|43001|1000000/)
})

test('a total that differs between actions is a conflict', async (t) => {
  const { awards } = await build(makeFolder(t), [
    archiveDocument([aRecord(1), aRecord(2, { total_obligated_amount: '31.00' })]),
  ])
  assert.deepEqual(
    awards[0]?.conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)]),
    [['obligated', ['31.00', '30.50']]],
  )
})

test('an award with actions in other years is not called different, and its first action is unknown', async (t) => {
  const { awards, failures } = await build(makeFolder(t), [archiveDocument(RECORDS.slice(1))])
  assert.deepEqual(failures, [])
  const [award] = awards
  assert.deepEqual(
    [award?.total_check, award?.first_action_on, award?.signed_on],
    ['files_missing', null, null],
  )
})

const reply = (number: number, amount: number, more: object = {}) => ({
  ...action(number, amount, `2024-0${number}-01`),
  id: `ASST_TX_8600_B22CPOH0001_-NONE-_14.251_${number}`,
  action_type: number === 1 ? 'A' : 'C',
  action_type_description: number === 1 ? 'NEW' : 'REVISION',
  description: 'Sample library, "phase 1", new roof',
  ...more,
})
const replies = (...results: readonly object[]) =>
  actionsDocument(1, false, results, '2026-07-06', ARCHIVE_DAY)

test('a transaction of the archive and of a reply is one row with both documents as sources', async (t) => {
  const { awards, transactions, failures } = await build(makeFolder(t), [
    replies(
      reply(1, 10.25),
      reply(2, 10.25, { id: reply(2, 1).id.toLowerCase().replace('asst_tx', 'ASST_TX') }),
      reply(3, 10),
    ),
    archiveDocument(RECORDS),
  ])
  assert.deepEqual(failures, [])
  assert.equal(transactions.length, 3)
  for (const { sources, stated_by, conflicts, listing } of transactions) {
    assert.equal(sources.length, 2)
    assert.deepEqual([stated_by, conflicts, listing], [['archive', 'transactions'], [], '14.251'])
  }
  assert.deepEqual([awards[0]?.transactions_cents, awards[0]?.total_check], [3050, 'equal'])
})

test('a transaction about which the archive and a reply differ is flagged with both values', async (t) => {
  const { transactions, failures } = await build(makeFolder(t), [
    replies(reply(1, 10.5, { action_type: 'B' }), reply(2, 10.25), reply(3, 10)),
    archiveDocument(RECORDS),
  ])
  assert.deepEqual(failures, [])
  const [first, ...others] = transactions
  assert.deepEqual(
    first?.conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)]),
    [
      ['action_type', ['A', 'B']],
      ['obligated', ['10.25', '10.5']],
    ],
  )
  assert.equal(first.obligated.cents, 1025)
  for (const { conflicts } of others) assert.deepEqual(conflicts, [])
})

const ofAll = (records: readonly ArchiveRecord[]) =>
  makeDocument(
    'usaspending-archive',
    ARCHIVE_ADDRESS.replace('086', 'All'),
    makeArchiveOf('All', writeCsv(records)),
    { published_at: ARCHIVE_DAY },
  )

test('the same transaction in two files of the archive is one row, and a contradiction stops the release', async (t) => {
  const whole = await build(makeFolder(t), [archiveDocument(RECORDS), ofAll([...RECORDS].reverse())])
  assert.deepEqual([whole.failures, whole.transactions.length], [[], 3])
  const wrong = await build(makeFolder(t), [
    archiveDocument(RECORDS),
    ofAll([aRecord(1, { federal_action_obligation: '11.00' })]),
  ])
  assert.match(wrong.failures.join('\n'), /transactions_agree.*14\.251_1/)
})
