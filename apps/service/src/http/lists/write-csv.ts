import { stringify } from 'csv-stringify/sync'
import { guardCell } from '../../platform/index.ts'

/**
 * RFC 4180 with a header row. Null is an empty cell, several values share a cell with "; " between them. A text that
 * a spreadsheet would take for a formula gets an apostrophe before it; numbers are written as they are.
 */
export const writeCsv = (columns: readonly string[], rows: readonly object[]): string =>
  stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)]))),
    { header: true, columns: [...columns], record_delimiter: '\r\n', cast: { boolean: String } },
  )

const toCell = (value: unknown): unknown => {
  if (Array.isArray(value)) return guardCell(value.join('; '))
  return typeof value === 'string' ? guardCell(value) : value
}
