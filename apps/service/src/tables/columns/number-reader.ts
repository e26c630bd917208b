import type { DatabaseSync } from 'node:sqlite'
import { readNumbers } from './number-writer.ts'

/** Numbers of the columns of a table in memory that threads share, by the names that they have in its file. */
export type SharedNumbers = Map<string, SharedArrayBuffer>

/** Reads numbers of a table by their name and how many they are. */
export type NumberReader = {
  readonly readCodes: (name: string, length: number) => Uint32Array
  readonly readDoubles: (name: string, length: number) => Float64Array
}

/**
 * Reads numbers into memory of its own; with `shared`, into memory for other threads, where numbers already read are
 * not read again. Read numbers are never written to.
 */
export const makeNumberReader = (
  database: DatabaseSync,
  shared: SharedNumbers | undefined,
): NumberReader => ({
  readCodes: (name, length) => {
    const known = shared?.get(name)
    if (known !== undefined) return new Uint32Array(known)
    const buffer = allocate(length * Uint32Array.BYTES_PER_ELEMENT, shared)
    return put(shared, name, readNumbers(database, name, new Uint32Array(buffer)))
  },
  readDoubles: (name, length) => {
    const known = shared?.get(name)
    if (known !== undefined) return new Float64Array(known)
    const buffer = allocate(length * Float64Array.BYTES_PER_ELEMENT, shared)
    return put(shared, name, readNumbers(database, name, new Float64Array(buffer)))
  },
})

const allocate = (bytes: number, shared: SharedNumbers | undefined): ArrayBufferLike =>
  shared === undefined ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes)

/** Puts numbers into shared memory only once they are read whole. */
const put = <Numbers extends Uint32Array | Float64Array>(
  shared: SharedNumbers | undefined,
  name: string,
  numbers: Numbers,
): Numbers => {
  if (numbers.buffer instanceof SharedArrayBuffer) shared?.set(name, numbers.buffer)
  return numbers
}
