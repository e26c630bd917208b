import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCsv, makeWorkbook } from '../tables/testing.ts'
import { readReply } from '../usaspending/testing.ts'
import { awardLists } from './award-lists.ts'

const HEADER = ['fiscal_year', 'agency', 'project', 'recipient', 'state', 'amount', 'award_number']
const ROW = ['2022', 'HUD', 'Sample library', 'City of Sample', 'OH', '1,000,000', 'B-22-CP-OH-0001']
const withCell = (name: string, cell: string) =>
  ROW.map((own, column) => (HEADER[column] === name ? cell : own))
const read = (...rows: readonly (readonly string[])[]) => readReply(awardLists, makeCsv([HEADER, ...rows]))
const kindsOf = (rows: Awaited<ReturnType<typeof read>>['rows']) =>
  rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind))

const DRAFT = {
  fiscal_year: 2022,
  agency_code: 'HUD',
  project: 'Sample library',
  recipient: 'City of Sample',
  state: 'OH',
  amount_as_published: '1,000,000',
  amount_cents: 100_000_000,
  award_number: 'B-22-CP-OH-0001',
}

test('a list is read as a CSV and as a workbook, and its agency and year are its series', async () => {
  for (const document of [makeCsv([HEADER, ROW]), makeWorkbook({ List: [HEADER, ROW] })]) {
    const { series, rows } = await readReply(awardLists, document)
    assert.equal(series, 'award-list/HUD/2022')
    assert.deepEqual(
      rows.map((row) => row.kind === 'row' && row.draft),
      [DRAFT],
    )
  }
})

test('a blank amount or recipient is null', async () => {
  const { rows } = await read(['2022', 'HUD', 'Sample library', '', 'OH', '', 'B-22-CP-OH-0001'])
  const nulls = { recipient: null, amount_as_published: null, amount_cents: null }
  assert.deepEqual(
    rows.map((row) => row.kind === 'row' && row.draft),
    [{ ...DRAFT, ...nulls }],
  )
})

for (const [name, cell] of [
  ['fiscal_year', '22'],
  ['agency', 'Department of Housing'],
  ['project', ''],
  ['state', 'Ohio'],
  ['amount', 'TBD'],
  ['amount', '-5'],
  ['award_number', ''],
  ['amount', '3.000'],
  ['award_number', '1.5E+11'],
  ['award_number', '9007199254740992'],
  ['award_number', '2022-10-01'],
  ['award_number', '10/1/2022'],
  ['award_number', 'pending'],
  ['award_number', '=A1'],
] as const)
  test(`a row with the ${name} “${cell}” is refused`, async () => {
    const { rows } = await read(ROW, withCell(name, cell))
    assert.deepEqual(kindsOf(rows).slice(0, 1), ['row'])
    assert.equal(rows[1]?.kind, 'refused')
  })

test('a row that is there already, and one of another agency or year, are refused', async () => {
  const { rows } = await read(ROW, ROW, withCell('agency', 'EPA'), withCell('fiscal_year', '2023'))
  assert.deepEqual(kindsOf(rows), ['row', 'entry_repeated', 'entry_unreadable', 'entry_unreadable'])
})

test('a list whose title states thousands is refused', async () => {
  const list = (title: string) => makeCsv([[title], HEADER, ROW])
  assert.equal((await readReply(awardLists, list('Awards of 2022'))).rows.length, 1)
  await assert.rejects(readReply(awardLists, list('[Dollars in thousands]')), /amounts in thousands/)
  await assert.rejects(readReply(awardLists, list('Amounts in $ millions')), /is not understood/)
})

test('a list with another header, or without rows, is refused', async () => {
  await assert.rejects(
    readReply(
      awardLists,
      makeCsv([
        [...HEADER, 'telephone'],
        [...ROW, '1'],
      ]),
    ),
    /telephone/,
  )
  await assert.rejects(readReply(awardLists, makeCsv([HEADER.slice(1), ROW.slice(1)])), /fiscal_year/)
  await assert.rejects(read(), /no row/)
  await assert.rejects(readReply(awardLists, '<html></html>'), /web page/)
})
