import { findNearest } from '../platform/index.ts'

/** Names what was probably meant, after the sentence that refuses what was typed. */
export const suggest = (nearest: string | undefined, dashes = ''): string =>
  nearest === undefined ? '' : ` Did you mean "${dashes}${nearest}"?`

export const suggestFrom = (typed: string, names: readonly string[], dashes = ''): string =>
  suggest(findNearest(typed, names), dashes)
