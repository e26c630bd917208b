import type { MatchVeto } from '@rotunda/contract'
import { compareNames, type FoldedName } from './compare-names.ts'
import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/** Why two runs are not one person, however much speaks for it. */
export const findVeto = (one: Run, other: Run): MatchVeto | undefined =>
  findNameVeto(one.name, other.name) ?? (haveTwoPosts(one, other) ? 'two_posts' : undefined)

export const findNameVeto = (one: FoldedName, other: FoldedName): MatchVeto | undefined => {
  const { middle, suffix } = compareNames(one, other)
  if (middle === 'conflict') return 'middle_conflict'
  return suffix === 'conflict' ? 'suffix_conflict' : undefined
}

const haveTwoPosts = (one: Run, other: Run): boolean =>
  one.place.office !== other.place.office &&
  !one.allowsOthers &&
  !other.allowsOthers &&
  countSharedDays(one, other) > METHOD.mostSharedDays

/** On how many days both were certainly paid. */
export const countSharedDays = (one: SureDays, other: SureDays): number =>
  Math.min(one.surelyTo, other.surelyTo) - Math.max(one.surelyFrom, other.surelyFrom) + 1

type SureDays = Pick<Run, 'surelyFrom' | 'surelyTo'>
