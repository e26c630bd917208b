import type { Place } from '@rotunda/contract'
import type { ReadRow, RowPlace } from '../../publishers/index.ts'

/** A row of a document as it is shown beside others. */
export type ShownRow = RowPlace & {
  /** Whether it is the one that was asked for. */
  readonly isAsked: boolean
  /** Whether records are made from it. */
  readonly isPublished: boolean
}

/** Rows that are shown before the one that was asked for, and as many after it. */
export const ROWS_AROUND = 5

/**
 * The row at a place with those around it on the same sheet or in the same list; undefined where there is none. Reads no
 * further than the last of them.
 */
export const readAround = async (
  rows: AsyncIterable<ReadRow> | Iterable<ReadRow>,
  place: Place,
): Promise<ShownRow[] | undefined> => {
  const shown: ShownRow[] = []
  let asked = -1
  for await (const row of rows) {
    if (!isBeside(row.place, place)) continue
    const isAsked = asked < 0 && isSame(row.place, place)
    shown.push({ place: row.place, cells: row.cells, isAsked, isPublished: row.kind !== 'refused' })
    if (isAsked) asked = shown.length - 1
    else if (asked < 0 && shown.length > ROWS_AROUND) shown.shift()
    if (asked >= 0 && shown.length > asked + ROWS_AROUND) break
  }
  return asked < 0 ? undefined : shown
}

const isSame = (one: Place, other: Place): boolean =>
  one.sheet === other.sheet && one.row === other.row && one.pointer === other.pointer

const isBeside = (one: Place, other: Place): boolean =>
  one.sheet === other.sheet && listOf(one) === listOf(other)

/** Pointer to the list that holds the row. */
const listOf = ({ pointer }: Place): string | null => pointer?.replace(/\/[^/]*$/, '') ?? null
