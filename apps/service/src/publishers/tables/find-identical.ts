import { hash } from 'node:crypto'
import type { TableRow } from './table.ts'

/**
 * Tells whether the same cells stand in several rows of a table, once it has seen all. Of each row eight bytes
 * of its digest are held: two rows out of a million that differ have the same once in some thirty million tables.
 */
export type IdenticalRows = {
  add(row: TableRow): void
  isRepeated(row: TableRow): boolean
}

const FEW = 1024

/** The column that only numbers the rows (-1: none) is left aside. */
export const findIdentical = (numberColumn: number): IdenticalRows => {
  let digests = new BigUint64Array(FEW)
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

/** The place of the first that is not below the digest. */
const findPlace = (sorted: BigUint64Array, digest: bigint): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0n) < digest) low = middle + 1
    else high = middle
  }
  return low
}
