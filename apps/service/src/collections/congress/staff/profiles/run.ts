import type { FoldedName } from './fold-name.ts'
import type { Observation, Place } from './gather-observations.ts'

/** Observations of one name in one office, one after the other without a break: one person’s time there. */
export type Run = {
  /** Place in the order of all runs. */
  readonly number: number
  readonly name: FoldedName
  readonly nameNumber: number
  readonly place: Place
  /** In the order of their days. */
  readonly observations: readonly Observation[]
  /** Weight of each with the one before it; none for the first. */
  readonly weights: readonly (number | null)[]
  readonly start: number
  readonly end: number
  /** Days on which the person was certainly paid; the last is before the first where there is none. */
  readonly surelyFrom: number
  readonly surelyTo: number
  /** Shared between offices or part-time: another post at the same time is no contradiction. */
  readonly allowsOthers: boolean
  readonly isShared: boolean
}

export const makeRun = (
  number: number,
  { observations, weights }: Pick<Run, 'observations' | 'weights'>,
  name: FoldedName,
  place: Place,
): Run => {
  const [first] = observations
  if (first === undefined) throw new Error('a run without observations')
  return {
    number,
    name,
    nameNumber: first.name,
    place,
    observations,
    weights,
    start: least(observations, ({ start }) => start),
    end: -least(observations, ({ end }) => -end),
    // A person who is paid in a quarter on some days is there at its end if also paid in the next.
    surelyFrom: least(observations, ({ everyDay, start, end }) => (everyDay ? start : end)),
    surelyTo: -least(observations, ({ everyDay, start, end }) => (everyDay ? -end : -start)),
    allowsOthers: observations.some(({ isShared, isPartTime }) => isShared || isPartTime),
    isShared: observations.some(({ isShared }) => isShared),
  }
}

const least = (observations: readonly Observation[], of: (one: Observation) => number): number => {
  let found = Number.POSITIVE_INFINITY
  for (const one of observations) found = Math.min(found, of(one))
  return found
}
