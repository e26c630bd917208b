import stem from 'wink-porter2-stemmer'

const LATIN = /^[a-z]+$/u

/**
 * What the inflected forms of a folded word have in common, by the English stemmer of Snowball (Porter2). Other words
 * than those of plain letters are their own stem.
 */
export const stemWord = (word: string): string => (LATIN.test(word) ? stem(word) : word)
