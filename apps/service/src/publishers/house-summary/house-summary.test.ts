import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPayroll, readReferencePayroll, refused, skipPayrolls } from '../payroll/testing.ts'
import { houseSummary } from './house-summary.ts'

const read = (document: string | Uint8Array, url = 'https://house.example/2025Q1-summary.csv') =>
  readPayroll(houseSummary, document, { url })
const HEADER = 'ORGANIZATION,PROGRAM,DESCRIPTION,YTD AMOUNT,QTD AMOUNT\n'

test('the pay of each office and program is a total of the quarter; other kinds are no rows', async () => {
  const { series, rows } = await read(
    `${HEADER}2025 A,EXPENSES,PERSONNEL COMPENSATION,100,50.5\n2025 A,EXPENSES,TRAVEL,1,1\n2025 A,EXPENSES,TRAVELS,1,1\n`,
  )
  assert.equal(series, 'house-summary/2025Q1')
  assert.deepEqual(
    rows.map((row) => (row.kind === 'row' ? row.draft : row.kind)),
    [
      { document: 'summary', period: '2025Q1', office: '2025 A', program: 'EXPENSES', amount: '50.50' },
      'refused',
    ],
  )
})

test('a line that comes twice is refused the second time, and one with another amount is not', async () => {
  const line = '2025 A,EXPENSES,PERSONNEL COMPENSATION,100,50.5\n'
  const { rows } = await read(HEADER + line + line + line.replace('50.5', '7'))
  assert.deepEqual(
    rows.map((row) => (row.kind === 'refused' ? row.detail : row.place.row)),
    [2, 'Line 2 is identical.', 4],
  )
})

test('a header that is not known, or a quarter that is not named, stops the document', async () => {
  await assert.rejects(read('A,B,C,D\n'), refused(/has an unknown form/))
  await assert.rejects(
    read(`${HEADER}2025 A,B,TRAVEL,1,1\n`, 'https://house.example/summary.csv'),
    refused(/quarter/),
  )
})

const REAL = [
  ['2016Q1-summary-enriched.csv', '2016Q1', 'house-summary/2016Q1'],
  ['2025Q4-summary-enriched.csv', '2025Q4', 'house-summary/2025Q4'],
  ['2009Q3-Q4-summary.csv', '2009Q3-Q4', 'house-summary/2009Q3+2009Q4'],
] as const
for (const [file, name, series] of REAL)
  test(`every total of pay of the real summary ${name} is read`, { skip: skipPayrolls }, async () => {
    const bytes = readReferencePayroll(`house-sod/${file}`)
    const found = await read(bytes, 'https://house.example/summary.csv')
    assert.equal(found.series, series)
    const lines = bytes
      .toString()
      .split('\n')
      .filter((line) => line.includes('PERSONNEL COMPENSATION'))
    assert.equal(found.rows.length, lines.length)
    assert.ok(found.rows.every(({ kind }) => kind === 'row'))
  })
