import { formatCsvLine } from '../../platform/index.ts'
import type { Rows } from './rows.ts'

export const writeCsvHeader = ({ columns }: Rows): string => formatCsvLine(columns.map(({ name }) => name))

/** Tells Excel that a CSV is UTF-8. */
export const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** Writes lines, each with its line end. */
export const writeCsvLines = (rows: Rows, offset: number, limit: number): string =>
  rows.readCells(offset, limit).map(formatCsvLine).join('')

/** Writes an object on each line, with its line end; no rows give no bytes. */
export const writeJsonLines = (rows: Rows, offset: number, limit: number): Buffer => {
  const lines = rows.writeJson(offset, limit, '\n')
  return lines.length === 0 ? Buffer.alloc(0) : Buffer.concat([lines, NEW_LINE])
}

const NEW_LINE = Buffer.from('\n')
