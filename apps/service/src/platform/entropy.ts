import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 8192
const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/** Random bytes for ids, nonces and keys. Asking the system once for many is several times faster than each time. */
export const takeRandomBytes = (length: number): Buffer => {
  if (used + length > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const taken = Buffer.allocUnsafe(length)
  pool.copy(taken, 0, used, used + length)
  // What was handed out does not stay behind.
  pool.fill(0, used, used + length)
  used += length
  return taken
}
