import type { AmountUnit } from '../cells/parse-amount.ts'
import { findUnitLine } from './find-unit.ts'
import type { TableRow } from './table.ts'

/**
 * The rows without the lines that only state a unit, and the unit of each row: that of the last such line above it. A
 * print may be in thousands for a part of its pages.
 */
export const takeUnits = (
  rows: readonly TableRow[],
  stated: AmountUnit,
): { readonly rows: readonly TableRow[]; readonly unitOf: (row: TableRow) => AmountUnit } => {
  const units = new Map<TableRow, AmountUnit>()
  let unit = stated
  for (const row of rows) {
    const line = row.fault === undefined ? findUnitLine(row.cells) : undefined
    if (line === undefined) units.set(row, unit)
    else unit = line
  }
  return { rows: [...units.keys()], unitOf: (row) => units.get(row) ?? stated }
}
