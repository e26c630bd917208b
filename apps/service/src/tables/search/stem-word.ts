import stem from 'wink-porter2-stemmer'
import { TABLE_LIMITS } from '../limits.ts'

const LONGEST_WORD = TABLE_LIMITS.inflectedLetters.value

const ENGLISH = new RegExp(`^[a-z]{1,${LONGEST_WORD}}$`, 'u')

/**
 * Stem of a folded word, by the English stemmer of Snowball (Porter2). Words that are not of plain letters, and words
 * longer than any in English, are their own stem.
 */
export const stemWord = (word: string): string => (ENGLISH.test(word) ? stem(word) : word)
