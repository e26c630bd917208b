/** Whether a name matches the search words. */
export type Holds = (name: string) => boolean

type Term = { readonly words: readonly string[]; readonly isExact: boolean }

/**
 * Matches names by the beginnings of their words, in any case, so `EPA` does not match a department. The operators of
 * the record search work here, too: `OR`, a minus before a word, and quotes around a phrase.
 */
export const makeNameMatcher = (words: string): Holds => {
  const { wanted, unwanted } = parseWords(words)
  return (name) => {
    const named = splitWords(name)
    return (
      wanted.length > 0 &&
      wanted.every((oneOf) => oneOf.some((term) => isIn(term, named))) &&
      !unwanted.some((term) => isIn(term, named))
    )
  }
}

type Asked = { readonly wanted: readonly (readonly Term[])[]; readonly unwanted: readonly Term[] }

const parseWords = (words: string): Asked => {
  const wanted: Term[][] = []
  const unwanted: Term[] = []
  let joins = false
  for (const token of words.match(/-?"[^"]*"?|\S+/g) ?? []) {
    const last = wanted.at(-1)
    if (token === 'OR' && last !== undefined) {
      joins = true
      continue
    }
    const term = { words: splitWords(token), isExact: /^-|"/.test(token) && !token.endsWith('*') }
    if (term.words.length === 0) continue
    if (token.startsWith('-')) unwanted.push(term)
    else if (joins && last !== undefined) last.push(term)
    else wanted.push([term])
    joins = false
  }
  return { wanted, unwanted }
}

const isIn = ({ words, isExact }: Term, named: readonly string[]): boolean =>
  isExact
    ? named.some((_, at) => words.every((word, index) => named[at + index] === word))
    : words.every((word) => named.some((one) => one.startsWith(word)))

/** Words in lower case, without accents and punctuation. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
