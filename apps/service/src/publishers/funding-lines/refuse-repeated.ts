import type { Place } from '@rotunda/contract'
import { isLineRow } from '../appropriations/drafts.ts'
import type { ReadRow } from '../publisher.ts'
import { refuseLine } from './refuse-line.ts'

/** The rows one by one, each line that an earlier row gave already being refused with the place of that row. */
export function* refuseRepeated(rows: Iterable<ReadRow>): Generator<ReadRow, void, undefined> {
  const places = new Map<string, Place>()
  for (const row of rows) {
    const key = isLineRow(row) ? JSON.stringify(row.draft.key) : undefined
    const first = key === undefined ? undefined : places.get(key)
    if (key !== undefined && first === undefined) places.set(key, row.place)
    yield first === undefined ? row : refuseLine(row, `The same line stands at ${namePlace(first)} already.`)
  }
}

const namePlace = ({ row, pointer }: Place): string => pointer ?? `row ${row ?? '?'}`
