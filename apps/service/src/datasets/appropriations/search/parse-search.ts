import { foldText, Refusal } from '../../../platform/index.ts'
import { listWords } from './words.ts'

/** Words that stand one after the other; with `prefix` the last one may go on. */
export type SearchTerm = { readonly words: readonly string[]; readonly prefix: boolean }

/** "in quotes", or anything up to white space. A quote that is never closed is white space. */
const TERM = /"([^"]*)"(\*?)|[^\s"]+/gu

/**
 * What `q` asks for: all of these terms, each once. Every sign but quotes and the star that ends a word only divides words, so no
 * text is an error but one without any word.
 */
export const parseSearch = (q: string): readonly SearchTerm[] => {
  const terms = [...foldText(q).matchAll(TERM)]
    .map(([whole, quoted, star]) => makeTerm(quoted ?? whole, star === '*'))
    .filter(({ words }) => words.length > 0)
  if (terms.length === 0) throw new Refusal('invalid_query', NO_WORD, { param: 'q' })
  if (terms.filter(({ prefix }) => prefix).length > MAX_PREFIXES)
    throw new Refusal('invalid_query', TOO_MANY_PREFIXES, { param: 'q' })
  return [...new Map(terms.map((term) => [JSON.stringify(term), term])).values()]
}

/** Each stands for all the words that begin so, which may be half of all there are. */
const MAX_PREFIXES = 8
const TOO_MANY_PREFIXES = `q holds more than ${MAX_PREFIXES} words that end in a star. Write the others out, or leave them out.`

const NO_WORD =
  'q holds no word. Give words of letters or figures; "in quotes" for words in this order, word* for words that begin so.'

const makeTerm = (text: string, star: boolean): SearchTerm => ({
  words: listWords(text),
  prefix: star || text.trimEnd().endsWith('*'),
})
