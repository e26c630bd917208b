import { FOLDERS, type Folder } from '../../docs/document.ts'
import { findDocumentOf } from '../../docs/read-documents.ts'
import { searchDocuments } from '../../docs/search-documents.ts'
import { makeAddress } from '../../html/href.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import type { Searcher } from './found.ts'

/** The search of the documentation has the rest. */
const PAGES = 5

/** Folders of pages for visitors. Explanations come first, because they say what the data means. */
const RANKS: Partial<Record<Folder, number>> = { explanation: 0, tutorials: 1, 'how-to': 1, reference: 2 }
// `Object.keys` has the keys of the type here, because the object is a constant.
export const SEARCHED_FOLDERS: ReadonlySet<Folder> = new Set(Object.keys(RANKS) as Folder[])

export const findDocuments: Searcher = async ({ typed }) => {
  const { sections, total } = await searchDocuments(typed, SEARCHED_FOLDERS)
  const pages = new Map(
    sections.map(({ section: { address, document, folder } }) => {
      const page = address.replace(/#.*/, '')
      return [document, { title: document, address: page, folder, isForReaders: isForReaders(page) }]
    }),
  )
  const isNamed = makeNameMatcher(typed)
  const all = { address: makeAddress('/docs/search', { q: typed }), text: 'Search all documentation' }
  // The sort is stable, so pages of one rank keep the order of the search.
  const found = [...pages.values()]
    .toSorted(
      (a, b) =>
        Number(b.isForReaders) - Number(a.isForReaders) ||
        Number(isNamed(b.title)) - Number(isNamed(a.title)) ||
        (RANKS[a.folder] ?? 0) - (RANKS[b.folder] ?? 0),
    )
    .slice(0, PAGES)
    .map((page) => ({
      title: page.title,
      address: page.address,
      about: `${FOLDERS[page.folder].title}${page.isForReaders ? '' : ', for operators'}`,
    }))
  return [{ title: 'Documentation', found, total: pages.size, isLeast: total > sections.length, all }]
}

/** Sections of the front page of the documentation for readers of data. The other sections are for operators. */
const FOR_READERS = ['Read the data', 'Write a program against it']

const isForReaders = (address: string): boolean => (forReaders ??= listForReaders()).has(address)

let forReaders: ReadonlySet<string> | undefined

const listForReaders = (): ReadonlySet<string> => {
  const parts = findDocumentOf('docs/README.md')?.markdown.split(/^## /m) ?? []
  const files = parts
    .filter((part) => FOR_READERS.some((title) => part.startsWith(`${title}\n`)))
    .flatMap((part) => [...part.matchAll(/\]\(([\w/-]+\.md)\)/g)].map(([, file = '']) => `docs/${file}`))
  return new Set(files.flatMap((file) => findDocumentOf(file)?.address ?? []))
}
