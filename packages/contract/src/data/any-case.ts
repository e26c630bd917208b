import { Type } from 'typebox'

/** One of these words, in any case. Answers have the word as it stands here. */
export const anyCase = (words: readonly string[]) => {
  const pattern = `^(?:${words.map(inAnyCase).join('|')})$`
  WORDS.set(pattern, words)
  return Type.String({ pattern, examples: [...words] })
}

/** The words that a pattern was made of, for what is said of a word that is none of them. */
export const findWords = (pattern: string): readonly string[] | undefined => WORDS.get(pattern)

const WORDS = new Map<string, readonly string[]>()

const inAnyCase = (word: string): string =>
  [...word]
    .map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toUpperCase()}${letter.toLowerCase()}]` : letter))
    .join('')
