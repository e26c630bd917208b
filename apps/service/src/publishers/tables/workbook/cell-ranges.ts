import { DOCUMENT_LIMITS } from '../../limits.ts'
import { DocumentRefused } from '../../publisher.ts'
import { makeCounter, MAX_COLUMNS, MAX_ROWS } from '../bounds.ts'
import type { Merge, TableRow } from '../table.ts'
import { isOn, type XmlElement } from './read-elements.ts'

/** Place of a cell: the row from 1, the column from 0. */
type Address = { readonly row: number; readonly column: number }

/** Parses the place that `B12` names; undefined for any other text. */
export const parseAddress = (text: string): Address | undefined => {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(text) ?? []
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  const row = Number(digits)
  return column < MAX_COLUMNS && row <= MAX_ROWS ? { row, column } : undefined
}

/** Names a column with letters, as spreadsheets do. */
const nameColumn = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${nameColumn(Math.floor(column / 26) - 1)}${nameColumn(column % 26)}`

type Row = { readonly cells: readonly { readonly text: string }[] }

type Columns = {
  /** Adds an element about the width of columns: `sheetFormatPr` for all, or `col` for some. */
  add(element: XmlElement): void
  /** Explains why the sheet cannot be read: a hidden column has contents. */
  findFault(rows: readonly Row[]): string | undefined
}

/**
 * Finds the columns that a sheet hides, by hand or with a width of 0. Their contents were not meant to be read, but the
 * rows would mean something else without them: the publisher must correct such a table.
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
        : `The sheet hides the content of its column ${[first, ...others].join(', ')}: remove the column, or show it.`
    },
  }
}

/** Parses a merge from its range, `A2:A5`; undefined for any other text. */
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
 * Adds to each row the merges that reach into it. A merge over several rows counts only if more than one of them has
 * contents: a row that blank rows only made higher is like any other. Rows are in the order of the sheet.
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

/** Finds the place of the first row that is not above this one. */
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
