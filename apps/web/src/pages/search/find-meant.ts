import { findNearest, namesOf, STATES } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { readListedDatasets } from '../../ask/read-listed-datasets.ts'
import { toUnreadable } from '../../ask/read-spending.ts'
import { readDocuments } from '../../docs/read-documents.ts'
import { isInDocuments } from '../../docs/search-documents.ts'
import { without } from '../../filters/addresses.ts'
import { readRows } from '../../views/read-enacted.ts'
import { wordsOf } from './find-datasets.ts'
import { SEARCHED_FOLDERS } from './find-documents.ts'
import type { Asking, Question } from './found.ts'
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
/** Letters that a word and its correction have in common, where rows are read for it. */
const BEGINNING = 3
/** Rows that are read for their words. */
const ROWS_LIKE = 200

/** Suggests questions with misspelt words replaced: each word alone, and all together. */
export const findMeant = async ({ typed, filter }: Question, asked: Asking): Promise<string[]> => {
  const words = listTypedWords(typed).filter((word) => splitWords(word).join('').length >= SHORTEST_WORD)
  if (words.length === 0) return []
  const names = listWords(await readTexts(words, filter, asked))
  const unknown = words.filter((word) => !names.has(splitWords(word).join(''))).slice(0, MOST_WORDS)
  const nearest = unknown.map(async (word) => [word, await findMeantWord(word, names)] as const)
  const found = (await Promise.all(nearest)).flatMap(([word, one]) =>
    one === undefined ? [] : [[word, one] as const],
  )
  const meant = new Map(found.slice(0, MOST_OFFERED))
  const each = [...meant].map((pair) => replace(typed, new Map([pair])))
  return each.length < 2 ? each : [replace(typed, meant), ...each]
}

/** Words in their usual spelling, by comparable form. */
type Words = ReadonlyMap<string, string>

const listWords = (texts: readonly string[]): Words => {
  const words = new Map<string, string>()
  for (const text of texts)
    for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [folded = ''] = splitWords(word)
      if (!words.has(folded)) words.set(folded, word)
    }
  return words
}

/** Texts whose words are known. States and names come first, so they win where two words are as near. */
const readTexts = async (
  words: readonly string[],
  filter: URLSearchParams,
  asked: Asking,
): Promise<readonly string[]> => {
  const [names, datasets, rows] = await Promise.all([
    readNames(filter, asked),
    asked.readPublished().then((published) => readListedDatasets(asked.clients, published)),
    readRowsLike(words, filter, asked),
  ])
  const pages = [...readDocuments().values()].filter(({ folder }) => SEARCHED_FOLDERS.has(folder))
  return [
    ...namesOf(STATES).map((code) => STATES[code]),
    ...names,
    ...datasets.map(wordsOf),
    ...rows,
    ...pages.map(({ title }) => title),
  ]
}

const readNames = async (filter: URLSearchParams, { clients }: Asking): Promise<readonly string[]> => {
  // Ignores the year, which may have no records, because other years have the same names.
  const others = readFilter(without(filter, 'q', 'fiscal_year')).filter
  const { meta } = await clients.appropriations
    .records(
      { ...others, fields: ['id'], facet: ['member', 'recipient'], facet_limit: NAMED },
      { ...PAGE_CALL, pageSize: 1 },
    )
    .page()
  const { member = [], recipient = [] } = meta.facets ?? {}
  return [...member, ...recipient].flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
}

/** Projects of records and of Acts that have a word with the same beginning: towns stand in their titles. */
const readRowsLike = async (
  words: readonly string[],
  filter: URLSearchParams,
  { clients }: Asking,
): Promise<readonly string[]> => {
  const beginnings = words
    .slice(0, MOST_WORDS)
    .map((word) => `${splitWords(word).join('').slice(0, BEGINNING)}*`)
  const q = beginnings.join(' OR ')
  const others = readFilter(without(filter, 'q', 'fiscal_year')).filter
  const params = new URLSearchParams({ q, fields: 'project,recipient,location', limit: String(ROWS_LIKE) })
  const [records, projects] = await Promise.all([
    clients.appropriations
      .records({ ...others, q, fields: ['title', 'recipient'] }, { ...PAGE_CALL, pageSize: ROWS_LIKE })
      .page()
      .catch(toUnreadable),
    readRows({ clients, params }).catch(toUnreadable),
  ])
  const texts = [
    ...(records?.data ?? []).flatMap(({ title, recipient }) => [title, recipient]),
    ...(projects?.data ?? []).flatMap(({ project, recipient, location }) => [project, recipient, location]),
  ]
  return texts.filter((text) => typeof text === 'string')
}

const findMeantWord = async (word: string, names: Words): Promise<string | undefined> =>
  (await isInDocuments(word)) ? undefined : findWord(word, names)

/**
 * Compares only words with the same first letter: mistakes there are rare, and most chance matches differ in it. Of two
 * that are as near, the one whose length is nearer wins: `radio` for `raido`.
 */
const findWord = (word: string, names: Words): string | undefined => {
  const typed = splitWords(word).join('')
  const farOf = (name: string): number => Math.abs(name.length - typed.length)
  const near = [...names.keys()]
    .filter((name) => name[0] === typed[0] && name.length >= SHORTEST_WORD && name.length <= typed.length * 2)
    .toSorted((a, b) => farOf(a) - farOf(b))
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
