/** One word of a question, or several in quotes. */
export type Token = {
  /** As it was typed. */
  readonly text: string
  /** Without the signs that end a part of a sentence, and without a possessive `’s`. */
  readonly plain: string
}

/** What a question is made of, with every sign that was typed. */
export const splitQuestion = (question: string): Token[] =>
  [...question.matchAll(/-?"[^"]*"?\*?|[^\s"]+/g)].map(([text]) => ({ text, plain: makePlain(text) }))

const makePlain = (text: string): string =>
  text.replace(/^[,;:.!?]+|[,;:.!?]+$/g, '').replace(/(?<=\p{L})[’']s$/iu, '')

/** Words without a sign of the search of records, which alone are what they look like. */
export const isWord = ({ plain }: Token): boolean => /^[\p{L}\p{N}][^"*]*$/u.test(plain)
