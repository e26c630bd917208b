import readXlsxFile from 'read-excel-file/node'
import { asError } from '../../platform/index.ts'
import { DocumentRefused } from '../publisher.ts'
import type { TableRow } from './table.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

/**
 * The rows of all sheets of an XLSX workbook, in the order of the sheets. Numbers keep the digits that the file has.
 * Throws a DocumentRefused for an archive that is no workbook, that is damaged, or that would fill the memory.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<TableRow[]> => {
  const sheets = await readSheets(unpackWorkbook(bytes))
  return sheets.flatMap(({ sheet, data }) =>
    data.map((cells, index) => ({
      sheet,
      row: index + 1,
      // The library declares a date as its class, which is not what it gives.
      cells: (cells as (string | boolean | Date | null)[]).map(printCell),
    })),
  )
}

const readSheets = async (workbook: Uint8Array) => {
  try {
    return await readXlsxFile(Buffer.from(workbook), { trim: false, parseNumber: (digits) => digits })
  } catch (cause) {
    // The library has errors of its own for some faults, and throws plain ones for XML that cannot be read.
    const { message } = asError(cause)
    throw new DocumentRefused(`The workbook cannot be read: ${message}. Fetch it again.`, { cause })
  }
}

/** A date is what spreadsheets make of texts such as `10-1`; it is given as a day. */
const printCell = (cell: string | boolean | Date | null): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : cell
}
