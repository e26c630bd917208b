import { DocumentRefused } from '../../publisher.ts'
import type { RowRefusal, Sheet, TableRow } from '../table.ts'
import { addMerges, makeColumns, parseAddress, parseMerge } from './cell-ranges.ts'
import { readCell, type CellNeeds, type SheetCell } from './read-cell.ts'
import type { SheetPart } from './read-book.ts'
import { isOn, type ReadElements, type XmlElement } from './read-elements.ts'

export type SheetNeeds = Omit<CellNeeds, 'shared'> & {
  readonly readElements: ReadElements
  readonly countCells: (count: number) => void
  readonly countCharacters: (count: number) => void
}

/** Reads a sheet: its rows with contents, and the parts of them that it hides, strikes through or merges. */
export const readSheet = ({ name, hidden, part }: SheetPart, needs: SheetNeeds): Sheet => {
  const { rows, states, elements, columns } = collectSheet(part, needs)
  const hiddenRows = findHiddenRows(states, isSummaryAbove(elements))
  const merges = elements.filter((element) => element.name === 'mergeCell').map(readMerge)
  const fault = findSheetFault(elements, needs) ?? columns.findFault(rows)
  const own = rows.map(({ row, cells }): TableRow => {
    const reason = hidden
      ? concealed(`The row is on the sheet “${name}”, which is hidden in the workbook.`)
      : hiddenRows.has(row)
        ? concealed(
            'The row is hidden in the workbook: by hand, by a filter, by its height or in a folded group.',
          )
        : findConcealed(cells)
    const texts = cells.map(({ text }) => text)
    return { sheet: name, row, cells: texts, ...(reason ? { fault: reason } : {}) }
  })
  return { name, hidden, rows: addMerges(own, merges), ...(fault === undefined ? {} : { fault }) }
}

const concealed = (detail: string): RowRefusal => ({ reason: 'hidden_in_source', detail })

const findConcealed = (cells: readonly SheetCell[]): RowRefusal | undefined => {
  const hidden = cells.filter((cell) => cell.hidden).map(({ text }) => `“${text.trim()}”`)
  if (hidden.length > 0) return concealed(`The formats of cells hide ${hidden.join(', ')} in the workbook.`)
  const struck = cells.filter((cell) => cell.struck).map(({ text }) => `“${text.trim()}”`)
  return struck.length === 0
    ? undefined
    : { reason: 'struck_through', detail: `Struck through in the workbook: ${struck.join(', ')}.` }
}

type SheetRow = { readonly row: number; readonly cells: readonly SheetCell[] }

const WANTED = [
  'sheetData/row',
  'cols/col',
  'mergeCells/mergeCell',
  'sheetPr/outlinePr',
  'worksheet/sheetFormatPr',
  'conditionalFormatting/cfRule',
]

const collectSheet = (part: string, needs: SheetNeeds) => {
  const rows: SheetRow[] = []
  const states: RowState[] = []
  const elements: XmlElement[] = []
  const columns = makeColumns()
  const readRow = makeRowReader(needs)
  let last = 0
  for (const element of needs.readElements(part, WANTED)) {
    if (element.name === 'row') {
      const { row, cells } = readRow(element, last)
      last = row
      states.push(readRowState(element, row))
      if (cells.length > 0) rows.push({ row, cells })
    } else if (element.name === 'col' || element.name === 'sheetFormatPr') columns.add(element)
    else elements.push(element)
  }
  return { rows, states, elements, columns }
}

const isSummaryAbove = (elements: readonly XmlElement[]): boolean => {
  const value = elements.find(({ name }) => name === 'outlinePr')?.attributes['summaryBelow']
  return value !== undefined && !isOn(value)
}

const readMerge = ({ attributes: { ref = '' } }: XmlElement) => {
  const merge = ref.includes(':') ? parseMerge(ref) : parseMerge(`${ref}:${ref}`)
  if (merge === undefined) throw refuseSheet(`it merges the cells “${ref}”, which no sheet has`)
  return merge
}

const findSheetFault = (elements: readonly XmlElement[], { formats }: SheetNeeds): string | undefined =>
  elements.some(({ attributes: { dxfId } }) => dxfId !== undefined && formats.strikes.has(dxfId))
    ? 'The sheet strikes rows through under conditions, and the file does not say which rows: strike the rows through without conditions, or remove them.'
    : undefined

const makeRowReader = (needs: SheetNeeds) => {
  const shared = new Map<string, string>()
  return (element: XmlElement, last: number): SheetRow => {
    const row = Number(element.attributes['r'] ?? last + 1)
    if (parseAddress(`A${row}`) === undefined)
      throw refuseSheet(`it has a row ${element.attributes['r'] ?? row}, and no sheet is so large`)
    if (row <= last) throw refuseSheet(`its row ${row} comes after row ${last}`)
    const cells: SheetCell[] = []
    let column = -1
    for (const cell of element.children.filter(({ name }) => name === 'c')) {
      column = findColumn(cell, row, column)
      const read = readCell(cell, { ...needs, shared })
      needs.countCharacters(read.text.length)
      if (read.text === '') continue
      needs.countCells(column + 1 - cells.length)
      while (cells.length < column) cells.push(BLANK)
      cells.push(read)
    }
    return { row, cells }
  }
}

const BLANK: SheetCell = { text: '', struck: false, hidden: false }

const findColumn = ({ attributes: { r: address } }: XmlElement, row: number, last: number): number => {
  const place = address === undefined ? { row, column: last + 1 } : parseAddress(address)
  if (place === undefined) throw refuseSheet(`it has a cell “${address ?? ''}”, and no sheet is so large`)
  if (place.row !== row || place.column <= last)
    throw refuseSheet(`its cell ${address ?? ''} is not in its place in row ${row}`)
  return place.column
}

const refuseSheet = (says: string): DocumentRefused =>
  new DocumentRefused(`The workbook cannot be read: ${says}. It is damaged, or too large to be a table.`)

/** Attributes that hide a row. */
type RowState = {
  readonly row: number
  readonly hidden: boolean
  /** Depth of the row in groups that can be folded. */
  readonly level: number
  /** Whether the group that ends at this row is folded. */
  readonly collapsed: boolean
}

const readRowState = ({ attributes }: XmlElement, row: number): RowState => ({
  row,
  hidden: isOn(attributes['hidden']) || Number(attributes['ht'] ?? '1') === 0,
  level: Number(attributes['outlineLevel'] ?? '0'),
  collapsed: isOn(attributes['collapsed']),
})

/**
 * Finds the rows that a sheet does not show: hidden by hand or by a filter, without height, or in a folded group. The
 * summary row of a group comes after it, or before it if the sheet states so.
 */
const findHiddenRows = (states: readonly RowState[], summaryAbove: boolean): ReadonlySet<number> => {
  const hidden = new Set(states.filter((state) => state.hidden).map(({ row }) => row))
  const ordered = summaryAbove ? states : states.toReversed()
  let folded = Infinity
  let last: number | undefined
  for (const { row, level, collapsed } of ordered) {
    // A row that the sheet does not describe is in no group.
    if (level <= folded || (last !== undefined && Math.abs(row - last) > 1)) folded = Infinity
    if (level > folded) hidden.add(row)
    if (collapsed && folded === Infinity) folded = level
    last = row
  }
  return hidden
}
