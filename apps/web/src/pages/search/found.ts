import type { Published } from '../../ask/read-releases.ts'
import type { Content } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import type { Reading } from './read-question.ts'
import { PAGE_LIMITS } from '../../limits.ts'

/** A search result with a line that identifies it. */
export type Found = { readonly title: string; readonly address: string; readonly about: Content }
export type FoundGroup = {
  readonly title: string
  readonly found: readonly Found[]
  readonly total: number
  /** True where the search stopped early, so there may be more. */
  readonly isLeast?: boolean
  /** Address of all results, and a text for its link where that is not a count. */
  readonly all?: string | { readonly address: string; readonly text: string }
}

/** A search. */
export type Question = {
  readonly typed: string
  readonly reading: Reading | undefined
  /** Words that name nothing; all words where nothing was recognised. */
  readonly words: string
  /** Record filter with API parameters. */
  readonly filter: URLSearchParams
}

/** The access of searchers to the service. They share one list of releases. */
export type Asking = Pick<Asked, 'clients' | 'tables'> & {
  readonly readPublished: () => Promise<readonly Published[]>
}

/** Searches one kind of thing, or several kinds that one answer contains. */
export type Searcher = (question: Question, asked: Asking) => Promise<readonly FoundGroup[]>

export const SHOWN = PAGE_LIMITS.found.value

export const cut = (title: string, found: readonly Found[], isLeast = false): FoundGroup => ({
  title,
  found: found.slice(0, SHOWN),
  total: found.length,
  isLeast,
})
