import { isMainThread } from 'node:worker_threads'
import { TABLE_LIMITS } from '../limits.ts'

/**
 * Array of a query, in its arena or separate. An array in the arena must not be kept: `slice` and `map` copy it. The type
 * is not assignable to `Uint32Array`, so the compiler finds an array that is kept by mistake.
 */
export type Numbers = {
  readonly length: number
  [index: number]: number
  fill(value: number, start?: number, end?: number): Numbers
  set(numbers: ArrayLike<number>, offset?: number): void
  sort(): Numbers
  subarray(start?: number, end?: number): Numbers
  slice(start?: number, end?: number): Uint32Array
  toSorted(): Uint32Array
  map(change: (number: number) => number): Uint32Array
}

/** Results that a query may return: no part of them lies in an arena. */
type Kept = number | boolean | null | Uint32Array | readonly Kept[] | { readonly [name: string]: Kept }

type Block = { readonly numbers: Uint32Array; used: number }

const MOST_KEPT_BYTES = TABLE_LIMITS.keptArraysMib.value * 1024 * 1024
const LEAST_BLOCK_BYTES = 4 * 2 ** 20
/** The loop has short queries, beside a thread that has the long ones. */
const KEPT_BYTES = isMainThread ? MOST_KEPT_BYTES / 4 : MOST_KEPT_BYTES

/**
 * With `poisons`, memory is filled with POISON when its query ends, so that a result that still reads it is plainly
 * wrong. Tests of this module turn it on.
 */
export const ARENA_DEBUG = { poisons: false }
export const POISON = 0xdeadbeef

const blocks: Block[] = []
let depth = 0

/**
 * Returns a scratch array for this query, which still holds earlier contents. New arrays of some hundred kilobytes each
 * would make the garbage collector walk the whole heap every few queries, which costs more than the queries. Inside
 * `inArena` the array ends with the arena; elsewhere it is an ordinary array.
 */
export const takeNumbers = (length: number): Numbers => {
  if (depth === 0) return new Uint32Array(length)
  const block = blocks.find(({ numbers, used }) => used + length <= numbers.length) ?? addBlock(length)
  block.used += length
  return block.numbers.subarray(block.used - length, block.used)
}

/** Runs a query, and takes back the arrays that it took. May be nested. */
export const inArena = <Result extends Kept>(query: () => Result): Result => {
  const before = blocks.map(({ used }) => used)
  depth += 1
  try {
    return query()
  } finally {
    depth -= 1
    for (const [at, block] of blocks.entries()) {
      const left = before[at] ?? 0
      if (ARENA_DEBUG.poisons) block.numbers.fill(POISON, left, block.used)
      block.used = left
    }
    // Blocks stay until the outermost query ends: the next nested query would allocate them again, and zero them.
    if (depth === 0) dropBeyond()
  }
}

const addBlock = (length: number): Block => {
  const bytes = Math.max(LEAST_BLOCK_BYTES, length * Uint32Array.BYTES_PER_ELEMENT)
  const block = { numbers: new Uint32Array(bytes / Uint32Array.BYTES_PER_ELEMENT), used: 0 }
  blocks.push(block)
  return block
}

const dropBeyond = (): void => {
  let bytes = 0
  for (const [at, { numbers }] of blocks.entries()) {
    bytes += numbers.byteLength
    if (bytes > KEPT_BYTES) return void blocks.splice(at)
  }
}
