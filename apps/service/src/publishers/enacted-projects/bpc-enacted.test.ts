import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCsvLine } from '../../platform/index.ts'
import { bpcEnacted } from './bpc-enacted.ts'
import { controlTotals } from './control-totals.ts'
import type { RowSum } from './drafts.ts'
import { BPC_FIELDS, type BpcField } from './read-bpc-row.ts'
import { readTableOf } from './testing.ts'

const ROW: Partial<Record<BpcField, string>> = {
  category: 'Interior, Environment, and Related Agencies',
  agency: 'Environmental Protection Agency',
  account: 'STAG—Clean Water SRF',
  project: 'Oak Sewer',
  state: 'NM',
  amount: '1000',
  origination: 'H',
  requestor_one_full_name: 'Ada Sample',
  requestor_one_bioguide_id: 'S000001',
  requestor_one_chamber: 'rep',
  requestor_one_party: 'Democrat',
}

const write = (...rows: readonly Partial<Record<BpcField, string>>[]): string =>
  [BPC_FIELDS, ...rows.map((row) => BPC_FIELDS.map((field) => row[field] ?? null))]
    .map(formatCsvLine)
    .join('')

const PUBLISHED = { fiscal_year: 2022, rows: 'published' } as const

test('a published row has its requestors with their ids, chambers and parties', async () => {
  const { series, projects } = await readTableOf(bpcEnacted, write(ROW), PUBLISHED)
  assert.equal(series, 'bpc/2022')
  assert.deepEqual(projects[0]?.requestors, [
    {
      name: 'Ada Sample',
      name_as_published: 'Ada Sample',
      chamber: 'house',
      state: null,
      party: 'Democrat',
      bioguide: 'S000001',
      match: 'published',
    },
  ])
  assert.equal(projects[0].agency_code, 'EPA')
})

test('without the option, rows give only sums, and no cell of a row leaves the publisher', async () => {
  const secret = { ...ROW, project: 'Secret Well', amount: '500' }
  const wrong = { ...ROW, category: 'Secret Committee' }
  const { rows } = await readTableOf(bpcEnacted, write(ROW, secret, wrong), { fiscal_year: 2022 })
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['row', 'merged', 'refused'],
  )
  const [sum] = rows.flatMap((row) => (row.kind === 'row' ? [row.draft as RowSum] : []))
  assert.deepEqual(sum, {
    fiscal_year: 2022,
    subcommittee: 'INT',
    agency_code: 'EPA',
    account: 'stag_water',
    rows: 2,
    counted: 2,
    dollars: 1500,
    printed_dollars: 1500,
  })
  assert.doesNotMatch(JSON.stringify(rows), /Secret|Sample|Oak/)
})

const FAULTS: readonly (readonly [string, Partial<Record<BpcField, string>>, RegExp])[] = [
  ['an unknown subcommittee', { category: 'Samples' }, /Samples/],
  ['an unknown party', { requestor_one_party: 'Whig' }, /“Whig” is not a party, for requestor one/],
  ['an unknown chamber', { requestor_one_chamber: 'lords' }, /lords/],
  ['an id without a name', { requestor_two_bioguide_id: 'S000002' }, /no name/],
  [
    'a gap among requestors',
    { requestor_three_full_name: 'B', requestor_three_chamber: 'sen', requestor_three_party: 'Democrat' },
    /missing between/,
  ],
  ['an id of another form', { requestor_one_bioguide_id: '12' }, /not a Bioguide id/],
  ['a State that is none', { state: 'Oz' }, /Oz/],
  ['words for an amount', { amount: 'much' }, /much/],
  ['an origination that is none', { origination: 'X' }, /X/],
]
for (const [what, change, detail] of FAULTS)
  test(`a row is refused with its reason: ${what}`, async () => {
    const { refused } = await readTableOf(bpcEnacted, write({ ...ROW, ...change }), PUBLISHED)
    assert.match(refused[0]?.detail ?? '', detail)
  })

test('a table that states a unit is stopped', async () => {
  const unit = `[In thousands]${','.repeat(46)}\n`
  for (const rows of ['published', null] as const) {
    const facts = { fiscal_year: 2022, rows }
    await assert.rejects(readTableOf(bpcEnacted, unit + write(ROW), facts), /names a unit/)
    await assert.rejects(readTableOf(bpcEnacted, write(ROW) + unit + write(ROW), facts), /names a unit/)
  }
})

test('a table with another header, or without a fiscal year, is refused as a whole', async () => {
  await assert.rejects(
    readTableOf(bpcEnacted, write(ROW).replace('category', 'division'), PUBLISHED),
    /division/,
  )
  await assert.rejects(readTableOf(bpcEnacted, write(ROW)), /--fiscal-year/)
})

test('control totals are read with their marks, and doubles are refused', async () => {
  const header = 'fiscal_year,scope,counting_rule,items,amount_dollars,amount_text,source,mark\n'
  const line = '2022,HUD,agency,1014,1516409207,,HUD,V\n'
  const { rows } = await readTableOf(
    controlTotals,
    `${header}${line}${line}2022,HUD,x,many,,,HUD,V\n2022,HUD,x,,,,HUD,Z\n`,
  )
  assert.deepEqual(
    rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind)),
    ['row', 'entry_repeated', 'entry_unreadable', 'entry_unreadable'],
  )
})
