import type { DatabaseSync } from 'node:sqlite'
import { makeNumberWriter } from './number-writer.ts'

/** Marks null until the number of codes is known. */
const UNKNOWN = 0xff_ff_ff_ff

/** Writes the codes of one column, row by row. */
export type CodeWriter = {
  /** Undefined for null. */
  push(code: number | undefined): void
  /** Ends the column; `ranks` gives each code that was pushed its final one. */
  end(cardinality: number, ranks?: Uint32Array): void
}

export const makeCodeWriter = (database: DatabaseSync, column: string): CodeWriter => {
  const writer = makeNumberWriter(database, column, Uint32Array)
  return {
    push(code) {
      writer.push(code ?? UNKNOWN)
    },
    end(cardinality, ranks) {
      writer.end()
      database.prepare('insert into columns (name, cardinality) values (?, ?)').run(column, cardinality)
      const toFinal = (code: number) => (code === UNKNOWN ? cardinality : (ranks?.[code] ?? code))
      rewriteChunks(database, column, toFinal)
    },
  }
}

/**
 * Rewrites chunks one at a time, in the same piece of memory: a column, or the garbage not yet collected, may be larger
 * than the memory to use.
 */
const rewriteChunks = (database: DatabaseSync, column: string, toFinal: (code: number) => number): void => {
  const read = database.prepare('select numbers from chunks where name = ? and chunk = ?')
  const write = database.prepare('update chunks set numbers = ? where name = ? and chunk = ?')
  let bytes = new Uint8Array()
  let codes = new Uint32Array()
  for (let chunk = 0; ; chunk++) {
    const stored = read.get(column, chunk)?.['numbers']
    if (!(stored instanceof Uint8Array)) return
    const { length } = stored
    // The first chunk is the longest.
    if (chunk === 0) codes = new Uint32Array(length / codes.BYTES_PER_ELEMENT)
    if (chunk === 0) bytes = new Uint8Array(codes.buffer)
    bytes.set(stored)
    for (let index = 0; index * codes.BYTES_PER_ELEMENT < length; index++)
      codes[index] = toFinal(codes[index] ?? UNKNOWN)
    write.run(bytes.subarray(0, length), column, chunk)
  }
}
