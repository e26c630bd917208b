/**
 * Normalises a docket number that was copied from a page: without the words before it, in capitals, with plain hyphens.
 * Nothing else is changed, so nothing is guessed.
 */
export const normaliseDocketId = (text: string): string =>
  text
    .replace(TYPOGRAPHIC_HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(WORDS_BEFORE, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())

const TYPOGRAPHIC_HYPHENS = /[\u2010-\u2015\u2212]/g
const WORDS_BEFORE = /^docket(?: (?:id|no\.?|number|#))*(?: |: ?|(?<=\.))\s*/i
