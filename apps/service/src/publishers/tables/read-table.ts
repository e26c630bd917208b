import { foldText } from '../../platform/index.ts'
import { DocumentRefused } from '../publisher.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { isBlank, type Table, type TableRow } from './table.ts'

/**
 * The table in a CSV or an XLSX workbook, told apart by their bytes and never by a name. Throws a DocumentRefused for
 * everything else, naming what the bytes are, and for a document without a header.
 */
export const readTable = async (bytes: Uint8Array): Promise<Table> => {
  const rows = await readRows(bytes)
  const filled = rows.filter(({ cells }) => !cells.every(isBlank))
  const sheet = filled[0]?.sheet
  const first = filled.filter((row) => row.sheet === sheet)
  const place = first.slice(0, MAX_TITLES).findIndex(({ cells }) => countFilled(cells) >= MIN_COLUMNS)
  const header = trimEnd(first[place]?.cells ?? [])
  if (header.length === 0) throw new DocumentRefused(NO_HEADER)
  return {
    titles: first.slice(0, place).flatMap(({ cells }) => cells.filter((cell) => !isBlank(cell))),
    header,
    rows: first.slice(place + 1).filter(({ cells }) => !isSame(cells, header)),
    elsewhere: filled.filter((row) => row.sheet !== sheet),
  }
}

/** Titles and units above the header fill one or two cells; the tables of these committees have six columns or more. */
const MIN_COLUMNS = 4
const MAX_TITLES = 20
const NO_HEADER = `There is no header of at least ${MIN_COLUMNS} columns in the first ${MAX_TITLES} rows: this is no table of requests or projects.`

const readRows = async (bytes: Uint8Array): Promise<readonly TableRow[]> => {
  const begin = latin1.decode(bytes.subarray(0, 512))
  const other = OTHER_KINDS.find(({ begins }) => begins.test(begin))
  if (other) throw new DocumentRefused(`${other.says} Give the XLSX workbook or a CSV of the table.`)
  return begin.startsWith('PK\x03\x04') ? readWorkbook(bytes) : readCsv(bytes)
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
