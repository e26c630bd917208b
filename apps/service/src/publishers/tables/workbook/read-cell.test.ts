import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseAppropriations } from '../../house-appropriations/house-appropriations.ts'
import { DocumentRefused } from '../../publisher.ts'
import { ofKind, readDocument } from '../../testing.ts'
import { readWorkbook } from '../read-table.ts'
import { makeSheetXml, makeWorkbook } from '../testing.ts'
import { showsDay } from './read-formats.ts'

const readCells = (cells: string, others = {}) =>
  readWorkbook(makeSheetXml(`<sheetData><row r="1">${cells}</row></sheetData>`, others))[0]?.rows[0]?.cells

test('a formula without its result is the formula, and one with a result is its result', () => {
  const cells =
    '<c r="A1"><f>SUM(A2:A4)</f></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1"><f>A2</f><v></v></c>' +
    '<c r="D1" t="str"><f>IF(A2,"x","")</f><v></v></c><c r="E1" t="str"><f>A2&amp;"x"</f></c>'
  assert.deepEqual(readCells(cells), ['=SUM(A2:A4)', '2', '=A2', '', '=A2&"x"'])
})

const STYLES = (...codes: readonly string[]) => ({
  'xl/styles.xml': `<styleSheet><numFmts>${codes.map((code, id) => `<numFmt numFmtId="${200 + id}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/>${codes.map((_, id) => `<xf numFmtId="${200 + id}"/>`).join('')}</cellXfs></styleSheet>`,
})

test('a number has no more digits than a spreadsheet shows, and one that is shown as a share is one', () => {
  const cells = [
    '1904659.0000000002',
    '1031614.9999999999',
    '0.30000000000000004',
    '2.5',
    '12345678901234567',
  ]
  const numbers = cells.map((value) => `<c><v>${value}</v></c>`).join('')
  assert.deepEqual(readCells(numbers), ['1904659', '1031615', '0.3', '2.5', '12345678901234567'])
  const shares = [1, 2, 3].map((style) => `<c s="${style}"><v>4000</v></c>`).join('')
  assert.deepEqual(readCells(shares, STYLES('0.0%', '0&quot;%&quot;')), ['400000%', '400000%', '4000'])
})

test('a number that its format shows as another one has the format beside it', () => {
  const own = [
    '#,##0',
    '0.0',
    '#,##0;(#,##0);&quot;-&quot;',
    '_(&quot;US$&quot;* #,##0_)',
    'h:mm',
    '# ?/?',
    '0 \\-',
    '[$$-409]#,##0.00',
    '[$USD] #,##0',
    '[$-409]#,##0',
  ]
  const other = ['#,##0,', '0.0,,', '0&quot;000&quot;', '0\\K', '&quot;TBD&quot;', '[&gt;999]#,##0,;0']
  const currencies = ['[$€-407] #,##0', '&quot;£&quot;#,##0', '[$CAD] #,##0', '#,##0 €', '[$¥-411]0']
  const codes = [...own, ...other, ...currencies]
  const numbers = codes.map((_, style) => `<c s="${style + 2}"><v>4000</v></c>`).join('')
  const texts = readCells(numbers, STYLES(...codes)) ?? []
  assert.deepEqual(
    texts.slice(0, own.length),
    own.map(() => '4000'),
  )
  for (const text of texts.slice(own.length)) assert.match(text, /^4000 \(shown by the format “.+”\)$/)
  const signs = ['4000', '-4000', '0'].map((value) => `<c s="2"><v>${value}</v></c>`).join('')
  assert.deepEqual(readCells(signs, STYLES('0;(0,);&quot;-&quot;')), [
    '4000',
    '-4000 (shown by the format “0;(0,);"-"”)',
    '0',
  ])
})

test('cells that share a formula without results name it, and where it is spelled out', () => {
  const cells =
    '<c r="A1"><f t="shared" ref="A1:B1" si="0">A2*2</f></c><c r="B1"><f t="shared" si="0"/></c>' +
    '<c r="C1"><f t="shared" si="7"/></c>'
  assert.deepEqual(readCells(cells), [
    '=A2*2',
    '=A2*2 (shared formula of A1)',
    '=(shared formula that the sheet does not spell out)',
  ])
})

test('results that were to be computed when the file is opened are not read', () => {
  const others = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="One" r:id="rId1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>',
  }
  assert.deepEqual(readCells('<c r="A1"><f>SUM(B1:C1)</f><v>0</v></c><c r="B1"><v>5</v></c>', others), [
    '=SUM(B1:C1)',
    '5',
  ])
})

const HEADER = ['Member', 'Subcommittee', 'Recipient', 'Request', 'Amount Requested', 'Explanation']
const formula = { xml: '><f>SUM(A1:A3)</f>' }

test('a value of which only the formula is known is null, unparsed, with the formula as its text', async () => {
  const row = [
    'Samplewright, Ann',
    'Energy and Water Development',
    'Town of Example',
    'A dam',
    formula,
    formula,
  ]
  const reading = await readDocument(houseAppropriations, makeWorkbook({ One: [HEADER, row] }), {
    fiscal_year: 2023,
  })
  const [record] = ofKind(reading, 'record')
  assert.deepEqual(
    [record?.draft.amount, record?.draft.amount_raw, record?.draft.missing.amount],
    [null, '=SUM(A1:A3)', 'unparsed'],
  )
  assert.deepEqual([record?.draft.purpose, record?.draft.missing.purpose], [null, 'unparsed'])
  assert.equal(record?.cells['Explanation'], '=SUM(A1:A3)')
})

test('a row of which a formula without its result says who asked is refused', async () => {
  const row = [formula, 'Energy and Water Development', 'Town of Example', 'A dam', 5, 'Why']
  const document = makeWorkbook({ One: [HEADER, row] })
  const reading = await readDocument(houseAppropriations, document, { fiscal_year: 2023 })
  assert.match(ofKind(reading, 'refused')[0]?.detail ?? '', /formula without its result/)
})

test('texts of several runs, escaped characters and notes on pronunciation are read as they are shown', () => {
  const texts = {
    'xl/sharedStrings.xml':
      '<sst><si><r><t>Town </t></r><r><rPr><b/></rPr><t>of &#241;</t></r><rPh><t>no</t></rPh></si>' +
      '<si><t>a_x000D_b _x005F_x0041_</t></si></sst>',
  }
  const cells = '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>'
  assert.deepEqual(readCells(cells, texts), ['Town of ñ', 'a\rb _x0041_'])
  assert.throws(() => readCells('<c r="A1" t="s"><v>2</v></c>', texts), DocumentRefused)
})

test('days are days since 1900 or 1904, and what may be no day keeps its digits', () => {
  const cells = [45000, 45000.75, 0.5, 60, -1, 1e9].map(
    (value, column) => `<c r="${'ABCDEF'.charAt(column)}1" s="1"><v>${value}</v></c>`,
  )
  assert.deepEqual(readCells(cells.join('')), ['2023-03-15', '2023-03-15', '0.5', '60', '-1', '1000000000'])
  const since1904 = {
    'xl/workbook.xml':
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>',
  }
  assert.deepEqual(readCells('<c r="A1" s="1"><v>43538</v></c>', since1904), ['2023-03-15'])
})

test('a format is that of a day by its letters, without quoted ones, colours and conditions', () => {
  for (const code of ['d-mmm', 'yyyy', 'mmm yy', 'm/d/yy h:mm', '[$-409]mmmm\\ d;@'])
    assert.ok(showsDay(code), code)
  for (const code of ['General', '0.00E+00', 'h:mm AM/PM', 'mm:ss', '[Red]#,##0', '0 "days"', '#,##0_d'])
    assert.ok(!showsDay(code), code)
})

test('a cell out of its place, of an unknown kind or without its format stops the document', () => {
  for (const cell of [
    '<c r="B1"><v>1</v></c><c r="A1"><v>2</v></c>',
    '<c r="A2"><v>1</v></c>',
    '<c r="A1" t="zz"><v>1</v></c>',
    '<c r="A1" s="9"><v>1</v></c>',
  ])
    assert.throws(() => readCells(cell), DocumentRefused, cell)
})
