import { Incomplete } from './walk-failures.ts'
import type { Seen } from './problems.ts'

/** What every list says of each of its pages. */
export type PageMeta = {
  readonly snapshot: string
  readonly next_offset: number | null
  readonly total: number
  readonly offset: number
}
export type AnyPage = { readonly data: readonly object[]; readonly meta: PageMeta }

export type WalkProof = {
  /**
   * Throws Incomplete when the page does not go on where the pages before it ended, or says that it is the last one
   * before all rows were read.
   */
  add(page: AnyPage): void
  seen(): Seen
}

/** Holds the pages of one walk together: all of one snapshot, each where the last one ended, no row twice, none left out. */
export const makeWalkProof = (): WalkProof => {
  const ids = new Set<unknown>()
  let rows = 0
  let first: PageMeta | undefined
  /** Rows without an id, such as totals, are only counted. */
  const isNew = (row: object): boolean => {
    const id: unknown = Reflect.get(row, 'id')
    return typeof id !== 'string' || (!ids.has(id) && Boolean(ids.add(id)))
  }
  return {
    add: ({ data, meta }) => {
      const { snapshot, total } = (first ??= meta)
      const { offset, next_offset: next } = meta
      const isNext = offset === rows
      rows += data.length
      const demand = (holds: boolean, reason: string): void => {
        if (!holds) throw new Incomplete(reason, rows, total)
      }
      demand(meta.snapshot === snapshot && meta.total === total, 'The pages are of several snapshots.')
      demand(isNext && (next ?? total) === rows && (next === null || data.length > 0), 'Rows are missing.')
      demand(data.every(isNew), 'A row came twice.')
    },
    seen: () => ({ snapshot: first?.snapshot, rows }),
  }
}
