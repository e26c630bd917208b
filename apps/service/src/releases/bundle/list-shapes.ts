import { DELIMITER, type FlatValue } from '../../tables/index.ts'
import type { BundleColumn } from './table.ts'

/** Findings about the cells of a list column: the types that a reader may parse them as. */
export type ListShape = {
  /** Divided at the delimiter, every cell gives its values again. */
  readonly isDivisible: boolean
  /** A cell has an empty place between others. */
  readonly hasGaps: boolean
}

export type ListShapes = {
  look<Row>(file: string, columns: readonly BundleColumn<Row>[], row: Row): void
  /** A column without examined rows has nothing against it. */
  find(file: string, column: string): ListShape
}

const SOUND: ListShape = { isDivisible: true, hasGaps: false }

/** Gathers over all rows whether the cells of lists can be taken apart. Other people's words may hold the delimiter. */
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
