import type { DatabaseSync } from 'node:sqlite'
import { readNumbers } from './number-writer.ts'

/** Arrays of a table in memory that threads share, by their names in the file. */
export type SharedNumbers = Map<string, SharedArrayBuffer>

/** Reads an array of a table by its name and length. */
export type NumberReader = {
  readonly readCodes: (name: string, length: number) => Uint32Array
  readonly readDoubles: (name: string, length: number) => Float64Array
}

/**
 * Reads arrays into memory. With `shared`, all threads use that memory, and an array that one has read is not read
 * again. Arrays are never changed after they are read.
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

/** Shares an array with other threads once it is complete. */
const put = <Numbers extends Uint32Array | Float64Array>(
  shared: SharedNumbers | undefined,
  name: string,
  numbers: Numbers,
): Numbers => {
  if (numbers.buffer instanceof SharedArrayBuffer) shared?.set(name, numbers.buffer)
  return numbers
}
