/** Whether a name is one that the words ask for. */
export type Holds = (name: string) => boolean

type Term = { readonly words: readonly string[]; readonly isExact: boolean }

/**
 * Each of the words begins a word of the name, in any case: `EPA` is no part of a department. Signs of the search of
 * records mean what they mean there: `OR` between words, a minus before one, and quotes around several.
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

/** The words of a name as they are compared. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
