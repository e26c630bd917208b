import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readStart } from '../streams/read-start.ts'
import { readWhole } from '../streams/read-whole.ts'
import { makeCounter, MAX_DOCUMENT_BYTES } from './bounds.ts'
import { chooseSheet } from './choose-sheet.ts'
import type { IsHeader } from './find-header.ts'
import { openCsvTable } from './open-csv-table.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Table } from './table.ts'

/**
 * The table in a CSV or on the first visible sheet of an XLSX workbook, distinguished by their bytes and never by a
 * name. Throws a DocumentRefused for everything else, naming what the bytes are, for a document without a header, and
 * for a workbook in which several sheets that are not hidden have one. A workbook is held; a CSV is read again whenever
 * its rows are asked for.
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

/** Files that the sites of committees have served in the place of a workbook, or that are easily taken for one. */
const OTHER_KINDS = [
  { begins: /^(?:ï»¿)?\s*</, says: 'This is a web page (HTML or XML), although its name may say otherwise.' },
  { begins: /^(?:ï»¿)?\s*%PDF/, says: 'This is a PDF, although its name may say otherwise.' },
  { begins: /^ÐÏ/, says: 'This is a workbook of the old binary kind (.xls).' },
  { begins: /^(?:ï»¿)?\s*[{[]\s*["{[\]}]/, says: 'This is JSON.' },
  { begins: /^$/, says: 'The document is empty.' },
]
