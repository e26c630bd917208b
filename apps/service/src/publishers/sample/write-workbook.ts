import { strToU8, zipSync } from 'fflate'

/** A text or a number; null for a cell that is left blank. */
export type SheetCell = string | number | null

/** The smallest XLSX workbook that spreadsheets open: one sheet, texts within the cells, no styles. */
export const writeWorkbook = (sheet: string, rows: Iterable<readonly SheetCell[]>): Uint8Array => {
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': writeRelation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': writeRelation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': writeSheet(rows),
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files), { level: 1, mtime: SAME_EVERYWHERE })
}

/**
 * A zip archive holds local time. Noon of this day, as the machine reads its own clock, is the same figures
 * everywhere.
 */
const SAME_EVERYWHERE = new Date(2026, 0, 5, 12)

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const FORMATS = 'http://schemas.openxmlformats.org'
const MAIN = `${FORMATS}/spreadsheetml/2006/main`
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const CONTENT_TYPES =
  `${DECLARATION}<Types xmlns="${FORMATS}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>` +
  '</Types>'

const writeRelation = (kind: string, target: string): string =>
  `${DECLARATION}<Relationships xmlns="${FORMATS}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`

const writeSheet = (rows: Iterable<readonly SheetCell[]>): string => {
  const lines: string[] = []
  for (const cells of rows) {
    const row = lines.length + 1
    lines.push(`<row r="${row}">${cells.map((cell, column) => writeCell(cell, column, row)).join('')}</row>`)
  }
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

const writeCell = (cell: SheetCell, column: number, row: number): string => {
  if (cell === null) return ''
  const place = `${String.fromCharCode(65 + column)}${row}`
  return typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
