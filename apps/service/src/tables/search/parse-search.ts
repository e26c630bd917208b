import { Refusal } from '../../platform/index.ts'
import { listWords } from './words.ts'
import { TABLE_LIMITS } from '../limits.ts'

/**
 * Consecutive words. `forms` matches one word in any inflected form, `exact` the words as written, and `prefix` also
 * longer forms of the last word.
 */
export type SearchTerm = {
  readonly words: readonly string[]
  readonly match: 'forms' | 'exact' | 'prefix'
}

/** A row must have a term of every group in `all`, and no term of `none`. */
export type Search = {
  readonly all: readonly (readonly SearchTerm[])[]
  readonly none: readonly SearchTerm[]
}

/**
 * Parses `q`. OR joins the terms beside it, and binds them closer than the space between other terms; a minus excludes
 * the term that it begins. Quotes and the star that ends a word have a meaning; every other sign only divides words.
 * Ambiguous text is refused.
 */
export const parseSearch = (q: string): Search => {
  const groups = joinTerms(readTokens(q))
  const terms = groups.flat()
  if (terms.length === 0) throw refuse(NO_WORD)
  if (groups.some((group) => group.length > 1 && group.some(isExcluded))) throw refuse(MINUS_BESIDE_OR)
  if (terms.every(isExcluded)) throw refuse(ONLY_EXCLUDES)
  if (terms.filter(({ term }) => term.match === 'prefix').length > MAX_PREFIXES)
    throw refuse(TOO_MANY_PREFIXES)
  return {
    all: listOnce(
      groups.filter((group) => !group.some(isExcluded)).map((group) => listOnce(group.map(toTerm))),
    ),
    none: listOnce(terms.filter(isExcluded).map(toTerm)),
  }
}

type Token = { readonly term: SearchTerm; readonly excluded: boolean; readonly text: string }

const isExcluded = ({ excluded }: Token): boolean => excluded
const toTerm = ({ term }: Token): SearchTerm => term

const listOnce = <Item>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/** "in quotes", or anything up to white space. A quote that is never closed is white space. */
const TOKEN = /([-\u2212]*)"([^"]*)"(\*?)|[^\s"]+(?=("?))/gu
const QUOTES = /[\u201c\u201d\u201f]/gu
const MINUS = /^[-\u2212]/u
const MINUS_AND_BRACKET = /^[-\u2212]+\([^)]*$/u

/** Reads the tokens of `q`. Case matters only for the operators: `or` is a word. */
const readTokens = (q: string): readonly (Token | 'OR')[] =>
  [...q.normalize('NFKC').replace(QUOTES, '"').matchAll(TOKEN)]
    .map(([whole, minus, quoted, star, quote]) =>
      quoted === undefined
        ? readWord(whole, quote === '"')
        : makeToken(quoted, { excluded: minus !== '', match: star === '*' ? 'prefix' : 'exact' }),
    )
    .filter((token) => token !== undefined)

const readWord = (text: string, beforeQuote: boolean): Token | 'OR' | undefined => {
  if (text === 'OR') return 'OR'
  if (text === 'AND') return undefined
  if (text === 'NOT') throw refuse(NOT)
  if (MINUS_AND_BRACKET.test(text)) throw refuse(BRACKETS)
  const excluded = MINUS.test(text)
  const token = makeToken(text, { excluded, match: 'forms' })
  if (token === undefined && excluded && beforeQuote) throw refuse(OPEN_QUOTE)
  return token
}

const makeToken = (
  text: string,
  { excluded, match }: { readonly excluded: boolean; readonly match: SearchTerm['match'] },
): Token | undefined => {
  const words = listWords(text)
  if (words.length === 0) return undefined
  if (text.trimEnd().endsWith('*')) return { term: { words, match: 'prefix' }, excluded, text }
  return { term: { words, match: words.length > 1 && match === 'forms' ? 'exact' : match }, excluded, text }
}

/** Terms that OR joins, in one list. */
const joinTerms = (tokens: readonly (Token | 'OR')[]): readonly (readonly Token[])[] => {
  const groups: Token[][] = []
  let joined: Token[] | undefined
  for (const [index, token] of tokens.entries()) {
    if (token === 'OR') {
      joined = index > 0 && tokens[index - 1] !== 'OR' ? groups.at(-1) : undefined
      if (joined === undefined || index === tokens.length - 1) throw refuse(LOOSE_OR)
      if (CLOSES.test(joined.at(-1)?.text ?? '')) throw refuse(BRACKETS)
    } else if (joined === undefined) {
      groups.push([token])
    } else {
      if (OPENS.test(token.text)) throw refuse(BRACKETS)
      joined.push(token)
      joined = undefined
    }
  }
  return groups
}

/** Brackets that enclose more than the one term beside OR. */
const CLOSES = /^[^(]*\)$/u
const OPENS = /^\([^)]*$/u

const refuse = (reason: string): Refusal => new Refusal('invalid_query', reason, { param: 'q' })

const MAX_PREFIXES = TABLE_LIMITS.prefixes.value
const TOO_MANY_PREFIXES = `q holds more than ${MAX_PREFIXES} words that end in a star. Write the others out, or leave them out.`

const NO_WORD =
  'q holds no word. Give words of letters or figures; "in quotes" for exactly these words in this order, word* for words that begin so.'
const ONLY_EXCLUDES =
  'q only excludes. Add a word that should be found: with -sewer alone, everything without it would be.'
const LOOSE_OR =
  'OR in q joins two terms: water OR sewer. For the word itself write "or" in quotes; for the State of Oregon use a filter, such as state=OR.'
const MINUS_BESIDE_OR =
  'q has a minus beside OR. Leave the minus out, or exclude the term by itself: water OR sewer -plant.'
const BRACKETS =
  'q has brackets around several terms. OR joins the terms beside it, and a minus excludes one term: write water OR sewer, or -water -sewer, without brackets.'
const OPEN_QUOTE = 'q has a minus before a quote that is never closed. Close it: -"water main".'
const NOT = 'NOT in q is no operator. Write -water to exclude a word, or "not" in quotes for the word itself.'
