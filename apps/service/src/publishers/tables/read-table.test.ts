import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { DocumentRefused } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { readTable as readTableOf, readWorkbook } from './read-table.ts'
import { makeCsv, makeWorkbook } from './testing.ts'

const HEADER = ['Agency', 'Account', 'State', 'Project', 'Amount']
const ROW = ['Sample Agency', 'Grants', 'VT', 'Town of Example for a well', '1,000']
const readTable = async (bytes: Uint8Array) => {
  const { sheet: _sheet, ...table } = await readTableOf(openBytes(bytes), (cells) => cells.includes('Agency'))
  return { ...table, rows: await Array.fromAsync(table.rows()) }
}
const encode = (text: string) => new TextEncoder().encode(text)
const refused = (reason: RegExp) => (error: unknown) =>
  error instanceof DocumentRefused && reason.test(error.message)

test('a CSV and a workbook of the same rows are the same table', async () => {
  const csv = await readTable(encode(makeCsv([HEADER, ROW])))
  const workbook = await readTable(makeWorkbook({ Projects: [HEADER, ROW] }))
  assert.deepEqual(csv, {
    titles: [],
    header: HEADER,
    rows: [{ sheet: null, row: 2, cells: ROW }],
    elsewhere: [],
  })
  assert.deepEqual(workbook, { ...csv, rows: [{ sheet: 'Projects', row: 2, cells: ROW }] })
})

test('titles above the header are apart from it, and rows keep their place', async () => {
  const rows = [['Projects'], [], ['[In thousands]', '', '', '', ''], HEADER, ['', '', '', '', ''], ROW]
  const csv = await readTable(encode(makeCsv(rows)))
  assert.deepEqual(csv.titles, ['Projects', '[In thousands]'])
  assert.deepEqual(
    csv.rows.map(({ row }) => row),
    [6],
  )
  assert.equal((await readTable(makeWorkbook({ One: rows }))).rows[0]?.row, 6)
})

test('a cell of several lines counts its lines, and the row begins on the first', async () => {
  const table = await readTable(encode(makeCsv([HEADER, ['a\nb\nc', '1', '2', '3', '4'], ROW])))
  assert.deepEqual(
    table.rows.map(({ row }) => row),
    [2, 5],
  )
  assert.equal(table.rows[0]?.cells[0], 'a\nb\nc')
})

test('a header that comes again at the top of a page is no row', async () => {
  const again = HEADER.map((text) => ` ${text.toUpperCase()}`)
  const table = await readTable(encode(makeCsv([HEADER, ROW, again, ROW])))
  assert.equal(table.rows.length, 2)
})

const OTHER_HEADER = ['Agency', 'Amount', 'Account', 'Project', 'State']
const AGENCY_OF_WORD = ROW.with(0, 'Agency')
const REFUSED = 'row_not_understood'
/** Text between two rows, and the faults of all rows below the header. */
const BETWEEN: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'the header below a caption': [['Companion requests'], HEADER],
  'a header in another order': [OTHER_HEADER],
  'the header with other signs': [HEADER.map((text) => `${text}:`)],
  'the header below a title that came before': [['Projects (continued)'], HEADER],
  'the header below the number of a page': [['Page 2 of 3'], HEADER],
  'a row that has a word of the header': [AGENCY_OF_WORD],
}
const FAULTS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'the header below a caption': [undefined, undefined, REFUSED],
  'a header in another order': [undefined, REFUSED, REFUSED],
  'the header with other signs': [undefined, undefined],
}
for (const [name, between] of Object.entries(BETWEEN))
  test(`a second table is told from a second page: ${name}`, async () => {
    const all = [['Projects'], HEADER, ROW, ...between, ROW]
    for (const bytes of [encode(makeCsv(all)), makeWorkbook({ One: all })]) {
      const { rows } = await readTable(bytes)
      assert.deepEqual(
        rows.map(({ fault }) => fault?.reason),
        FAULTS[name] ?? [undefined, undefined, undefined],
      )
    }
  })

test('rows of further sheets are not lost', async () => {
  const table = await readTable(makeWorkbook({ Empty: [[]], First: [HEADER, ROW], Notes: [['a note']] }))
  assert.equal(table.rows[0]?.sheet, 'First')
  assert.deepEqual(table.elsewhere, [{ sheet: 'Notes', row: 1, cells: ['a note'] }])
})

test('accents survive in UTF-8, with and without its mark, in UTF-16 and in the code page of Windows', async () => {
  const text = makeCsv([HEADER, ['Peñasco', 'a', 'b', 'c', '—']])
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
  const windows = Buffer.from(text.replace('—', '\x97'), 'latin1')
  for (const bytes of [encode(text), encode(`\ufeff${text}`), utf16, utf16.swap16(), windows]) {
    const { header, rows } = await readTable(Uint8Array.from(bytes))
    assert.equal(header[0], 'Agency')
    assert.deepEqual([rows[0]?.cells[0], rows[0]?.cells[4]], ['Peñasco', '—'])
  }
})

test('lines may end as on any machine', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { rows } = await readTable(encode(makeCsv([HEADER, ROW, ROW]).replaceAll('\n', end)))
    assert.deepEqual(
      rows.map(({ row, cells }) => [row, cells[4]]),
      [
        [2, '1,000'],
        [3, '1,000'],
      ],
    )
  }
})

test('cells of a workbook are given as the file has them', async () => {
  const cells = [2_174_898, { xml: '><v>2.0E6</v>' }, ' two  words ', { xml: 't="e"><v>#N/A</v>' }]
  const more = [{ xml: 't="b"><v>1</v>' }, { xml: 's="1"><v>45000</v>' }, null, 'a & b < c']
  const { rows } = await readTable(makeWorkbook({ One: [HEADER, [...cells, ...more]] }))
  assert.deepEqual(rows[0]?.cells, [
    '2174898',
    '2.0E6',
    ' two  words ',
    '#N/A',
    'TRUE',
    '2023-03-15',
    '',
    'a & b < c',
  ])
})

test('a link that a formula makes is given by its address, not by the text that it shows', async () => {
  const link = (formula: string, shown: string) => ({ xml: `t="str"><f>${formula}</f>${shown}` })
  const cells = [
    link('HYPERLINK("https://a.example/p?a=1&amp;b=2","Website")', '<v>Website</v>'),
    link('HYPERLINK("http://b.example/")', ''),
    link('HYPERLINK(B2,"Website")', '<v>Website</v>'),
    link('LEFT("https://c.example/",5)', '<v>https</v>'),
  ]
  const { rows } = await readTable(makeWorkbook({ One: [HEADER, cells] }))
  assert.deepEqual(rows[0]?.cells.slice(0, 4), [
    'https://a.example/p?a=1&b=2',
    'http://b.example/',
    'Website',
    'https',
  ])
})

const OTHERS = [
  ['<!DOCTYPE html><p>Page not found</p>', /web page/],
  ['\ufeff \n<html>', /web page/],
  ['%PDF-1.7', /is a PDF/],
  ['{"DATA": []}', /is JSON/],
  ['', /empty/],
  ['a,"b\nc', /CSV cannot be read/],
  ['a\0b,c', /zero bytes/],
  ['just a line of text\nand another', /no header of at least 4 columns/],
] as const

for (const [text, reason] of OTHERS) {
  test(`what is no table is refused, saying what it is: ${String(reason)}`, () =>
    assert.rejects(readTable(encode(text)), refused(reason)))
}

test('a workbook of the old kind is refused', () =>
  assert.rejects(readTable(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])), refused(/old binary kind/)))

const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})

test('an archive that is no workbook is refused', () => {
  const zip = zipSync({ 'readme.txt': strToU8('hello') })
  assert.throws(() => readWorkbook(zip), refused(/not an XLSX workbook/))
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
    assert.throws(() => readWorkbook(zip), refused(/not an XLSX workbook/))
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
