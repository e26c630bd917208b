import { compareNames } from './compare-names.ts'
import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/** Why two runs are not one person, however much speaks for it. */
export const VETOES = {
  middle_conflict: 'The middle names or initials differ.',
  suffix_conflict: 'The suffixes differ, such as JR and III.',
  two_posts: 'Two offices paid for more than a month at the same time, and neither post is shared or part-time.',
} as const
export type Veto = keyof typeof VETOES

export const findVeto = (one: Run, other: Run): Veto | undefined => {
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
