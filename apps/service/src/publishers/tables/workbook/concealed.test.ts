import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseAppropriations } from '../../house-appropriations/house-appropriations.ts'
import { DocumentRefused } from '../../publisher.ts'
import { ofKind, readDocument } from '../../testing.ts'
import { makeSheetXml, makeWorkbook, writeRowXml } from '../testing.ts'

const HEADER = ['Agency', 'Account', 'State', 'Project', 'Amount', 'Requestor']
const rowOf = (place: string): string[] => ['Sample Agency', 'Grants', 'VT', place, '1,000', 'Samplewright']
const read = (document: Uint8Array) =>
  readDocument(houseAppropriations, document, { fiscal_year: 2026, subcommittee: 'INT' })
const refused =
  (...reasons: RegExp[]) =>
  (error: unknown) =>
    error instanceof DocumentRefused && reasons.every((reason) => reason.test(error.message))

/** Rows 1 to 5: the header and four projects. Rows 3 and 4 say something of themselves. */
const makeTable = (third: string, { fourth = '', before = '', after = '', ofCells = '' } = {}, others = {}) =>
  makeSheetXml(
    [
      `${before}<sheetData>`,
      writeRowXml(1, HEADER),
      writeRowXml(2, rowOf('Town of One')),
      writeRowXml(3, rowOf('Town of Two'), third, ofCells),
      writeRowXml(4, rowOf('Town of Three'), fourth),
      writeRowXml(5, rowOf('Town of Four')),
      `</sheetData>${after}`,
    ].join(''),
    others,
  )

const summarize = async (document: Uint8Array) => {
  const reading = await read(document)
  return {
    records: ofKind(reading, 'record').map(({ place }) => place.row),
    refused: ofKind(reading, 'refused').map(({ place, reason }) => [place.row, reason]),
  }
}

const HIDDEN: Readonly<Record<string, Uint8Array>> = {
  'by hand or by a filter': makeTable('hidden="1"'),
  'by having no height': makeTable('ht="0" customHeight="1"'),
  'in a folded group above its summary': makeTable('outlineLevel="1"', { fourth: 'collapsed="1"' }),
}
for (const [how, document] of Object.entries(HIDDEN))
  test(`a row that is hidden ${how} is refused, and all others are published`, async () =>
    assert.deepEqual(await summarize(document), { records: [2, 4, 5], refused: [[3, 'hidden_in_source']] }))

test('a folded group below its summary hides its rows and no others', async () => {
  const before = '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>'
  const document = makeTable('collapsed="1"', { before, fourth: 'outlineLevel="1"' })
  assert.deepEqual(await summarize(document), { records: [2, 3, 5], refused: [[4, 'hidden_in_source']] })
  assert.deepEqual((await summarize(makeTable('outlineLevel="1"'))).refused, [])
})

const STYLES = {
  'xl/styles.xml':
    '<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>' +
    '<cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs>' +
    '<dxfs><dxf/><dxf><font><strike/></font></dxf></dxfs></styleSheet>',
}

test('a row that is struck through by the format of its cells is refused with what is struck', async () => {
  const reading = await read(makeTable('', { ofCells: 's="1"' }, STYLES))
  const [row] = ofKind(reading, 'refused')
  assert.deepEqual([row?.place.row, row?.reason], [3, 'struck_through'])
  assert.match(row?.detail ?? '', /“Town of Two”/)
  assert.deepEqual((await summarize(makeTable('', { ofCells: 's="2"' }, STYLES))).refused, [])
})

test('a row of which a part of one cell is struck through is refused', async () => {
  const runs =
    '<row r="6"><c r="A6" t="inlineStr"><is><r><t>Sample </t></r><r><rPr><strike/></rPr><t>Agency</t></r></is></c></row>'
  const document = makeSheetXml(
    `<sheetData>${writeRowXml(1, HEADER)}${writeRowXml(2, rowOf('Town of One'))}${runs}</sheetData>`,
  )
  assert.deepEqual(await summarize(document), { records: [2], refused: [[6, 'struck_through']] })
})

test('a row is refused of which a format hides a text or a number', async () => {
  const styles = {
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  }
  const reading = await read(makeTable('', { ofCells: 's="1"' }, styles))
  const [row] = ofKind(reading, 'refused')
  assert.deepEqual([row?.place.row, row?.reason], [3, 'hidden_in_source'])
  assert.match(row?.detail ?? '', /formats of cells hide .*“Town of Two”/)
  const number = `<row r="6"><c r="A6" t="inlineStr"><is><t>Sample Agency</t></is></c><c r="E6" s="1"><v>500</v></c></row>`
  const document = makeSheetXml(
    `<sheetData>${writeRowXml(1, HEADER)}${writeRowXml(2, rowOf('Town of One'))}${number}</sheetData>`,
    styles,
  )
  assert.deepEqual(await summarize(document), { records: [2], refused: [[6, 'hidden_in_source']] })
})

test('a sheet that strikes rows through under conditions stops the document', async () => {
  const after = (id: number) => `<conditionalFormatting><cfRule dxfId="${id}"/></conditionalFormatting>`
  await assert.rejects(read(makeTable('', { after: after(1) }, STYLES)), refused(/under conditions/))
  assert.equal((await summarize(makeTable('', { after: after(0) }, STYLES))).records.length, 4)
})

test('a struck line that may go on with a row takes the row with it', async () => {
  const line = writeRowXml(3, ['', '', '', 'and a bridge', '', ''], '', 's="1"')
  const document = makeSheetXml(
    `<sheetData>${writeRowXml(1, HEADER)}${writeRowXml(2, rowOf('Town of One for a road'))}${line}</sheetData>`,
    STYLES,
  )
  const { records, refused: rows } = await summarize(document)
  assert.deepEqual(
    [records, rows],
    [
      [],
      [
        [2, 'row_not_understood'],
        [3, 'struck_through'],
      ],
    ],
  )
})

test('a hidden column that holds anything stops the document, and an empty one does not', async () => {
  for (const col of ['min="5" max="5" hidden="1"', 'min="5" max="9" width="0"'])
    await assert.rejects(
      read(makeTable('', { before: `<cols><col ${col}/></cols>` })),
      refused(/hides the content of its column E \(“Amount”\)/),
    )
  const empty = makeTable('', { before: '<cols><col min="7" max="16384" hidden="1"/></cols>' })
  assert.equal((await summarize(empty)).records.length, 4)
})

test('a unit in a hidden row stops the document: nobody could tell whether it counts', async () => {
  const unit = writeRowXml(1, ['[In thousands]'], 'hidden="1"')
  const sheet = `<sheetData>${unit}${writeRowXml(2, HEADER)}${writeRowXml(3, rowOf('Town of One'))}</sheetData>`
  await assert.rejects(read(makeSheetXml(sheet)), refused(/states the unit/))
})

test('a header that is struck through stops the document', async () => {
  const sheet = `<sheetData>${writeRowXml(1, HEADER, '', 's="1"')}${writeRowXml(2, rowOf('Town of One'))}</sheetData>`
  await assert.rejects(read(makeSheetXml(sheet, STYLES)), refused(/header in row 1 cannot be used/))
})

const workbookOf = (states: Readonly<Record<string, string>>) => ({
  'xl/workbook.xml': `<workbook><sheets>${Object.entries(states)
    .map(([name, state], index) => `<sheet name="${name}" state="${state}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`,
})

test('the table is on the first visible sheet, and rows of hidden sheets are refused', async () => {
  const sheets = { Old: [HEADER, rowOf('Town of Old')], New: [HEADER, rowOf('Town of New')] }
  for (const state of ['hidden', 'veryHidden']) {
    const reading = await read(makeWorkbook(sheets, workbookOf({ Old: state, New: 'visible' })))
    assert.deepEqual(
      ofKind(reading, 'record').map(({ place }) => place.sheet),
      ['New'],
    )
    assert.deepEqual(
      ofKind(reading, 'refused').map(({ place, reason }) => [place.sheet, place.row, reason]),
      [
        ['Old', 1, 'hidden_in_source'],
        ['Old', 2, 'hidden_in_source'],
      ],
    )
  }
  const all = makeWorkbook(sheets, workbookOf({ Old: 'hidden', New: 'hidden' }))
  await assert.rejects(read(all), refused(/Every sheet .* is hidden/))
})

test('two visible sheets with a header of a table stop the document, naming both', async () => {
  const sheets = { Water: [HEADER, rowOf('Town of One')], Parks: [['Parks'], HEADER, rowOf('Town of Two')] }
  await assert.rejects(read(makeWorkbook(sheets)), refused(/“Water” and “Parks”/))
})

const merged = (range: string) =>
  makeTable('', { after: `<mergeCells><mergeCell ref="${range}"/></mergeCells>` })

test('every row of which a cell is merged with one of another row is refused, naming the merge', async () => {
  const reading = await read(merged('A3:A4'))
  assert.deepEqual(
    ofKind(reading, 'refused').map(({ place, reason }) => [place.row, reason]),
    [
      [3, 'cells_merged'],
      [4, 'cells_merged'],
    ],
  )
  for (const { detail } of ofKind(reading, 'refused')) assert.match(detail, /“Agency” of rows 3 to 4.*A3:A4/)
})

test('a row of which two cells are merged is refused, and merges of what is no cell of the table are not', async () => {
  assert.deepEqual((await summarize(merged('E3:F3'))).refused, [[3, 'cells_merged']])
  for (const range of ['F3:H3', 'G2:G5', 'A5:A9', 'A1:A1'])
    assert.deepEqual((await summarize(merged(range))).refused, [])
})

test('merges of titles above the header refuse nothing', async () => {
  const sheet = [
    `<sheetData>${writeRowXml(1, ['Projects'])}${writeRowXml(2, ['of 2026'])}${writeRowXml(3, HEADER)}`,
    `${writeRowXml(4, rowOf('Town of One'))}</sheetData><mergeCells><mergeCell ref="A1:F2"/></mergeCells>`,
  ]
  assert.deepEqual(await summarize(makeSheetXml(sheet.join(''))), { records: [4], refused: [] })
})

test('a total in a hidden row is refused as that, and nothing is held against it', async () => {
  const total = writeRowXml(3, ['Total', '', '', '', '9', ''], 'hidden="1"')
  const sheet = `<sheetData>${writeRowXml(1, HEADER)}${writeRowXml(2, rowOf('Town of One'))}${total}</sheetData>`
  assert.deepEqual((await read(makeSheetXml(sheet))).totals, [])
  assert.deepEqual(await summarize(makeSheetXml(sheet)), { records: [2], refused: [[3, 'hidden_in_source']] })
})
