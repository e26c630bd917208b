import { Incomplete } from './walk-failures.ts'
import type { Seen } from './problems.ts'

/** Paging facts in the `meta` of every list. */
export type PageMeta = {
  readonly snapshot: string
  readonly next_offset: number | null
  readonly total: number
  readonly offset: number
}
export type AnyPage = { readonly data: readonly object[]; readonly meta: PageMeta }

export type WalkProof = {
  /**
   * Throws Incomplete if the page does not begin where the previous page ended, repeats a row, comes from another
   * snapshot, or is the last page before all rows were read.
   */
  add(page: AnyPage): void
  seen(): Seen
}

/** Proves that the pages of a walk are complete: one snapshot, no gap, no row twice. */
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
      demand(meta.snapshot === snapshot && meta.total === total, 'The pages come from several snapshots.')
      demand(isNext && (next ?? total) === rows && (next === null || data.length > 0), 'Rows are missing.')
      demand(data.every(isNew), 'A row came twice.')
    },
    seen: () => ({ snapshot: first?.snapshot, rows }),
  }
}
