import type { MatchVeto } from '@rotunda/contract'
import { compareNames, type FoldedName } from './compare-names.ts'
import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/** The reason why two runs cannot be one person, at any weight. */
export const findVeto = (a: Run, b: Run): MatchVeto | undefined =>
  findNameVeto(a.name, b.name) ?? (haveTwoPosts(a, b) ? 'two_posts' : undefined)

export const findNameVeto = (a: FoldedName, b: FoldedName): MatchVeto | undefined => {
  const { middle, suffix } = compareNames(a, b)
  if (middle === 'conflict') return 'middle_conflict'
  return suffix === 'conflict' ? 'suffix_conflict' : undefined
}

const haveTwoPosts = (a: Run, b: Run): boolean =>
  a.place.office !== b.place.office &&
  !a.allowsOthers &&
  !b.allowsOthers &&
  countSharedDays(a, b) > METHOD.mostSharedDays

/** Number of days on which both were certainly paid; 0 or less if there are none. */
export const countSharedDays = (a: SureDays, b: SureDays): number =>
  Math.min(a.surelyTo, b.surelyTo) - Math.max(a.surelyFrom, b.surelyFrom) + 1

type SureDays = Pick<Run, 'surelyFrom' | 'surelyTo'>
