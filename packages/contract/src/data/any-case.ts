import { Type } from 'typebox'

/** Accepts one of these words in any case. Answers use the spelling given here. */
export const anyCase = (words: readonly string[]) =>
  Type.String({ pattern: anyCasePattern(words), examples: [...words] })

/** Pattern of a parameter that takes these words in any case. */
export const anyCasePattern = (words: readonly string[]): string => `^(?:${words.map(inAnyCase).join('|')})$`

const inAnyCase = (word: string): string =>
  [...word]
    .map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toUpperCase()}${letter.toLowerCase()}]` : letter))
    .join('')
