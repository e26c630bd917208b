import { parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import { isBlank, type TableRow } from './table.ts'

/**
 * The rows of projects, and the total that the table prints below them: “Total” before an amount, and nothing else in
 * the line. Such a line is no row. With several of them it is not known what each one adds up, and all stay rows.
 */
export const takeTotal = (
  rows: readonly TableRow[],
  amountColumn: number,
  unit: AmountUnit,
): { readonly rows: readonly TableRow[]; readonly total: number | undefined } => {
  const lines = rows.filter((row) => isTotal(row, amountColumn))
  const [line] = lines
  const total = parseAmount(line?.cells[amountColumn], unit).amount
  return lines.length === 1 && total !== null
    ? { rows: rows.filter((row) => row !== line), total }
    : { rows, total: undefined }
}

const isTotal = ({ cells, fault }: TableRow, amountColumn: number): boolean => {
  if (fault !== undefined) return false
  const [label, ...others] = cells.filter((cell, column) => column !== amountColumn && !isBlank(cell))
  return others.length === 0 && /^\s*(?:grand\s+)?total\s*:?\s*$/i.test(label ?? '')
}
