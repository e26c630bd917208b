import type { SearchTerm } from './parse-search.ts'
import { listWords } from './words.ts'

/** Whether every term stands in one of the texts. */
export const matchesSearch = (terms: readonly SearchTerm[], texts: readonly string[]): boolean => {
  const words = texts.map(listWords)
  return terms.every((term) => words.some((text) => text.some((_, start) => standsAt(term, text, start))))
}

const standsAt = ({ words, prefix }: SearchTerm, text: readonly string[], start: number): boolean =>
  words.every((word, index) => {
    const found = text[start + index]
    return prefix && index === words.length - 1 ? found?.startsWith(word) : found === word
  })
