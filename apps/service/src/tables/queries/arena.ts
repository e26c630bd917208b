type Block = { readonly numbers: Uint32Array; used: number }

/** Enough for totals by three dimensions of half a million rows. What a query takes beyond it is the collector's. */
const MOST_KEPT_BYTES = 32 * 2 ** 20
const LEAST_BLOCK_BYTES = 4 * 2 ** 20

const blocks: Block[] = []
let depth = 0

/**
 * Gives numbers that this query writes to and throws away. They hold what was in them before. New arrays of some hundred
 * kilobytes each would have the collector look through the whole heap every few queries, which costs more than they do.
 * Inside of `inArena`, which ends their life; elsewhere they are an array of their own.
 */
export const takeNumbers = (length: number): Uint32Array => {
  if (depth === 0) return new Uint32Array(length)
  const block = blocks.find(({ numbers, used }) => used + length <= numbers.length) ?? addBlock(length)
  block.used += length
  return block.numbers.subarray(block.used - length, block.used)
}

/** Nothing that it gives may be numbers that were taken in it: what is kept is a copy. Queries within queries may use it. */
export const inArena = <Result>(query: () => Result): Result => {
  const before = blocks.map(({ used }) => used)
  depth += 1
  try {
    return query()
  } finally {
    depth -= 1
    for (const [at, block] of blocks.entries()) block.used = before[at] ?? 0
    dropBeyond()
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
  for (const [at, { numbers, used }] of blocks.entries()) {
    bytes += numbers.byteLength
    if (bytes > MOST_KEPT_BYTES && used === 0) return void blocks.splice(at)
  }
}
