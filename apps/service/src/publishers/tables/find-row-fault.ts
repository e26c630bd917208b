import { isBackwards } from '../cells/find-damage.ts'
import { isPlausibleAmount, parseAmount, type AmountUnit } from '../cells/parse-amount.ts'
import type { ReadRow } from '../publisher.ts'
import { placeRow } from './name-cells.ts'
import { isBlank, type Merge, type RowRefusal, type Table, type TableRow } from './table.ts'

export type { RowRefusal } from './table.ts'

/** Refusal of a row in which a formula without its result holds the subject of the row. */
export const FORMULA_WITHOUT_RESULT: RowRefusal = {
  reason: 'row_not_understood',
  detail: 'An identifying cell of the row holds a formula without its result.',
}

/** Explains why no table can have the row, under any meaning of its columns; undefined for a sound row. */
export const findRowFault = (row: TableRow, header: readonly string[]): RowRefusal | undefined => {
  const { sheet, cells } = row
  if (row.fault !== undefined) return row.fault
  if (isBackwards(cells)) return { reason: 'text_damaged', detail: 'The letters of the row run backwards.' }
  if (!cells.slice(header.length).every(isBlank))
    return misfit(`The row has cells beyond the ${header.length} columns of the header.`)
  // A CSV writes its blank cells; a workbook leaves them out.
  if (sheet === null && cells.length < header.length)
    return misfit(`The row has ${cells.length} cells, and the header ${header.length}.`)
  const merge = row.merges?.find((found) => isSpread(found, header.length))
  return merge && { reason: 'cells_merged', detail: nameMerge(merge, header) }
}

const misfit = (detail: string): RowRefusal => ({ reason: 'row_not_understood', detail })

/** Whether one value covers several cells of the table. Columns beyond the header do not count. */
const isSpread = ({ firstRow, lastRow, firstColumn, lastColumn }: Merge, columns: number): boolean =>
  (firstRow < lastRow && firstColumn < columns) || (firstColumn < lastColumn && firstColumn + 1 < columns)

const nameMerge = (merge: Merge, header: readonly string[]): string => {
  const names = header
    .slice(merge.firstColumn, merge.lastColumn + 1)
    .map((name, index) => (isBlank(name) ? `column ${merge.firstColumn + index + 1}` : `“${name}”`))
  const rows = merge.firstRow === merge.lastRow ? '' : ` of rows ${merge.firstRow} to ${merge.lastRow}`
  return `The workbook merges ${names.join(', ')}${rows} into one cell (${merge.range}): its value does not belong to this row only.`
}

/**
 * Explains why a cell cannot be the amount of a project; undefined for an amount, and for other usual contents of its
 * column: nothing, a dash, a memorandum in parentheses, a formula that was never computed.
 */
export const findAmountFault = (cell: string | undefined, unit: AmountUnit): RowRefusal | undefined => {
  const { amount, raw } = parseAmount(cell, unit)
  if (amount === null)
    return raw === null || NO_AMOUNT.test(raw)
      ? undefined
      : { reason: 'row_not_understood', detail: `“${raw}” in the place of the amount is not an amount.` }
  return isPlausibleAmount(amount, unit)
    ? undefined
    : { reason: 'amount_implausible', detail: `${amount} dollars for a single project cannot be right.` }
}

const NO_AMOUNT = /^\s*(?:=|[\d\s$.,()*‐-―−-]+$)/

/** Refuses the rows of a workbook's other sheets, which are not read. */
export const refuseElsewhere = ({ elsewhere }: Table): ReadRow[] =>
  elsewhere.map((row) => ({
    ...placeRow(row, []),
    kind: 'refused',
    reason: 'row_not_understood',
    detail: `The row is on the sheet “${row.sheet ?? ''}”, and the table is on the first sheet. If the sheet is a table of projects, give it as a separate document.`,
    ...row.fault,
  }))
