import { Type } from 'typebox'

/** One of these words, in any case. Answers have the word as it stands here. */
export const anyCase = (words: readonly string[]) =>
  Type.String({ pattern: `^(?:${words.map(inAnyCase).join('|')})$`, examples: [...words] })

const inAnyCase = (word: string): string =>
  [...word]
    .map((letter) => (/[a-z]/i.test(letter) ? `[${letter.toUpperCase()}${letter.toLowerCase()}]` : letter))
    .join('')
