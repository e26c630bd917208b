/**
 * Arrays that one query writes to and throws away, taken from memory that was used before: new ones of some hundred
 * kilobytes each would have the collector look through the whole heap every few queries, which costs more than they do.
 */
const free = new Map<number, ArrayBuffer[]>()
const lent = new WeakSet<ArrayBufferLike>()
let keptBytes = 0

const MAX_KEPT_BYTES = 64 * 2 ** 20
/** Smaller ones are not worth remembering. */
const LEAST_BYTES = 2 ** 14

/** Holds whatever was in it before: every number of it is to be written. */
export const takeNumbers = (length: number): Uint32Array => {
  const bytes = 2 ** Math.ceil(Math.log2(length * Uint32Array.BYTES_PER_ELEMENT))
  if (bytes < LEAST_BYTES) return new Uint32Array(length)
  const known = free.get(bytes)?.pop()
  if (known !== undefined) keptBytes -= bytes
  const buffer = known ?? new ArrayBuffer(bytes)
  lent.add(buffer)
  return new Uint32Array(buffer, 0, length)
}

/** For the next query. Nobody may read it any more. What was not taken here is left alone, and so is what came back before. */
export const leaveNumbers = ({ buffer }: Uint32Array): void => {
  if (!(buffer instanceof ArrayBuffer) || !lent.delete(buffer)) return
  if (keptBytes + buffer.byteLength > MAX_KEPT_BYTES) return
  keptBytes += buffer.byteLength
  const same = free.get(buffer.byteLength)
  if (same === undefined) free.set(buffer.byteLength, [buffer])
  else same.push(buffer)
}
