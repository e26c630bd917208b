import {
  hasBit,
  intersect,
  listPositions,
  makeBitmap,
  setBit,
  subtract,
  unite,
  type Bitmap,
} from './bitmaps.ts'
import type { Terms } from './open-terms.ts'
import type { Search, SearchTerm } from './parse-search.ts'

/** Finds the positions of the rows that answer the search, ascending. */
export type SearchWords = (search: Search) => Uint32Array

/**
 * Groups with a common word are bitmaps; the others are one question to FTS5, which joins rare words well and common ones
 * badly.
 */
export const openWords =
  (terms: Terms, size: number): SearchWords =>
  ({ all, none }) => {
    const groups = all.map((group) => split(terms, group))
    const common = groups.filter(({ bitmaps }) => bitmaps.length > 0).map((group) => fill(terms, group, size))
    const rare = groups.filter(({ bitmaps }) => bitmaps.length === 0).map(({ others }) => others)
    const excluded = split(terms, none)
    if (rare.length > 0) {
      const found = terms.match(rare, excluded.others)
      return common.length + excluded.bitmaps.length === 0
        ? found
        : found.filter((position) => isIn(common, position) && !isInAny(excluded.bitmaps, position))
    }
    const both = common.reduce(intersect)
    return listPositions(isEmpty(excluded) ? both : subtract(both, fill(terms, excluded, size)))
  }

/** Alternative terms: the bitmaps of the common ones, and the others. */
type Split = { readonly bitmaps: readonly Bitmap[]; readonly others: readonly SearchTerm[] }

const split = (terms: Terms, group: readonly SearchTerm[]): Split => {
  const found = group.map((term) => ({ term, bitmap: terms.findBitmap(term) }))
  return {
    bitmaps: found.map(({ bitmap }) => bitmap).filter((bitmap) => bitmap !== undefined),
    others: found.filter(({ bitmap }) => bitmap === undefined).map(({ term }) => term),
  }
}

const isEmpty = ({ bitmaps, others }: Split): boolean => bitmaps.length + others.length === 0

/** One bitmap of all that the terms find. */
const fill = (terms: Terms, { bitmaps, others }: Split, size: number): Bitmap => {
  if (others.length === 0 && bitmaps.length > 0) return bitmaps.reduce(unite)
  const rest = makeBitmap(size)
  for (const position of terms.match([others], [])) setBit(rest, position)
  return bitmaps.reduce(unite, rest)
}

const isIn = (bitmaps: readonly Bitmap[], position: number): boolean =>
  bitmaps.every((bitmap) => hasBit(bitmap, position))

const isInAny = (bitmaps: readonly Bitmap[], position: number): boolean =>
  bitmaps.some((bitmap) => hasBit(bitmap, position))
