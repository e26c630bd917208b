import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { DocumentRefused } from '../publisher.ts'
import { readWorkbook } from './read-workbook.ts'
import { makeWorkbook } from './testing.ts'

const refused = (reason: RegExp) => (error: unknown) =>
  error instanceof DocumentRefused && reason.test(error.message)

const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})

test('an archive that is no workbook is refused', async () => {
  const zip = zipSync({ 'readme.txt': strToU8('hello') })
  await assert.rejects(readWorkbook(zip), refused(/no XLSX workbook/))
})

test('a workbook without its sheet is refused', async () => {
  const zip = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })
  await assert.rejects(readWorkbook(zip), refused(/workbook cannot be read/))
})

test('a workbook that unfolds into gigabytes is refused before it does', async () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(101_000_000) }, { level: 1 })
  assert.ok(bomb.length < 2_000_000)
  await assert.rejects(readWorkbook(bomb), refused(/too large/))
})

test('one cell far away does not make a row of millions', async () => {
  const cells = [
    '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>',
    '<row r="99999999"><c><v>1</v></c></row>',
    "<row r='1'><c r = '&#65;1'><v>1</v></c></row>",
  ]
  for (const row of cells)
    await assert.rejects(readWorkbook(makeWorkbook({ One: [] }, sheet(row))), refused(/too large/))
  const wide = Array.from(
    { length: 4000 },
    (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`,
  )
  await assert.rejects(readWorkbook(makeWorkbook({ One: [] }, sheet(wide.join('')))), refused(/too large/))
})

test('blank cells that are only coloured, however far away, do no harm', async () => {
  const rows =
    '<row r="1"><c r="A1"><v>7</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>'
  assert.deepEqual(await readWorkbook(makeWorkbook({ One: [] }, sheet(rows))), [
    { sheet: 'One', row: 1, cells: ['7'] },
  ])
})

test('a workbook that was cut off or changed anywhere is read or refused, and nothing else', async () => {
  const whole = makeWorkbook({
    One: [
      ['Agency', 'Account'],
      ['Sample', 7],
    ],
  })
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (place, byte, cut) => {
      const broken = cut ? whole.slice(0, Math.max(4, place)) : whole.with(Math.max(4, place), byte)
      await readWorkbook(broken).catch((error: unknown) =>
        assert.ok(error instanceof DocumentRefused, String(error)),
      )
    }),
    { numRuns: 150 },
  )
})
