import type { Asked } from '../../page.ts'

/** One thing that was found, and what says which it is. */
export type Found = { readonly title: string; readonly address: string; readonly about: string }
export type FoundGroup = {
  readonly title: string
  readonly found: readonly Found[]
  readonly total: number
  /** Not all that there are were looked through: there may be more. */
  readonly isLeast?: boolean
  /** Where all of them are. */
  readonly all?: string
  /** Where there are fewer than all: how many. */
  readonly listed?: number
}

/** Looks for words in one kind of thing, or in several that one answer has. */
export type Searcher = (words: string, asked: Pick<Asked, 'clients'>) => Promise<readonly FoundGroup[]>

export const SHOWN = 10

export const cut = (title: string, found: readonly Found[], isLeast = false): FoundGroup => ({
  title,
  found: found.slice(0, SHOWN),
  total: found.length,
  isLeast,
})
