import { findNearest, namesOf, STATES } from '@rotunda/contract'
import { PAGE_CALL, type Clients } from '../../ask/clients.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { without } from '../../filters/addresses.ts'
import type { Question } from './found.ts'
import { splitWords } from '../../views/name-matcher.ts'
import { listTypedWords } from './read-question.ts'
import { isWord, splitQuestion } from './split-question.ts'
import { SEARCH_LIMITS } from '../../limits.ts'

/** The most frequent names of members and recipients, as many as one answer holds. */
const NAMED = 1000
const MOST_WORDS = SEARCH_LIMITS.comparedWords.value
/** More suggestions would not help. */
const MOST_OFFERED = 3
/** Shorter words resemble too many names. */
const SHORTEST_WORD = 4

/** Suggests questions with misspelt words replaced: each word alone, and all together. */
export const findMeant = async ({ typed, filter }: Question, clients: Clients): Promise<string[]> => {
  const words = listTypedWords(typed).filter((word) => splitWords(word).join('').length >= SHORTEST_WORD)
  if (words.length === 0) return []
  const names = await readNames(filter, clients)
  const unknown = words.filter((word) => !names.has(splitWords(word).join('')))
  const found = unknown.slice(0, MOST_WORDS).flatMap((word) => {
    const nearest = findWord(word, names)
    return nearest === undefined ? [] : [[word, nearest] as const]
  })
  const meant = new Map(found.slice(0, MOST_OFFERED))
  const each = [...meant].map((pair) => replace(typed, new Map([pair])))
  return each.length < 2 ? each : [replace(typed, meant), ...each]
}

/** Words of names in their usual spelling, by comparable form. States come first. */
type Names = ReadonlyMap<string, string>

const readNames = async (filter: URLSearchParams, { appropriations }: Clients): Promise<Names> => {
  // Ignores the year, which may have no records, because other years have the same names.
  const others = readFilter(without(filter, 'q', 'fiscal_year')).filter
  const { meta } = await appropriations
    .records(
      { ...others, fields: ['id'], facet: ['member', 'recipient'], facet_limit: NAMED },
      { ...PAGE_CALL, pageSize: 1 },
    )
    .page()
  const { member = [], recipient = [] } = meta.facets ?? {}
  const texts = [...member, ...recipient].flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  const names = new Map<string, string>()
  for (const text of [...namesOf(STATES).map((code) => STATES[code]), ...texts])
    for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [folded = ''] = splitWords(word)
      if (!names.has(folded)) names.set(folded, word)
    }
  return names
}

/** Compares only words with the same first letter: mistakes there are rare, and most chance matches differ in it. */
const findWord = (word: string, names: Names): string | undefined => {
  const typed = splitWords(word).join('')
  const near = [...names.keys()].filter(
    (name) => name[0] === typed[0] && name.length >= SHORTEST_WORD && name.length <= typed.length * 2,
  )
  return names.get(findNearest(typed, near) ?? '')
}

const replace = (question: string, meant: ReadonlyMap<string, string>): string =>
  splitQuestion(question)
    .map((token) => {
      const { text, plain } = token
      const word = isWord(token) ? meant.get(plain) : undefined
      return word === undefined ? text : text.replace(plain, () => word)
    })
    .join(' ')
