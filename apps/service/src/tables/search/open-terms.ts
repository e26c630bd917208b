import type { DatabaseSync } from 'node:sqlite'
import type { Bitmap } from './bitmaps.ts'
import type { SearchTerm } from './parse-search.ts'
import { stemWord } from './stem-word.ts'

/** Term lookups in the index of an open table. */
export type Terms = {
  /** Bitmap of a common term; undefined for any other. */
  findBitmap(term: SearchTerm): Bitmap | undefined
  /** Rows that contain a term of every group and no excluded term, by FTS5. */
  match(all: readonly (readonly SearchTerm[])[], none: readonly SearchTerm[]): Uint32Array
  /** Rows that contain a word of any of these stems. */
  matchStems(stems: readonly string[]): Uint32Array
  /** Rows with a word of this stem; those with two of its words count twice. */
  readonly countRows: (stem: string) => number
}

export const openTerms = (database: DatabaseSync): Terms => {
  // All positions in one text take half the time of one row for each.
  const match = database.prepare(
    'select cast(group_concat(rowid) as blob) as found from words where words match ?',
  )
  const common = database.prepare('select rows from common_words where word = ?')
  const commonForms = database.prepare('select rows from common_stems where stem = ?')
  const forms = database.prepare('select words, rows from stems where stem = ?')
  const find = (question: string) => readPositions(match.get(question)?.['found'])

  const listForms = (stem: string): readonly string[] => {
    const words = forms.get(stem)?.['words']
    return typeof words === 'string' ? words.split(' ') : []
  }
  const findCommonForms = (stem: string): unknown => {
    const [word, ...others] = listForms(stem)
    if (word === undefined) return undefined
    return (others.length === 0 ? common.get(word) : commonForms.get(stem))?.['rows']
  }
  const write = (term: SearchTerm): string => writeTerm(term, listForms)

  return {
    findBitmap({ words: [word, ...others], match: kind }) {
      if (word === undefined || others.length > 0 || kind === 'prefix') return undefined
      return toBitmap(kind === 'forms' ? findCommonForms(stemWord(word)) : common.get(word)?.['rows'])
    },
    match(all, none) {
      const wanted = all.map((group) => `(${group.map(write).join(' OR ')})`).join(' AND ')
      const unwanted = none.length === 0 ? '' : ` NOT (${none.map(write).join(' OR ')})`
      return find(`(${wanted})${unwanted}`)
    },
    matchStems: (stems) => find(writeWords(stems.flatMap(listForms))),
    countRows: (stem) => Number(forms.get(stem)?.['rows'] ?? 0),
  }
}

const toBitmap = (bytes: unknown): Bitmap | undefined =>
  // The copy aligns the bytes for 32-bit numbers.
  bytes instanceof Uint8Array ? new Uint32Array(Uint8Array.from(bytes).buffer) : undefined

/** A word that no text has, since words have only letters and digits. */
const NO_WORD = '\ue001'

/** Writes a term for FTS5. Words have only letters and digits, so FTS5 reads no operator inside the quotes. */
const writeTerm = ({ words, match }: SearchTerm, listForms: (stem: string) => readonly string[]): string => {
  if (match !== 'forms') return `"${words.join(' ')}"${match === 'prefix' ? ' *' : ''}`
  return writeWords(words.flatMap((word) => listForms(stemWord(word))))
}

const writeWords = (words: readonly string[]): string =>
  `(${(words.length === 0 ? [NO_WORD] : words).map((word) => `"${word}"`).join(' OR ')})`

const COMMA = 44
const ZERO = 48

/** Reads `17,4,123`; returns an empty array if SQLite found no row. */
const readPositions = (text: unknown): Uint32Array => {
  if (!(text instanceof Uint8Array)) return new Uint32Array()
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
