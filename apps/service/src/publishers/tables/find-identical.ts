import { hash } from 'node:crypto'
import type { TableRow } from './table.ts'

/**
 * Finds rows of a table that have the same cells, once it has seen all rows. Holds eight bytes of the digest of each
 * row: among a million different rows, two share them once in some thirty million tables.
 */
export type IdenticalRows = {
  add(row: TableRow): void
  isRepeated(row: TableRow): boolean
}

const FIRST_CAPACITY = 1024

/** Ignores the column that only numbers the rows (-1: none). */
export const findIdentical = (numberColumn: number): IdenticalRows => {
  let digests = new BigUint64Array(FIRST_CAPACITY)
  let count = 0
  let sorted: BigUint64Array | undefined
  const digestOf = ({ cells }: TableRow): bigint => {
    const counted = numberColumn < 0 ? cells : cells.filter((_, column) => column !== numberColumn)
    return hash('sha256', JSON.stringify(counted), 'buffer').readBigUInt64LE()
  }
  return {
    add: (row) => {
      if (count === digests.length) {
        const more = new BigUint64Array(2 * count)
        more.set(digests)
        digests = more
      }
      digests[count] = digestOf(row)
      count += 1
    },
    isRepeated: (row) => {
      sorted ??= digests.subarray(0, count).sort()
      const digest = digestOf(row)
      const place = findPlace(sorted, digest)
      return sorted[place] === digest && sorted[place + 1] === digest
    },
  }
}

/** Finds the place of the first digest that is not below this one. */
const findPlace = (sorted: BigUint64Array, digest: bigint): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0n) < digest) low = middle + 1
    else high = middle
  }
  return low
}
