import type { Content } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import type { Reading } from './read-question.ts'

/** One thing that was found, and what says which it is. */
export type Found = { readonly title: string; readonly address: string; readonly about: Content }
export type FoundGroup = {
  readonly title: string
  readonly found: readonly Found[]
  readonly total: number
  /** Not all that there are were looked through: there may be more. */
  readonly isLeast?: boolean
  /** The address of all results, with the words of the link where they do not count the results. */
  readonly all?: string | { readonly address: string; readonly text: string }
}

/** What somebody looks for. */
export type Question = {
  readonly typed: string
  readonly reading: Reading | undefined
  /** Those of the question that name nothing, or all of them. */
  readonly words: string
  /** The records that are looked for, in the parameters of the API. */
  readonly filter: URLSearchParams
}

/** Looks for one kind of thing, or for several that one answer has. */
export type Searcher = (question: Question, asked: Pick<Asked, 'clients'>) => Promise<readonly FoundGroup[]>

export const SHOWN = 10

export const cut = (title: string, found: readonly Found[], isLeast = false): FoundGroup => ({
  title,
  found: found.slice(0, SHOWN),
  total: found.length,
  isLeast,
})
