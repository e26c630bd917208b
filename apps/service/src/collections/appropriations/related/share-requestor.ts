import type { Requestor } from '@rotunda/contract'
import { listWords } from '../../../tables/index.ts'

/** A member whom two records share, and the evidence for it. */
export type SharedRequestor = { readonly name: string; readonly by: 'bioguide' | 'name' }

/**
 * The member who asked for both: of the same Bioguide id, or, where either is not identified, of the same chamber and
 * name. A surname is taken for the whole name that ends in it, unless State, district or party differ.
 */
export const findSharedRequestor = (
  ones: readonly Requestor[],
  others: readonly Requestor[],
): SharedRequestor | undefined => {
  const pairs = ones.flatMap((one) => others.map((other) => ({ one, other })))
  const same = pairs.find(({ one, other }) => one.bioguide !== null && one.bioguide === other.bioguide)
  if (same !== undefined) return { name: same.one.name, by: 'bioguide' }
  const named = pairs.find(({ one, other }) => isLikelyOne(one, other))
  return named && { name: named.one.name, by: 'name' }
}

const isLikelyOne = (one: Requestor, other: Requestor): boolean =>
  (one.bioguide === null || other.bioguide === null) &&
  one.chamber === other.chamber &&
  (['state', 'district', 'party'] as const).every(
    (field) => one[field] === null || other[field] === null || one[field] === other[field],
  ) &&
  endsAlike(readName(one.name), readName(other.name))

const endsAlike = (one: readonly string[], other: readonly string[]): boolean => {
  const length = Math.min(one.length, other.length)
  return length > 0 && one.slice(-length).join() === other.slice(-length).join()
}

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** The words of a name, the surname last: `Sample, Ada` is `Ada Sample`. */
export const readName = (name: string): readonly string[] => {
  const [first = '', ...rest] = name.replace(/\([^)]*\)/gu, '').split(',')
  return listWords([...rest, first].join(' ')).filter((word) => !SUFFIXES.has(word))
}
