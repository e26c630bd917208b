import { strToU8, zipSync } from 'fflate'
import { makeCsv } from '../../apps/service/src/publishers/tables/testing.ts'

/** A line of a document, and how a workbook shows it. */
export type Line = {
  readonly cells: readonly string[]
  readonly hidden?: boolean
  readonly struck?: boolean
}

/** A document before it is written: its lines, and what only a workbook can have. */
export type Draft = {
  readonly lines: readonly Line[]
  readonly sheet: string
  /** Column that is merged from one line to the next, counted from 0. */
  readonly merges: readonly { readonly column: number; readonly from: number; readonly to: number }[]
  readonly hiddenColumns: readonly number[]
  /** Further sheets, before or after the one of the lines. */
  readonly others: readonly {
    readonly name: string
    readonly lines: readonly Line[]
    readonly hidden: boolean
    readonly first: boolean
  }[]
}

export const writeCsv = ({ lines }: Draft): Uint8Array =>
  new TextEncoder().encode(makeCsv(lines.map(({ cells }) => cells)))

type Sheet = { readonly name: string; readonly hidden: boolean; readonly xml: string }

export const writeWorkbook = (draft: Draft): Uint8Array => {
  const own: Sheet = { name: draft.sheet, hidden: false, xml: writeSheet(draft.lines, draft) }
  const others = draft.others.map((one) => ({ ...one, xml: writeSheet(one.lines, PLAIN) }))
  const sheets: Sheet[] = [
    ...others.filter(({ first }) => first),
    own,
    ...others.filter(({ first }) => !first),
  ]
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${sheets.map(({ name, hidden }, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${LINKS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="styles" Type="${LINKS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><strike/></font></fonts><cellXfs count="2"><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map(({ xml }, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), {
    level: 0,
  })
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const PLAIN = { merges: [], hiddenColumns: [] } as const

const writeSheet = (
  lines: readonly Line[],
  { merges, hiddenColumns }: Pick<Draft, 'merges' | 'hiddenColumns'>,
): string => {
  const columns = hiddenColumns.map((one) => `<col min="${one + 1}" max="${one + 1}" hidden="1"/>`).join('')
  const ranges = merges
    .map(({ column, from, to }) => `<mergeCell ref="${address(column, from)}:${address(column, to)}"/>`)
    .join('')
  return [
    `<worksheet xmlns="${MAIN}">${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>`,
    ...lines.map(writeLine),
    `</sheetData>${ranges === '' ? '' : `<mergeCells>${ranges}</mergeCells>`}</worksheet>`,
  ].join('')
}

const writeLine = ({ cells, hidden = false, struck = false }: Line, row: number): string =>
  `<row r="${row + 1}"${hidden ? ' hidden="1"' : ''}>${cells
    .map((cell, column) =>
      cell === ''
        ? ''
        : `<c r="${address(column, row)}"${struck ? ' s="1"' : ''} t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`,
    )
    .join('')}</row>`

const address = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
