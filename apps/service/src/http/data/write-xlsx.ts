import { deflate, writeZipPieces } from '../../releases/bundle/index.ts'
import type { Rows } from './rows.ts'
import { writeSheet } from './write-sheet.ts'

/**
 * Writes rows as a workbook of one sheet (ECMA-376) while it is sent: libraries hold every cell until the end. The
 * same rows give the same bytes, since the file contains no date.
 */
export function* writeXlsx(rows: Rows): Generator<Uint8Array, void, undefined> {
  yield* writeZipPieces([
    ...Object.entries(PARTS).map(([name, text]) => pack(name, [text])),
    pack('xl/worksheets/sheet1.xml', writeSheet(rows)),
  ])
}

/** Any size below 4 GiB: Excel refuses the description of larger entries. */
const ANY_LENGTH = 0

const pack = (name: string, texts: Iterable<string>) => [name, ANY_LENGTH, deflate(encode(texts))] as const

function* encode(texts: Iterable<string>): Generator<Uint8Array, void, undefined> {
  for (const text of texts) yield Buffer.from(text)
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`
const RELATIONSHIPS = `${SCHEMAS}/officeDocument/2006/relationships`
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relate = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Format 49 is text: Excel takes input in these cells for neither a number nor a formula. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

/** Parts of a workbook beside its sheet. */
const PARTS = {
  '[Content_Types].xml':
    `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': relate(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml':
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">` +
    '<sheets><sheet name="rows" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relate(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': STYLES,
}
