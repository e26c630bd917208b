import { DOCUMENT_LIMITS } from '../../limits.ts'
import { DocumentRefused } from '../../publisher.ts'
import { makeCounter, MAX_COLUMNS, MAX_ROWS } from '../bounds.ts'
import type { Merge, TableRow } from '../table.ts'
import { isOn, type XmlElement } from './read-elements.ts'

/** The place of a cell: the row from 1, the column from 0. */
type Address = { readonly row: number; readonly column: number }

/** The place that `B12` names; undefined for what names none. */
export const parseAddress = (text: string): Address | undefined => {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(text) ?? []
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  const row = Number(digits)
  return column < MAX_COLUMNS && row <= MAX_ROWS ? { row, column } : undefined
}

/** The letters by which spreadsheets name a column. */
const nameColumn = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${nameColumn(Math.floor(column / 26) - 1)}${nameColumn(column % 26)}`

type Row = { readonly cells: readonly { readonly text: string }[] }

type Columns = {
  /** Elements of a sheet about the width of its columns: an element `sheetFormatPr` of all, or `col` of some. */
  add(element: XmlElement): void
  /** Why the sheet cannot be read: it holds something in a column that it hides. */
  findFault(rows: readonly Row[]): string | undefined
}

/**
 * The columns that a sheet hides, by hand or by giving them no width. What stands in them was not meant to be read, and
 * the rows would say something else without them: a table with such a column is for its publisher to put right.
 */
export const makeColumns = (): Columns => {
  const hidden = new Uint8Array(MAX_COLUMNS)
  let described = 0
  return {
    add: ({ name, attributes }) => {
      if (name === 'sheetFormatPr') {
        hidden.fill(Number(attributes['defaultColWidth'] ?? '1') === 0 ? 1 : 0)
        return
      }
      const { min = '', max = '', width = '1' } = attributes
      described += Number(max) - Number(min) + 1
      if (!(Number(min) >= 1 && Number(max) <= MAX_COLUMNS && described <= MAX_COLUMNS))
        throw new DocumentRefused(
          `The workbook cannot be read: a sheet describes its columns ${min} to ${max}, which it does not have or describes twice.`,
        )
      hidden.fill(isOn(attributes['hidden']) || Number(width) === 0 ? 1 : 0, Number(min) - 1, Number(max))
    },
    findFault: (rows) => {
      const filled = new Map<number, string>()
      for (const { cells } of rows)
        for (const [column, { text }] of cells.entries())
          if (hidden[column] === 1 && text.trim() !== '' && !filled.has(column))
            filled.set(column, text.trim())
      const [first, ...others] = [...filled].map(([column, text]) => `${nameColumn(column)} (“${text}”)`)
      return first === undefined
        ? undefined
        : `The sheet hides what stands in its column ${[first, ...others].join(', ')}: take the column out, or show it.`
    },
  }
}

/** A merge by its range, `A2:A5`; undefined for what is no range. */
export const parseMerge = (range: string): Merge | undefined => {
  const [first, last, ...others] = range.split(':').map(parseAddress)
  if (first === undefined || last === undefined || others.length > 0) return undefined
  return {
    range,
    firstRow: Math.min(first.row, last.row),
    lastRow: Math.max(first.row, last.row),
    firstColumn: Math.min(first.column, last.column),
    lastColumn: Math.max(first.column, last.column),
  }
}

/**
 * The rows with the merges that reach into them. A merge over several rows counts where more than one of them holds
 * anything: a row that only was made higher by blank ones is a row like any other. Rows are in the order of the sheet.
 */
export const addMerges = (rows: readonly TableRow[], merges: readonly Merge[]): readonly TableRow[] => {
  const count = makeCounter('merged cells', MAX_MERGED)
  const found = new Map<number, Merge[]>()
  for (const merge of merges) {
    const first = findPlace(rows, merge.firstRow)
    const places = findPlace(rows, merge.lastRow + 1) - first
    if (places < 2 && merge.firstColumn === merge.lastColumn) continue
    count(places)
    for (let place = first; place < first + places; place += 1) {
      const own = found.get(place)
      if (own === undefined) found.set(place, [merge])
      else own.push(merge)
    }
  }
  return rows.map((row, place) => {
    const own = found.get(place)
    return own === undefined ? row : { ...row, merges: own }
  })
}

const MAX_MERGED = DOCUMENT_LIMITS.mergedCells.value

/** The place of the first row that is not above this one. */
const findPlace = (rows: readonly TableRow[], row: number): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.row ?? Infinity) < row) low = middle + 1
    else high = middle
  }
  return low
}
