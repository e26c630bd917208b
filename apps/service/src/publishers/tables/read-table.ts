import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readStart, readWhole } from '../streams/document-bytes.ts'
import { makeCounter, MAX_BYTES, MAX_CELLS, MAX_DOCUMENT_BYTES } from './bounds.ts'
import { hasUnitWord, isUnit } from './find-unit.ts'
import { openCsvTable } from './open-csv-table.ts'
import {
  findHeader,
  isBlankRow,
  listTitles,
  makeTableEnd,
  NO_HEADER,
  trimEnd,
  type IsHeader,
} from './table-extent.ts'
import type { Sheet, Table, TableRow } from './table.ts'
import { readBook } from './workbook/read-book.ts'
import { makeElementReader } from './workbook/read-elements.ts'
import { readFormats } from './workbook/read-formats.ts'
import { readSheet } from './workbook/read-sheet.ts'
import { readSharedTexts } from './workbook/read-texts.ts'
import { unpackParts } from './workbook/unpack-parts.ts'

/**
 * Reads the table in a CSV or on the first visible sheet of an XLSX workbook, distinguished by their bytes and never by
 * a name. Throws a DocumentRefused for any other document, with the kind of its bytes; for a document without a header;
 * and for a workbook in which several visible sheets have one. Holds a workbook in memory; reads a CSV again on each
 * call of `rows`.
 */
export const readTable = async (open: OpenDocument, isHeader: IsHeader): Promise<Table> => {
  const begin = latin1.decode(await readStart(open, 512))
  const other = OTHER_KINDS.find(({ begins }) => begins.test(begin))
  if (other) throw new DocumentRefused(`${other.says} Give the XLSX workbook or a CSV of the table.`)
  if (!begin.startsWith('PK\x03\x04')) return openCsvTable(open, isHeader)
  const bytes = await readWhole(open, makeCounter('bytes', MAX_DOCUMENT_BYTES))
  return chooseSheet(readWorkbook(bytes), isHeader)
}

const latin1 = new TextDecoder('latin1')

/** Kinds of files that the sites of committees have served in place of a workbook, or that are easily taken for one. */
const OTHER_KINDS = [
  { begins: /^(?:ï»¿)?\s*</, says: 'This is a web page (HTML or XML), although its name may say otherwise.' },
  { begins: /^(?:ï»¿)?\s*%PDF/, says: 'This is a PDF, although its name may say otherwise.' },
  { begins: /^ÐÏ/, says: 'This is a workbook of the old binary kind (.xls).' },
  { begins: /^(?:ï»¿)?\s*[{[]\s*["{[\]}]/, says: 'This is JSON.' },
  { begins: /^$/, says: 'The document is empty.' },
]

/**
 * Chooses the table on the first visible sheet of a workbook. Throws a DocumentRefused if there is none, and if several
 * visible sheets have a header.
 */
const chooseSheet = (all: readonly Sheet[], isHeader: IsHeader): Table => {
  const sheets = all.map(withoutBlankRows)
  const visible = sheets.filter(({ hidden, rows }) => !hidden && rows.length > 0)
  const [sheet] = visible
  if (sheet === undefined)
    throw new DocumentRefused(sheets.some(({ hidden }) => hidden) ? ALL_HIDDEN : NO_HEADER)
  const also = visible.slice(1).find(({ rows }) => isHeader(findHeader(rows)?.cells ?? []))
  if (also !== undefined && isHeader(findHeader(sheet.rows)?.cells ?? [])) throw refuseTwo(sheet, also)
  if (sheet.fault !== undefined) throw new DocumentRefused(sheet.fault)
  return {
    ...readHeadedSheet(sheet, isHeader),
    elsewhere: sheets.filter((other) => other !== sheet).flatMap(({ rows }) => rows),
  }
}

const readHeadedSheet = ({ rows }: Sheet, isHeader: IsHeader): Omit<Table, 'elsewhere'> => {
  const line = findHeader(rows)
  if (line === undefined) throw new DocumentRefused(NO_HEADER)
  const header = trimEnd(line.cells)
  const above = rows.slice(0, rows.indexOf(line))
  const titles = listTitles(above)
  const readRow = makeTableEnd({ titles, header }, isHeader)
  const below = rows.slice(above.length + 1)
  const concealed = above.filter(({ fault }) => fault !== undefined)
  checkFaults(line, concealed, below)
  const all = [...concealed, ...below.flatMap((row) => readRow(row) ?? [])]
  return { titles, header, sheet: all[0]?.sheet ?? '', rows: () => all }
}

const ALL_HIDDEN = 'Every sheet of the workbook that holds anything is hidden: show the sheet with the table.'

const refuseTwo = (first: Sheet, second: Sheet): DocumentRefused =>
  new DocumentRefused(
    `The sheets “${first.name}” and “${second.name}” both have the header of a table, and it is unclear which sheet counts: give each sheet as a separate document.`,
  )

const withoutBlankRows = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.filter((row) => !isBlankRow(row)),
})

/** Refuses a hidden or struck header, and a hidden or struck unit: it is unclear whether that unit counts. */
const checkFaults = (
  { row, fault }: TableRow,
  above: readonly TableRow[],
  below: readonly TableRow[],
): void => {
  if (fault !== undefined)
    throw new DocumentRefused(`The header in row ${row} cannot be used. ${fault.detail}`)
  const unit =
    above.find(({ cells }) => cells.some(hasUnitWord)) ??
    below.find((line) => line.fault !== undefined && line.cells.some(isUnit))
  if (unit?.fault !== undefined)
    throw new DocumentRefused(
      `Row ${unit.row} states the unit of the amounts and is hidden: it is unclear whether the unit counts. ${unit.fault.detail}`,
    )
}

/**
 * Reads the sheets of an XLSX workbook, in order. Numbers keep the digits in the file, up to the 15 that a spreadsheet
 * shows. Throws a DocumentRefused for an archive that is not a workbook, that is damaged, or that would fill the
 * memory.
 */
export const readWorkbook = (bytes: Uint8Array): readonly Sheet[] => {
  const parts = unpackParts(bytes)
  const readElements = makeElementReader(parts)
  const { sheets, sharedStrings, styles, since1904, recalculates } = readBook(readElements, parts)
  const needs = {
    readElements,
    texts: readSharedTexts(readElements, sharedStrings),
    formats: readFormats(readElements, styles),
    since1904,
    recalculates,
    countCells: makeCounter('cells', MAX_CELLS),
    countCharacters: makeCounter('characters', MAX_BYTES),
  }
  return sheets.map((sheet) => readSheet(sheet, needs))
}
