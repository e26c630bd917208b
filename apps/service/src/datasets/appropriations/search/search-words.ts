import type { DatabaseSync } from 'node:sqlite'
import { parseSearch, type SearchTerm } from './parse-search.ts'

/** Finds the positions of the records that hold all of `q`, ascending. Throws `invalid_query` where it has no word. */
export type SearchWords = (q: string) => Uint32Array

export const openWords = (database: DatabaseSync, size: number): SearchWords => {
  // Positions as one text: half the time of rows, which JavaScript is given one by one.
  const match = database.prepare(
    'select cast(group_concat(rowid) as blob) as found from words where words match ?',
  )
  const common = database.prepare('select records from common_words where word = ?')

  const findBits = ({ words, prefix }: SearchTerm): Uint32Array | undefined => {
    const [word] = words
    if (prefix || words.length > 1 || word === undefined) return undefined
    const bytes = common.get(word)?.['records']
    // A copy: the bytes need not begin where numbers may.
    return bytes instanceof Uint8Array ? new Uint32Array(Uint8Array.from(bytes).buffer) : undefined
  }

  return (q) => {
    const terms = parseSearch(q).map((term) => ({ term, bits: findBits(term) }))
    const bits = terms.map((term) => term.bits).filter((found) => found !== undefined)
    const others = terms.filter((term) => term.bits === undefined).map(({ term }) => term)
    if (others.length === 0) return listBits(bits, size)
    const found = match.get(others.map(toMatch).join(' AND '))?.['found']
    const positions = found instanceof Uint8Array ? readNumbers(found) : new Uint32Array()
    return bits.length === 0
      ? positions
      : positions.filter((position) => bits.every((each) => hasBit(each, position)))
  }
}

/** Words are letters and figures alone: within quotes FTS5 takes them for nothing else. */
const toMatch = ({ words, prefix }: SearchTerm): string => `"${words.join(' ')}"${prefix ? ' *' : ''}`

const hasBit = (bits: Uint32Array, position: number): boolean =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

const listBits = (all: readonly Uint32Array[], size: number): Uint32Array => {
  const both = all.reduce((one, other) => one.map((bits, index) => bits & (other[index] ?? 0)))
  const positions = new Uint32Array(size)
  let end = 0
  for (let index = 0; index < both.length; index++) {
    for (let left = both[index] ?? 0; left !== 0; left &= left - 1) {
      positions[end++] = index * 32 + 31 - Math.clz32(left & -left)
    }
  }
  return positions.slice(0, end)
}

const COMMA = 44
const ZERO = 48

/** Reads `17,4,123`. */
const readNumbers = (text: Uint8Array): Uint32Array => {
  const numbers = new Uint32Array((text.length + 1) >>> 1)
  let end = 0
  let number = 0
  for (let index = 0; index < text.length; index++) {
    const byte = text[index] ?? COMMA
    if (byte !== COMMA) number = number * 10 + byte - ZERO
    else {
      numbers[end++] = number
      number = 0
    }
  }
  numbers[end++] = number
  return numbers.slice(0, end)
}
