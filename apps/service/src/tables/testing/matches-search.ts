import type { Search, SearchTerm } from '../search/parse-search.ts'
import { stemWord } from '../search/stem-word.ts'
import { listWords } from '../search/words.ts'

/** Whether one of the texts contains a term of every group, and none contains an excluded term. */
export const matchesSearch = ({ all, none }: Search, texts: readonly string[]): boolean => {
  const words = texts.map(listWords)
  const stands = (term: SearchTerm) =>
    words.some((text) => text.some((_, start) => standsAt(term, text, start)))
  return all.every((group) => group.some(stands)) && !none.some(stands)
}

const standsAt = ({ words, match }: SearchTerm, text: readonly string[], start: number): boolean =>
  words.every((word, index) => {
    const found = text[start + index]
    if (found === undefined) return false
    if (match === 'forms') return stemWord(found) === stemWord(word)
    return match === 'prefix' && index === words.length - 1 ? found.startsWith(word) : found === word
  })
