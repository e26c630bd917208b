import stem from 'wink-porter2-stemmer'

/** The longest word that an English dictionary has. Beyond it the time of the stemmer grows with the square of the length. */
const LONGEST_WORD = 45

const ENGLISH = new RegExp(`^[a-z]{1,${LONGEST_WORD}}$`, 'u')

/**
 * Stem of a folded word, by the English stemmer of Snowball (Porter2). Words that are not of plain letters, and words
 * longer than any in English, are their own stem.
 */
export const stemWord = (word: string): string => (ENGLISH.test(word) ? stem(word) : word)
