import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, unzipSync, zipSync } from 'fflate'
import fc from 'fast-check'
import { DocumentRefused } from '../publisher.ts'
import { readWorkbook } from './read-workbook.ts'
import { makeWorkbook } from './testing.ts'

const refused = (reason: RegExp) => (error: unknown) =>
  error instanceof DocumentRefused && reason.test(error.message)

const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})

test('an archive that is no workbook is refused', () => {
  const zip = zipSync({ 'readme.txt': strToU8('hello') })
  assert.throws(() => readWorkbook(zip), refused(/no XLSX workbook/))
})

test('a workbook without its sheet is refused', () => {
  const zip = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })
  assert.throws(() => readWorkbook(zip), refused(/workbook cannot be read/))
})

const rename = (zip: Uint8Array, nameOf: (name: string) => string) =>
  zipSync(Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [nameOf(name), bytes])))
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const ROOT = (part: string) => ({
  '_rels/.rels': `<Relationships><Relationship Id="a" Type="${OFFICE}" Target="${part}"/></Relationships>`,
})

test('the parts of a workbook are found by their relationships, in any case and with slashes of any kind', () => {
  const whole = makeWorkbook({ One: [['a', 7]] }, ROOT('xl/workbook.xml'))
  const others = {
    backslashes: rename(whole, (name) => name.replaceAll('/', '\\')),
    capitals: rename(whole, (name) => name.replace('sheet1', 'Sheet1').replace('styles', 'STYLES')),
    'no folder': rename(makeWorkbook({ One: [['a', 7]] }, ROOT('/workbook.xml')), (name) =>
      name.replace('xl/', ''),
    ),
    'another name': rename(makeWorkbook({ One: [['a', 7]] }, ROOT('xl\\book.xml')), (name) =>
      name.replace('workbook', 'book'),
    ),
  }
  for (const [name, zip] of Object.entries(others))
    assert.deepEqual(readWorkbook(zip)[0]?.rows[0]?.cells, ['a', '7'], name)
})

test('a part that is not there is called absent, and a document of another kind no workbook', () => {
  const whole = makeWorkbook({ One: [['a']] })
  const without = rename(whole, (name) => name.replace('sheet1.xml', 'sheet9.xml'))
  assert.throws(() => readWorkbook(without), refused(/lacks its part “xl\/worksheets\/sheet1.xml”/))
  for (const zip of [
    makeWorkbook({ One: [] }, ROOT('word/document.xml')),
    makeWorkbook({ One: [] }, { 'xl/workbook.xml': '<document/>' }),
  ])
    assert.throws(() => readWorkbook(zip), refused(/no XLSX workbook/))
})

test('a workbook that unfolds into gigabytes is refused before it does', () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(101_000_000) }, { level: 1 })
  assert.ok(bomb.length < 2_000_000)
  assert.throws(() => readWorkbook(bomb), refused(/too large/))
})

test('one cell far away does not make a row of millions', () => {
  const cells = ['<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>', '<row r="99999999"><c><v>1</v></c></row>']
  for (const row of cells)
    assert.throws(() => readWorkbook(makeWorkbook({ One: [] }, sheet(row))), refused(/too large/))
  const wide = Array.from(
    { length: 4000 },
    (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`,
  )
  assert.throws(() => readWorkbook(makeWorkbook({ One: [] }, sheet(wide.join('')))), refused(/too large/))
})

test('blank cells that are only coloured, however far away, do no harm', () => {
  const rows =
    '<row r="1"><c r="A1"><v>7</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576" s="1"/></row>'
  assert.deepEqual(readWorkbook(makeWorkbook({ One: [] }, sheet(rows)))[0]?.rows, [
    { sheet: 'One', row: 1, cells: ['7'] },
  ])
})

test('a workbook that was cut off or changed anywhere is read or refused, and nothing else', () => {
  const whole = makeWorkbook({
    One: [
      ['Agency', 'Account'],
      ['Sample', 7],
    ],
  })
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), (place, byte, cut) => {
      const broken = cut ? whole.slice(0, Math.max(4, place)) : whole.with(Math.max(4, place), byte)
      try {
        readWorkbook(broken)
      } catch (error) {
        assert.ok(error instanceof DocumentRefused, String(error))
      }
    }),
    { numRuns: 150 },
  )
})

test('addresses are read as XML writes them', () => {
  const row = "<row r='1'><c r = '&#66;1'><v>1</v></c><c><v><![CDATA[2]]></v></c></row>"
  assert.deepEqual(readWorkbook(makeWorkbook({ One: [] }, sheet(row)))[0]?.rows[0]?.cells, ['', '1', '2'])
})

test('a sheet that never ends a tag, of however many attributes, is refused at once', () => {
  const tags = [
    `<row${' r="1"'.repeat(200_000)}`,
    `<row r=${'A'.repeat(1_000_000)}`,
    '<c r="A1" t='.repeat(100_000),
  ]
  for (const tag of [...tags, '<f>HYPERLINK("http://'.repeat(100_000), '<a>'.repeat(100_000)])
    assert.throws(() => readWorkbook(makeWorkbook({ One: [] }, sheet(tag))), refused(/cannot be read/))
})

test('a part with a document type is refused before it is parsed', () => {
  const entities = '<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;">]>'
  for (const part of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'])
    assert.throws(
      () => readWorkbook(makeWorkbook({ One: [] }, { [part]: `${entities}<a>&c;</a>` })),
      refused(/document type in “xl/),
    )
})

test('a part in another encoding, or that is there twice, is refused', () => {
  const parts = { 'xl/styles.xml': '<?xml version="1.0" encoding="UTF-16"?><styleSheet/>' }
  assert.throws(() => readWorkbook(makeWorkbook({ One: [] }, parts)), refused(/UTF-16/))
  const zip = makeWorkbook({ One: [['a']] }, { 'xl/worksheets/sheet2.xml': '<worksheet/>' })
  const name = Buffer.from(
    Buffer.from(zip).toString('latin1').replaceAll('sheet2.xml', 'sheet1.xml'),
    'latin1',
  )
  assert.throws(() => readWorkbook(name), refused(/two parts “xl\/worksheets\/sheet1.xml”/))
})

test('a long text that every cell shares does not become a table of gigabytes', () => {
  const texts = { 'xl/sharedStrings.xml': `<sst><si><t>${'long '.repeat(20_000)}</t></si></sst>` }
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(1100)}</row>`
  assert.throws(
    () => readWorkbook(makeWorkbook({ One: [] }, { ...sheet(rows), ...texts })),
    refused(/more than 100,000,000 characters/),
  )
})

test('merges over one another, however many, are refused', () => {
  const merges = '<mergeCell ref="A1:B1048576"/>'.repeat(2000)
  const xml = `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(600)}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`
  assert.throws(
    () => readWorkbook(makeWorkbook({ One: [] }, { 'xl/worksheets/sheet1.xml': xml })),
    refused(/more than 1,000,000 merged cells/),
  )
})
