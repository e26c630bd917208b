const ASCII = /^[\x00-\x7f]*$/ // eslint-disable-line no-control-regex -- the range is what is meant
const MARKS = /\p{M}+/gu
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc]/gu
const QUOTES = /[\u201c\u201d\u201f]/gu
const DASHES = /[\u2010-\u2015\u2212]/gu
const SPACES = /\s+/gu

/**
 * Folds texts for comparison: compatibility forms resolved, case folded, accents removed, typographic apostrophes,
 * quotes and dashes made plain, white space collapsed. Folding twice changes nothing.
 */
export const foldText = (text: string): string => {
  const folded = ASCII.test(text) ? text.toLowerCase() : foldLetters(text)
  return folded.replace(SPACES, ' ').trim()
}

/** Capital ẞ lowercases to ß, and ß becomes two letters only in upper case. */
const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
