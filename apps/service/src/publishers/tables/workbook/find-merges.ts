import { makeCounter } from '../bounds.ts'
import type { Merge, TableRow } from '../table.ts'
import { parseAddress } from './parse-address.ts'
import { DOCUMENT_LIMITS } from '../../limits.ts'

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
