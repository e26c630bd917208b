import { Type } from 'typebox'

/** One of these words, in any case. Answers have the word as it stands here. */
export const anyCase = (words: readonly string[]) =>
  Type.String({ pattern: anyCasePattern(words), examples: [...words] })

/** By which a parameter that takes words in any case is known. */
export const anyCasePattern = (words: readonly string[]): string => `^(?:${words.map(inAnyCase).join('|')})$`

const inAnyCase = (word: string): string =>
  [...word]
    .map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toUpperCase()}${letter.toLowerCase()}]` : letter))
    .join('')
