import { foldText } from '../../platform/index.ts'

/**
 * The words of a name as they are compared: given names first, surname last, without titles and without `Jr.` and its
 * like. Accents, case, hyphens and points count for nothing: `Sample-Example, José Jr.` is `jose`, `sample`, `example`.
 */
export const nameWords = (name: string): readonly string[] => {
  const parts = name.split(',').map(wordsOf).map(withoutSuffix)
  const [surname = [], ...given] = parts.filter((words) => words.length > 0)
  return withoutTitle([...given.flat(), ...surname])
}

/** A surname without spaces, hyphens and points between its words. */
export const joinWords = (words: readonly string[]): string => words.join('')

const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])
const TITLES: ReadonlySet<string> = new Set([
  'rep',
  'representative',
  'sen',
  'senator',
  'delegate',
  'congressman',
  'congresswoman',
  'hon',
  'mr',
  'mrs',
  'ms',
  'dr',
])

const withoutSuffix = (words: readonly string[]): readonly string[] =>
  SUFFIXES.has(words.at(-1) ?? '') ? words.slice(0, -1) : words

/** Drops a leading title, but keeps a name of one word. */
const withoutTitle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && TITLES.has(words[0] ?? '') ? words.slice(1) : words
