import { DocumentRefused } from '../publisher.ts'
import { makeTableEnd } from './end-table.ts'
import { findHeader, isBlankRow, listTitles, NO_HEADER, trimEnd, type IsHeader } from './find-header.ts'
import { hasUnitWord, isUnit } from './find-unit.ts'
import type { Sheet, Table, TableRow } from './table.ts'

/**
 * The table on the first visible sheet of a workbook. Throws a DocumentRefused where there is none, and where several
 * sheets that are not hidden have a header.
 */
export const chooseSheet = (all: readonly Sheet[], isHeader: IsHeader): Table => {
  const sheets = all.map(withoutBlankRows)
  const visible = sheets.filter(({ hidden, rows }) => !hidden && rows.length > 0)
  const [sheet] = visible
  if (sheet === undefined)
    throw new DocumentRefused(sheets.some(({ hidden }) => hidden) ? ALL_HIDDEN : NO_HEADER)
  const also = visible.slice(1).find(({ rows }) => isHeader(findHeader(rows)?.cells ?? []))
  if (also !== undefined && isHeader(findHeader(sheet.rows)?.cells ?? [])) throw refuseTwo(sheet, also)
  if (sheet.fault !== undefined) throw new DocumentRefused(sheet.fault)
  return {
    ...readSheet(sheet, isHeader),
    elsewhere: sheets.filter((one) => one !== sheet).flatMap(({ rows }) => rows),
  }
}

const readSheet = ({ rows }: Sheet, isHeader: IsHeader): Omit<Table, 'elsewhere'> => {
  const line = findHeader(rows)
  if (line === undefined) throw new DocumentRefused(NO_HEADER)
  const header = trimEnd(line.cells)
  const above = rows.slice(0, rows.indexOf(line))
  const titles = listTitles(above)
  const readRow = makeTableEnd({ titles, header }, isHeader)
  const below = rows.slice(above.length + 1)
  const concealed = above.filter(({ fault }) => fault !== undefined)
  checkFaults(line, concealed, below)
  const all = [...concealed, ...below.flatMap((row) => readRow(row) ?? [])]
  return { titles, header, sheet: all[0]?.sheet ?? '', rows: () => all }
}

const ALL_HIDDEN =
  'Every sheet of the workbook that holds anything is hidden: show the one that is the table.'

const refuseTwo = (one: Sheet, other: Sheet): DocumentRefused =>
  new DocumentRefused(
    `The sheets “${one.name}” and “${other.name}” both have the header of a table, and which one counts is not known: give each as a document of its own.`,
  )

const withoutBlankRows = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: sheet.rows.filter((row) => !isBlankRow(row)),
})

/** A unit that is hidden or struck through may still be that of the amounts: it is not known. */
const checkFaults = (
  { row, fault }: TableRow,
  above: readonly TableRow[],
  below: readonly TableRow[],
): void => {
  if (fault !== undefined)
    throw new DocumentRefused(`The header in row ${row} cannot be used. ${fault.detail}`)
  const unit =
    above.find(({ cells }) => cells.some(hasUnitWord)) ??
    below.find((one) => one.fault !== undefined && one.cells.some(isUnit))
  if (unit?.fault !== undefined)
    throw new DocumentRefused(
      `Row ${unit.row} states the unit of the amounts and does not show it: whether it counts is not known. ${unit.fault.detail}`,
    )
}
