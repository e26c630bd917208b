import { foldText } from '../../platform/index.ts'
import { DocumentRefused } from '../publisher.ts'
import { hasUnitWord, isUnit } from './find-unit.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { isBlank, type RowRefusal, type Sheet, type Table, type TableRow } from './table.ts'

/** Whether these cells are the header of a table of the publisher; used where it is not known which sheet has one. */
export type IsHeader = (cells: readonly string[]) => boolean

/**
 * The table in a CSV or on the first visible sheet of an XLSX workbook, told apart by their bytes and never by a name.
 * Throws a DocumentRefused for everything else, naming what the bytes are, for a document without a header, and for a
 * workbook in which several sheets that are not hidden have one.
 */
export const readTable = (bytes: Uint8Array, isHeader: IsHeader): Table => {
  const sheets = readSheets(bytes).map(withoutBlankRows)
  const visible = sheets.filter(({ hidden, rows }) => !hidden && rows.length > 0)
  const [sheet] = visible
  if (sheet === undefined)
    throw new DocumentRefused(sheets.some(({ hidden }) => hidden) ? ALL_HIDDEN : NO_HEADER)
  const also = visible.slice(1).find(({ rows }) => isHeader(findHeader(rows)?.cells ?? []))
  if (also !== undefined && isHeader(findHeader(sheet.rows)?.cells ?? [])) throw refuseTwo(sheet, also)
  if (sheet.fault !== undefined) throw new DocumentRefused(sheet.fault)
  return { ...readSheet(sheet), elsewhere: sheets.filter((one) => one !== sheet).flatMap(({ rows }) => rows) }
}

const readSheet = ({ rows, isOpenEnded = false }: Sheet): Omit<Table, 'elsewhere'> => {
  const line = findHeader(rows)
  if (line === undefined) throw new DocumentRefused(NO_HEADER)
  const header = trimEnd(line.cells)
  const above = rows.slice(0, rows.indexOf(line))
  const below = rows.slice(above.length + 1).filter(({ cells }) => !isSame(cells, header))
  const concealed = above.filter(({ fault }) => fault !== undefined)
  checkFaults(line, concealed, below)
  if (isOpenEnded) checkEnd(header, below)
  const last = isOpenEnded ? below.pop() : undefined
  return {
    titles: above
      .filter(({ fault }) => fault === undefined)
      .flatMap(({ cells }) => cells.filter((cell) => !isBlank(cell))),
    header,
    rows: [...concealed, ...below, ...(last === undefined ? [] : [{ fault: OPEN_ENDED, ...last }])],
  }
}

/** Titles and units above the header fill one or two cells; the tables of these committees have six columns or more. */
const MIN_COLUMNS = 4
const MAX_TITLES = 20
const NO_HEADER = `There is no header of at least ${MIN_COLUMNS} columns in the first ${MAX_TITLES} rows: this is no table of requests or projects.`
const ALL_HIDDEN =
  'Every sheet of the workbook that holds anything is hidden: show the one that is the table.'

const refuseTwo = (one: Sheet, other: Sheet): DocumentRefused =>
  new DocumentRefused(
    `The sheets “${one.name ?? ''}” and “${other.name ?? ''}” both have the header of a table, and which one counts is not known: give each as a document of its own.`,
  )

const withoutBlankRows = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.filter(({ cells }) => !cells.every(isBlank)),
})

/** A hidden row is no header: what is shown below it are rows without one. */
const findHeader = (rows: readonly TableRow[]): TableRow | undefined =>
  rows
    .slice(0, MAX_TITLES)
    .find(({ cells, fault }) => fault?.reason !== 'hidden_in_source' && countFilled(cells) >= MIN_COLUMNS)

/** A unit that is hidden or struck through may still be that of the amounts: nobody could tell. */
const checkFaults = (
  { row, fault }: TableRow,
  above: readonly TableRow[],
  below: readonly TableRow[],
): void => {
  if (fault !== undefined)
    throw new DocumentRefused(`The header in row ${row} cannot be used. ${fault.detail}`)
  const unit =
    above.find(({ cells }) => cells.some(hasUnitWord)) ??
    below.find((one) => one.fault !== undefined && one.cells.some(isUnit))
  if (unit?.fault !== undefined)
    throw new DocumentRefused(
      `Row ${unit.row} states the unit of the amounts and does not show it: whether it counts is not known. ${unit.fault.detail}`,
    )
}

const OPEN_ENDED: RowRefusal = {
  reason: 'row_not_understood',
  detail:
    'The last line of the file does not end as the others do: its last cell may have been cut off. Where it is whole, add the end of the line.',
}

/** Without the end of its last line a CSV may have been cut off within it. */
const checkEnd = (header: readonly string[], rows: readonly TableRow[]): void => {
  const last = rows.at(-1)
  const others = rows.slice(0, -1)
  if (last === undefined || last.cells.length >= header.length) return
  if (others.some(({ cells }) => cells.length < header.length)) return
  throw new DocumentRefused(
    `The file seems to be cut off: its last line (${last.row}) has ${last.cells.length} of ${header.length} cells and does not end as the others do. Fetch it again.`,
  )
}

const readSheets = (bytes: Uint8Array): readonly Sheet[] => {
  const begin = latin1.decode(bytes.subarray(0, 512))
  const other = OTHER_KINDS.find(({ begins }) => begins.test(begin))
  if (other) throw new DocumentRefused(`${other.says} Give the XLSX workbook or a CSV of the table.`)
  return begin.startsWith('PK\x03\x04') ? readWorkbook(bytes) : [readCsv(bytes)]
}

const latin1 = new TextDecoder('latin1')

/** What committees' sites have served, or what is easily taken, in the place of a workbook. */
const OTHER_KINDS = [
  { begins: /^(?:ï»¿)?\s*</, says: 'This is a web page (HTML or XML), whatever its name says.' },
  { begins: /^(?:ï»¿)?\s*%PDF/, says: 'This is a PDF, whatever its name says.' },
  { begins: /^ÐÏ/, says: 'This is a workbook of the old binary kind (.xls).' },
  { begins: /^(?:ï»¿)?\s*[{[]\s*["{[\]}]/, says: 'This is JSON.' },
  { begins: /^$/, says: 'The document is empty.' },
]

const countFilled = (cells: readonly string[]): number => cells.filter((cell) => !isBlank(cell)).length

const trimEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)

const isSame = (cells: readonly string[], header: readonly string[]): boolean =>
  trimEnd(cells).length === header.length &&
  header.every((text, column) => foldText(text) === foldText(cells[column] ?? ''))
