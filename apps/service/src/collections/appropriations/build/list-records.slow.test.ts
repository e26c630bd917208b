import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FundingLine } from '@rotunda/contract'
import { archive, build, makeFolder, makeLineRow, makeRow, readRows } from '../../../releases/testing.ts'

const guidance = archive(
  {
    series: 'guidance',
    rows: [
      makeLineRow(2, { program: 'Sample Mitigation' }),
      makeLineRow(3, { program: 'Sample Centers' }),
      makeLineRow(4, { account: 'Sample Wells' }),
    ],
  },
  { publisher: 'guidance', url: 'guidance.csv' },
)

const BILL = { stage: 'house_bill', agency: 'Agency of Samples' } as const
const table = archive({
  series: 'house_bill/2026/INT',
  rows: [
    makeRow(2, { ...BILL, title: 'By label', account: 'Sample Centers' }),
    makeRow(3, { ...BILL, title: 'By account', account: 'Sample Wells' }),
    makeRow(4, { ...BILL, title: 'Of two', account: 'Sample Grants' }),
    makeRow(5, { ...BILL, title: 'Of none', account: 'Sample Bridges' }),
    makeRow(6, { ...BILL, title: 'Unnamed', account: null }),
  ],
})

const linksOf = (directory: string, release: string) =>
  Object.fromEntries(
    readRows(directory, release).map(({ title, funding_line: link, missing }) => [
      title ?? '',
      link?.match ?? missing['funding_line'],
    ]),
  )

test('each record of a release has its line or the reason, and the checks hold them', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory, [guidance, table])
  assert.deepEqual(linksOf(directory, summary.id), {
    'By label': 'label',
    'By account': 'account',
    'Of two': 'several_lines',
    'Of none': 'no_line',
    Unnamed: 'no_account',
  })
  const lines = readRows<FundingLine>(directory, summary.id, 'funding-guidance')
  const ids = new Set(lines.map(({ id }) => id))
  for (const { funding_line: link } of readRows(directory, summary.id))
    assert.ok(link === null || ids.has(link.id))
  const passed = new Map(summary.checks.map((check) => [check.name, check.passed]))
  assert.deepEqual([passed.get('nulls_explained'), passed.get('rows_valid')], [true, true])
})

test('a corrected account is what the line is told by', async (t) => {
  const directory = makeFolder(t)
  const before = await build(directory, [guidance, table])
  const rows = readRows(directory, before.summary.id)
  const correct = (title: string, after: string | null) => {
    const found = rows.find((row) => row.title === title)
    assert.ok(found)
    return {
      record: found.id,
      id: title,
      field: 'account',
      before: found.account,
      after,
      evidence_url: 'https://committee.example/errata.pdf',
      decided_at: '2026-06-03T12:00:00Z',
      entered_at: '2026-06-03T12:00:00.000Z',
    }
  }
  const corrections = [correct('Of none', 'Sample Mitigation'), correct('By label', null)]
  const { summary } = await build(directory, [guidance, table], { corrections })
  const links = linksOf(directory, summary.id)
  assert.deepEqual([links['Of none'], links['By label']], ['label', 'no_account'])
  assert.ok(summary.checks.find(({ name }) => name === 'nulls_explained')?.passed)
})
