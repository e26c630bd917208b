import { foldText } from '../../../platform/index.ts'

/** The words of a name, folded: `A. Mitchell` is `a` and `mitchell`. */
export const wordsOf = (name: string | null): readonly string[] =>
  foldText(name ?? '')
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/**
 * Whether first names that a roster writes may be those of a person: they share a whole word or, of initials alone, the
 * first letter of the first name. A roster without first names says nothing against anybody.
 */
export const fitsGivenName = (written: string | null, given: readonly string[]): boolean => {
  const words = wordsOf(written)
  const whole = words.filter(isWhole)
  if (whole.length > 0) return whole.some((word) => given.includes(word))
  return words[0] === undefined || given[0]?.startsWith(words[0]) === true
}

const isWhole = (word: string): boolean => word.length > 1
