import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FundingLine } from '@rotunda/contract'
import type { ReadRow } from '../../../publishers/index.ts'
import { archive, makeFolder, makeLineRow, readRows } from '../../testing.ts'
import { driftOf, release } from './testing.ts'

const [FIRST, SECOND] = ['2026-06-01T12:00:00.000Z', '2026-06-02T12:00:00.000Z'] as const

const guidance = (at: string, rows: readonly ReadRow[]) =>
  archive({ series: 'guidance', rows }, { publisher: 'guidance', retrieved_at: at, edition: at })

test('funding lines that vanish are told as well', async (t) => {
  const line = (account: string, agency = 'Agency of Samples') =>
    makeLineRow(2, { account, agency, federal_account_symbol: null, key: [account] })
  const built = await release(makeFolder(t), [
    guidance(FIRST, [line('Sample Grants'), line('Sample Loans')]),
    guidance(SECOND, [line('Sample Grants')]),
  ])
  assert.deepEqual(
    built.vanished.map(({ id, dataset, title }) => [id?.slice(0, 8), dataset, title]),
    [['fl-2026-', 'funding-guidance', 'Sample Loans']],
  )
  assert.deepEqual(driftOf(built), [['0', '0', '1']])
})

test('funding lines are dated by the editions that hold them, as records are', async (t) => {
  const line = (account: string, share: string) => ({
    ...makeLineRow(2, { account, federal_account_symbol: null, key: [account] }),
    cells: { account, share },
  })
  const folder = makeFolder(t)
  const { summary } = await release(folder, [
    guidance(FIRST, [line('Kept', '20 %'), line('Changed', '20 %')]),
    guidance(SECOND, [line('Kept', '20 %'), line('Changed', '25 %'), line('New', '20 %')]),
  ])
  const lines = readRows<FundingLine>(folder, summary.id, 'funding-guidance')
  assert.deepEqual(
    lines.map(({ account, first_seen_at, changed_at }) => [account, first_seen_at, changed_at]),
    [
      ['Changed', FIRST, SECOND],
      ['Kept', FIRST, FIRST],
      ['New', SECOND, SECOND],
    ],
  )
})
