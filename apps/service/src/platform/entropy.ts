import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 8192
const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/**
 * Random bytes for ids, nonces and keys. One request to the system for many bytes is several times faster than one for
 * each use.
 */
export const takeRandomBytes = (length: number): Buffer => {
  if (used + length > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const taken = Buffer.allocUnsafe(length)
  pool.copy(taken, 0, used, used + length)
  // Bytes that were handed out are wiped from the pool.
  pool.fill(0, used, used + length)
  used += length
  return taken
}
