import MiniSearch, { type QueryCombination } from 'minisearch'
import type { Folder } from './document.ts'
import { readDocuments } from './read-documents.ts'
import { splitSections, type Section } from './split-sections.ts'
import { ADDRESS_LIMITS } from '../limits.ts'
import { splitWords } from '../views/name-matcher.ts'

export type Found = { readonly section: Section; readonly terms: readonly string[] }
export type FoundSections = {
  readonly sections: readonly Found[]
  /** Number of all matching sections, of which only the best are listed. */
  readonly total: number
}

const LONGEST_QUESTION = ADDRESS_LIMITS.docsSearchCharacters.value
const MOST_FOUND = 30
/** Sections indexed before the event loop continues. */
const SECTIONS_AT_ONCE = 10

/** Documentation sections that match the words, the best first. `folders` limits the search. */
export const searchDocuments = async (
  words: string,
  folders?: ReadonlySet<Folder>,
): Promise<FoundSections> => {
  const { index, sections } = await (opened ??= open())
  const found = index.search(readQuestion(words), {
    boost: { heading: 4, document: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    ...(folders !== undefined && { filter: ({ id }) => isIn(folders, sections.get(String(id))) }),
  })
  const best = found.slice(0, MOST_FOUND).flatMap(({ id, terms }) => {
    const section = sections.get(String(id))
    return section === undefined ? [] : [{ section, terms }]
  })
  return { sections: best, total: found.length }
}

/** Whether a section of the documentation has the word, letter by letter. */
export const isInDocuments = async (word: string): Promise<boolean> => {
  const { index } = await (opened ??= open())
  return index.search(word, { combineWith: 'AND' }).length > 0
}

const isIn = (folders: ReadonlySet<Folder>, section: Section | undefined): boolean =>
  section !== undefined && folders.has(section.folder)

/** Requires every word; `OR` between two words accepts either. The record search has the same rule. */
const readQuestion = (words: string): QueryCombination => ({
  combineWith: 'AND',
  queries: listTerms(words).map((term) => ({
    combineWith: 'OR',
    queries: term.split(EITHER).map((word) => ({ combineWith: 'AND', queries: [word] })),
  })),
})

/** Internal sign for `OR`. */
const EITHER = '|'

/** Removes repeated words, because each fuzzy lookup costs as much as the first. */
const listTerms = (words: string): string[] => {
  const joined = words
    .slice(0, LONGEST_QUESTION)
    .replaceAll(EITHER, ' ')
    .replaceAll(/\s+OR\s+/g, EITHER)
  return [...new Set(joined.toLowerCase().split(/\s+/))].filter((term) => /[\p{L}\p{N}]/u.test(term))
}

type Opened = { readonly index: MiniSearch<Section>; readonly sections: ReadonlyMap<string, Section> }

let opened: Promise<Opened> | undefined

const open = async (): Promise<Opened> => {
  const sections = [...readDocuments().values()].flatMap(splitSections)
  const index = new MiniSearch<Section>({
    fields: ['heading', 'document', 'text'],
    storeFields: [],
    processTerm: (term) => splitWords(term).join(''),
  })
  await index.addAllAsync(sections, { chunkSize: SECTIONS_AT_ONCE })
  return { index, sections: new Map(sections.map((section) => [section.id, section])) }
}
