import MiniSearch, { type QueryCombination } from 'minisearch'
import type { Folder } from './document.ts'
import { readDocuments } from './read-documents.ts'
import { splitSections, type Section } from './split-sections.ts'

export type Found = { readonly section: Section; readonly terms: readonly string[] }
export type FoundSections = {
  readonly sections: readonly Found[]
  /** Of all that speak of the words, which may be more. */
  readonly total: number
}

/** Longer ones are no question that a person asks. */
const LONGEST_QUESTION = 200
const MOST_FOUND = 30
/** Sections that are taken in before others may have the processor. */
const SECTIONS_AT_ONCE = 10

/** Sections of the documentation that speak of the words, the best first; where folders are given, of those alone. */
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

const isIn = (folders: ReadonlySet<Folder>, section: Section | undefined): boolean =>
  section !== undefined && folders.has(section.folder)

/** All of the words, or of those with `OR` between them any: as a search for records has it. */
const readQuestion = (words: string): QueryCombination => ({
  combineWith: 'AND',
  queries: listTerms(words).map((term) => ({
    combineWith: 'OR',
    queries: term.split(EITHER).map((word) => ({ combineWith: 'AND', queries: [word] })),
  })),
})

/** Stands for `OR` between two words. */
const EITHER = '|'

/** Each once: what looks for similar words takes as long for one that it had. */
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
  const index = new MiniSearch<Section>({ fields: ['heading', 'document', 'text'], storeFields: [] })
  await index.addAllAsync(sections, { chunkSize: SECTIONS_AT_ONCE })
  return { index, sections: new Map(sections.map((section) => [section.id, section])) }
}
