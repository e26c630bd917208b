import { strToU8, zipSync } from 'fflate'

/** A text or a number; null for a blank cell. */
export type SheetCell = string | number | null

/** Mark of a sheet on one of its rows: hidden, struck through, or its first two cells merged. */
export type RowMark = 'hidden' | 'struck' | 'merged'

export type MarkedRow = { readonly cells: readonly SheetCell[]; readonly mark?: RowMark }

/**
 * Writes the smallest XLSX workbook that spreadsheets open: one sheet, texts within the cells, and one font, plain and
 * struck through.
 */
export const writeWorkbook = (sheet: string, rows: Iterable<MarkedRow>): Uint8Array => {
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': writeRelations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': writeRelations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': writeSheet(rows),
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files), { level: 1, mtime: SAME_EVERYWHERE })
}

/**
 * Time of all files. A zip archive holds local time: noon of this day, by the clock of the machine, gives the same
 * digits everywhere.
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
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>` +
  '</Types>'
const STYLES =
  `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><strike/></font></fonts>` +
  '<fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>'

const writeRelations = (...relations: readonly (readonly [kind: string, target: string])[]): string =>
  `${DECLARATION}<Relationships xmlns="${FORMATS}/package/2006/relationships">` +
  relations
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
    )
    .join('') +
  '</Relationships>'

const writeSheet = (rows: Iterable<MarkedRow>): string => {
  const lines: string[] = []
  const merges: string[] = []
  for (const { cells, mark } of rows) {
    const row = lines.length + 1
    const style = mark === 'struck' ? ' s="1"' : ''
    const texts = cells.map((cell, column) => writeCell(cell, `r="${nameCell(column, row)}"${style}`))
    lines.push(`<row r="${row}"${mark === 'hidden' ? ' hidden="1"' : ''}>${texts.join('')}</row>`)
    if (mark === 'merged') merges.push(`<mergeCell ref="${nameCell(0, row)}:${nameCell(1, row)}"/>`)
  }
  const merged = merges.length === 0 ? '' : `<mergeCells>${merges.join('')}</mergeCells>`
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${merged}</worksheet>`
}

const nameCell = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row}`

const writeCell = (cell: SheetCell, attributes: string): string => {
  if (cell === null) return ''
  return typeof cell === 'number'
    ? `<c ${attributes}><v>${cell}</v></c>`
    : `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
