import { strToU8, zipSync } from 'fflate'

/** A text, a number, a blank cell, or the XML of a cell of another kind, without its address: `t="b"><v>1</v>`. */
export type TestCell = string | number | null | { readonly xml: string }

/** A workbook of sheets, in their order. Texts are shared between cells, as spreadsheets save them. */
export const makeWorkbook = (
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
  others: Readonly<Record<string, string>> = {},
): Uint8Array => {
  const names = Object.keys(sheets)
  const texts: string[] = []
  const parts = {
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${TYPE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="texts" Type="${TYPE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="styles" Type="${TYPE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows.map((cells, row) => writeRow(cells, row, texts)).join('')}</sheetData></worksheet>`,
      ]),
    ),
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
    ...others,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const writeRow = (cells: readonly TestCell[], row: number, texts: string[]): string =>
  `<row r="${row + 1}">${cells
    .map((cell, column) => {
      const address = `${String.fromCharCode(65 + column)}${row + 1}`
      return cell === null ? '' : `<c r="${address}" ${writeCell(cell, texts)}</c>`
    })
    .join('')}</row>`

const writeCell = (cell: Exclude<TestCell, null>, texts: string[]): string => {
  if (typeof cell === 'object') return cell.xml
  if (typeof cell === 'number') return `><v>${cell}</v>`
  return `t="s"><v>${texts.push(cell) - 1}</v>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The parts of a workbook with one sheet, whose XML is given, and those that replace others. */
export const makeSheetXml = (sheet: string, others: Readonly<Record<string, string>> = {}): Uint8Array =>
  makeWorkbook({ One: [] }, { 'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`, ...others })

/** A row of texts within their cells, with what its own element says and what each of its cells says. */
export const writeRowXml = (row: number, cells: readonly string[], attributes = '', ofCells = ''): string =>
  `<row r="${row}" ${attributes}>${cells
    .map(
      (cell, column) =>
        `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr" ${ofCells}><is><t>${escape(cell)}</t></is></c>`,
    )
    .join('')}</row>`

/** The same rows as a CSV. */
export const makeCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((cells) => cells.map((cell) => quote(String(cell ?? ''))).join(',')).join('\n') + '\n'

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
