import type { Evidence, Place } from '@rotunda/contract'
import type { CellFields, ReadRow, RowPlace } from '../../publishers/index.ts'

/** Evidence of a record: the document, and the place in it. */
export type WantedRow = Pick<Evidence, 'source' | 'url' | 'retrieved_at' | 'sheet' | 'row' | 'pointer'>

/** Rows of a document around the requested row, or the reason why none can be shown. */
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

/** Throws the refusal `unavailable` if too many callers are waiting. */
export type FindSurroundings = (wanted: WantedRow) => Promise<Surroundings>

/** Folder of the archive whose documents a thread reads. */
export type ArchiveOrder = { readonly directory: string }

export type Reply = { readonly found: Surroundings } | { readonly fault: Error }

/** A row of a document with its neighbours. */
export type ShownRow = RowPlace & {
  /** Whether this is the requested row. */
  readonly isAsked: boolean
  /** Whether records are made from it. */
  readonly isPublished: boolean
}

/** Number of rows that are shown before the requested row, and after it. */
export const ROWS_AROUND = 5

/**
 * Finds the row at a place, with its neighbours on the same sheet or in the same list. Returns undefined if no row is
 * there. Reads no further than the last neighbour.
 */
export const readAround = async (
  rows: AsyncIterable<ReadRow> | Iterable<ReadRow>,
  place: Place,
): Promise<ShownRow[] | undefined> => {
  const shown: ShownRow[] = []
  let asked = -1
  for await (const row of rows) {
    if (!isNeighbour(row.place, place)) continue
    const isAsked = asked < 0 && isSame(row.place, place)
    shown.push({ place: row.place, cells: row.cells, isAsked, isPublished: row.kind !== 'refused' })
    if (isAsked) asked = shown.length - 1
    else if (asked < 0 && shown.length > ROWS_AROUND) shown.shift()
    if (asked >= 0 && shown.length > asked + ROWS_AROUND) break
  }
  return asked < 0 ? undefined : shown
}

const isSame = (a: Place, b: Place): boolean =>
  a.sheet === b.sheet && a.row === b.row && a.pointer === b.pointer

const isNeighbour = (a: Place, b: Place): boolean => a.sheet === b.sheet && listOf(a) === listOf(b)

/** Pointer to the list that holds the row. */
const listOf = ({ pointer }: Place): string | null => pointer?.replace(/\/[^/]*$/, '') ?? null
