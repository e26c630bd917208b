/** One word of a question, or several in quotes. */
export type Token = {
  /** The word as typed. */
  readonly text: string
  /** Without punctuation and a possessive `’s`. */
  readonly plain: string
}

/** Splits a question into words, keeping every typed character. */
export const splitQuestion = (question: string): Token[] =>
  [...question.matchAll(/-?"[^"]*"?\*?|[^\s"]+/g)].map(([text]) => ({ text, plain: makePlain(text) }))

const makePlain = (text: string): string =>
  text.replace(/^[,;:.!?]+|[,;:.!?]+$/g, '').replace(/(?<=\p{L})[’']s$/iu, '')

/** True for a word without search operators. */
export const isWord = ({ plain }: Token): boolean => /^[\p{L}\p{N}][^"*]*$/u.test(plain)
