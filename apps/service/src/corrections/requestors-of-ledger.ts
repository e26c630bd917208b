import type { FullRecord } from '@rotunda/contract'

/**
 * The ledger is never rewritten, and its older lines know requestors as the source prints them, without what a match
 * adds and without the mark of it. These two read such lines.
 */
export const withoutMatched = (requestors: FullRecord['requestors']): unknown[] =>
  requestors.map(({ from_match: matched, ...requestor }) => ({
    ...requestor,
    ...Object.fromEntries(matched.map((name) => [name, null])),
  }))

/** A reviewed requestor has nothing from the match, unless the correction says so. */
export const withMarks = (requestors: unknown): unknown =>
  Array.isArray(requestors) ? requestors.map(addMark) : requestors

const addMark = (requestor: unknown): unknown =>
  typeof requestor === 'object' && requestor !== null && !('from_match' in requestor)
    ? { ...requestor, from_match: [] }
    : requestor
