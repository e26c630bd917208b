import { foldText } from '../../platform/index.ts'

/** The words of a name, folded and in their order: `A. Mitchell` is `a` and `mitchell`. */
export const listWords = (name: string | null): readonly string[] =>
  foldText(name ?? '')
    .replaceAll(/['’ʻ]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Distinguishing words of a committee's name: each source writes “Committee on” in its own way. */
export const listCommitteeWords = (name: string): ReadonlySet<string> =>
  new Set(listWords(name).filter((word) => !UNSAID.has(word)))

/** Words that the name of a committee may leave out. */
const UNSAID: ReadonlySet<string> = new Set(
  'a ad and committee committees congress for full hoc house in joint of on permanent representatives select senate special states subcommittee subcommittees the to u s united us'.split(
    ' ',
  ),
)

/** Sets of the same words have the same key. */
export const keyOfWords = (words: ReadonlySet<string>): string => [...words].sort().join(' ')

/** Names of one committee have the same key: the order of their words does not count. */
export const keyOfCommittee = (name: string): string => keyOfWords(listCommitteeWords(name))

/**
 * Whether first names on a roster fit a person: they share a whole word or, if there are only initials, the first
 * letter of the first name. A roster without first names contradicts no one.
 */
export const fitsGivenName = (written: string | null, given: readonly string[]): boolean => {
  const words = listWords(written)
  const whole = words.filter(isWhole)
  if (whole.length > 0) return whole.some((word) => given.includes(word))
  return words[0] === undefined || given[0]?.startsWith(words[0]) === true
}

const isWhole = (word: string): boolean => word.length > 1

/** Distinguishing words of a surname: `Cruz` of De la Cruz. */
export const listTelling = (surname: string | null): readonly string[] => {
  const words = listWords(surname)
  const long = words.filter(({ length }) => length > PARTICLE)
  return long.length > 0 ? long : words
}
const PARTICLE = 3
