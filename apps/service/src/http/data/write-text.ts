import { formatCsvLine } from '../../platform/index.ts'
import type { Rows } from './rows.ts'

export const writeCsvHeader = ({ columns }: Rows): string => formatCsvLine(columns.map(({ name }) => name))

/** By which Excel knows that a CSV is UTF-8. */
export const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** As lines, each with its end. */
export const writeCsvLines = (rows: Rows, offset: number, limit: number): string =>
  rows.readCells(offset, limit).map(formatCsvLine).join('')

/** An object on each line, and each line with its end; no line has none. */
export const writeJsonLines = (rows: Rows, offset: number, limit: number): Buffer => {
  const lines = rows.writeJson(offset, limit, '\n')
  return lines.length === 0 ? Buffer.alloc(0) : Buffer.concat([lines, NEW_LINE])
}

const NEW_LINE = Buffer.from('\n')
