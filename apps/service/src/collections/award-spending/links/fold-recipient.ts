import { foldText } from '../../../platform/index.ts'

const LEFT_OUT: ReadonlySet<string> = new Set(
  'the of and for a inc incorporated llc ltd limited corp corporation co company lp llp'.split(' '),
)

const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Folds the name of a recipient, so that names that differ in case, punctuation, legal forms and the order of words are
 * equal: `Oak, City of` is `CITY OF OAK`. Empty if nothing is left.
 */
export const foldRecipient = (name: string | null): string =>
  listWords(name ?? '')
    .filter((word) => !LEFT_OUT.has(word))
    .sort()
    .join(' ')

/** Folds a text to its words in their order, with a space on each side, so that one text can be found in another. */
export const foldWords = (text: string | null): string => ` ${listWords(text ?? '').join(' ')} `

/** Least words of a telling text. */
export const LEAST_WORDS = 4
const LEAST_LETTERS = 20

/** Whether folded words name one project and not any: `library` stands in many descriptions. */
export const isTelling = (words: string): boolean =>
  words.trim().split(' ').length >= LEAST_WORDS && words.trim().length >= LEAST_LETTERS
