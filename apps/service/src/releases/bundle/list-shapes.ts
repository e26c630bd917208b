import { DELIMITER, type FlatValue } from '../../tables/index.ts'
import type { BundleColumn } from './table.ts'

/** Whether a reader can parse the cells of a list column, found from all of its cells. */
export type ListShape = {
  /** Whether every cell, divided at the delimiter, gives its values again. */
  readonly isDivisible: boolean
  /** Whether a cell has an empty item between other items. */
  readonly hasGaps: boolean
}

export type ListShapes = {
  look<Row>(file: string, columns: readonly BundleColumn<Row>[], row: Row): void
  /** Returns the shape of a column. A column without examined rows has the best one. */
  find(file: string, column: string): ListShape
}

const SOUND: ListShape = { isDivisible: true, hasGaps: false }

/** Finds, over all rows, whether the cells of lists can be divided. Texts of publishers may hold the delimiter. */
export const makeListShapes = (): ListShapes => {
  const shapes = new Map<string, ListShape>()
  return {
    look: (file, columns, row) => {
      for (const { name, itemsOf } of columns) {
        if (itemsOf === undefined) continue
        const items = itemsOf(row)
        const isDivisible = !items.some(holdsDelimiter)
        const hasGaps = items.some(isEmpty) && !items.every(isEmpty)
        if (isDivisible && !hasGaps) continue
        const key = `${file} ${name}`
        const shape = shapes.get(key) ?? SOUND
        shapes.set(key, {
          isDivisible: shape.isDivisible && isDivisible,
          hasGaps: shape.hasGaps || hasGaps,
        })
      }
    },
    find: (file, column) => shapes.get(`${file} ${column}`) ?? SOUND,
  }
}

const holdsDelimiter = (item: FlatValue): boolean => typeof item === 'string' && item.includes(DELIMITER)

const isEmpty = (item: FlatValue): boolean => item === null || item === ''
