import { formatCsvLine } from '../../platform/index.ts'

/** A header line and a line for each row. Several values share a cell with "; " between them. */
export const writeCsv = (columns: readonly string[], rows: readonly object[]): string =>
  [columns, ...rows.map((row) => readCells(columns, row))].map(formatCsvLine).join('')

const readCells = (columns: readonly string[], row: object): (string | number | null)[] => {
  const cells = new Map<string, unknown>(Object.entries(row))
  return columns.map((name) => toCell(cells.get(name)))
}

/** Of a list: a text, a number, a yes or no, or several texts. */
const toCell = (value: unknown): string | number | null => {
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'string' || typeof value === 'number') return value
  return typeof value === 'boolean' ? String(value) : null
}
