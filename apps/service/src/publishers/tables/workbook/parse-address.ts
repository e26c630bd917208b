import { MAX_COLUMNS, MAX_ROWS } from '../bounds.ts'

/** The place of a cell: the row from 1, the column from 0. */
export type Address = { readonly row: number; readonly column: number }

/** The place that `B12` names; undefined for what names none. */
export const parseAddress = (text: string): Address | undefined => {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(text) ?? []
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  const row = Number(digits)
  return column < MAX_COLUMNS && row <= MAX_ROWS ? { row, column } : undefined
}

/** The letters by which spreadsheets name a column. */
export const nameColumn = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${nameColumn(Math.floor(column / 26) - 1)}${nameColumn(column % 26)}`
