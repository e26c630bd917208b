import { DocumentRefused } from '../../publisher.ts'
import { MAX_COLUMNS } from '../bounds.ts'
import { nameColumn } from './parse-address.ts'
import { isOn, type XmlElement } from './read-elements.ts'

type Row = { readonly cells: readonly { readonly text: string }[] }

export type Columns = {
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
