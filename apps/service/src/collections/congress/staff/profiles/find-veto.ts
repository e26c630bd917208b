import type { MatchVeto } from '@rotunda/contract'
import { compareNames } from './compare-names.ts'
import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/** Why two runs are not one person, however much speaks for it. */
export const findVeto = (one: Run, other: Run): MatchVeto | undefined => {
  const { middle, suffix } = compareNames(one.name, other.name)
  if (middle === 'conflict') return 'middle_conflict'
  if (suffix === 'conflict') return 'suffix_conflict'
  return haveTwoPosts(one, other) ? 'two_posts' : undefined
}

export const haveTwoPosts = (one: Run, other: Run): boolean =>
  one.place.office !== other.place.office &&
  !one.allowsOthers &&
  !other.allowsOthers &&
  countSharedDays(one, other) > METHOD.mostSharedDays

/** On how many days both were certainly paid. */
export const countSharedDays = (one: Run, other: Run): number =>
  Math.min(one.surelyTo, other.surelyTo) - Math.max(one.surelyFrom, other.surelyFrom) + 1
