import type { DatabaseSync } from 'node:sqlite'
import { CHUNK_NUMBERS } from './layout.ts'

/** Writes an array of numbers, and holds at most one chunk in memory. */
export type NumberWriter = { push(number: number): void; end(): void }

/** Most columns of most tables are short, so the first buffer is small and grows to a chunk. */
const FIRST_NUMBERS = 256

/** The bytes are those of this machine: little-endian, as on every machine that Node runs on. */
export const makeNumberWriter = (
  database: DatabaseSync,
  name: string,
  Numbers: typeof Uint32Array | typeof Float64Array,
): NumberWriter => {
  const insert = database.prepare('insert into chunks (name, chunk, numbers) values (?, ?, ?)')
  let numbers = new Numbers(FIRST_NUMBERS)
  let filled = 0
  let chunk = 0
  const flush = () => {
    if (filled > 0)
      insert.run(name, chunk++, new Uint8Array(numbers.buffer, 0, filled * numbers.BYTES_PER_ELEMENT))
    filled = 0
  }
  const grow = () => {
    const longer = new Numbers(Math.min(4 * numbers.length, CHUNK_NUMBERS))
    longer.set(numbers)
    numbers = longer
  }
  return {
    push(number) {
      if (filled === numbers.length) grow()
      numbers[filled++] = number
      if (filled === CHUNK_NUMBERS) flush()
    },
    end: flush,
  }
}

/** Reads stored numbers into an array of exactly this length. Throws if there are more or fewer. */
export const readNumbers = <Numbers extends Uint32Array | Float64Array>(
  database: DatabaseSync,
  name: string,
  target: Numbers,
): Numbers => {
  const bytes = new Uint8Array(target.buffer)
  const chunks = database.prepare('select numbers from chunks where name = ? order by chunk')
  let end = 0
  for (const { numbers } of chunks.iterate(name)) {
    if (!(numbers instanceof Uint8Array)) throw new TypeError('numbers are bytes')
    bytes.set(numbers, end)
    end += numbers.length
  }
  if (end !== bytes.length) throw new RangeError(`the column ${name} is cut off`)
  return target
}
