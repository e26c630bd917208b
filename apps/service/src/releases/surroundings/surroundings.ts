import type { Evidence, Place } from '@rotunda/contract'
import type { CellFields, ReadRow, RowPlace } from '../../publishers/index.ts'

/** Evidence of a record: the document, and the place in it. */
export type WantedRow = Pick<Evidence, 'source' | 'url' | 'retrieved_at' | 'sheet' | 'row' | 'pointer'>

/** Rows of a document around one of them, or in words why there are none to show. */
export type Surroundings =
  | {
      readonly kind: 'rows'
      /** Names of the cells, in the order of the document. */
      readonly names: readonly string[]
      readonly fields: CellFields
      readonly rows: readonly ShownRow[]
    }
  | {
      readonly kind: 'none'
      readonly reason: string
      /** Whether the archive lacks the document, so no copy can be offered. */
      readonly isLost: boolean
    }

/** Throws the refusal `unavailable` where others have to be waited for. */
export type FindSurroundings = (wanted: WantedRow) => Promise<Surroundings>

/** Start data of the thread: address of the module that exports the collection, and folder of its archive. */
export type ThreadStart = { readonly module: string; readonly directory: string }

export type Order = { readonly id: number; readonly wanted: WantedRow }
export type Reply = { readonly id: number } & ({ readonly found: Surroundings } | { readonly fault: Error })

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
