import type { FoldedName } from './compare-names.ts'
import type { Observation, Observations, Place } from './gather-observations.ts'

/** Observations of one name in one office, one after the other without a break: one person’s time there. */
export type Run = {
  /** Place in the order of all runs. */
  readonly number: number
  readonly name: FoldedName
  readonly nameNumber: number
  readonly place: Place
  /** Positions of its observations: from `from` to before `to`. */
  readonly from: number
  readonly to: number
  /** Each title once. */
  readonly titles: readonly number[]
  readonly firstTitle: number
  readonly firstClass: string
  readonly lastClass: string
  readonly start: number
  readonly end: number
  /** First and last day of certain pay. The last is before the first if no day is certain. */
  readonly surelyFrom: number
  readonly surelyTo: number
  /** Shared between offices or part-time: another post at the same time is no contradiction. */
  readonly allowsOthers: boolean
  readonly isShared: boolean
}

export const makeRun = (
  { number, from, to }: Pick<Run, 'number' | 'from' | 'to'>,
  { at, names, places }: Observations,
): Run => {
  const observations: Observation[] = []
  for (let position = from; position < to; position += 1) observations.push(at(position))
  const [first] = observations
  const last = observations.at(-1)
  const name = names[first?.name ?? 0]
  const place = places[first?.place ?? 0]
  if (first === undefined || last === undefined || name === undefined || place === undefined)
    throw new Error('a run without observations')
  return {
    number,
    name,
    nameNumber: first.name,
    place,
    from,
    to,
    titles: listOnce(observations),
    firstTitle: first.title,
    firstClass: first.titleClass,
    lastClass: last.titleClass,
    start: least(observations, ({ start }) => start),
    end: -least(observations, ({ end }) => -end),
    // A person who is paid on some days of successive quarters was there between those quarters.
    surelyFrom: least(observations, ({ everyDay, start, end }) => (everyDay ? start : end)),
    surelyTo: -least(observations, ({ everyDay, start, end }) => (everyDay ? -end : -start)),
    allowsOthers: observations.some(({ isShared, isPartTime }) => isShared || isPartTime),
    isShared: observations.some(({ isShared }) => isShared),
  }
}

const listOnce = (observations: readonly Observation[]): number[] => {
  const titles: number[] = []
  for (const { title } of observations) if (!titles.includes(title)) titles.push(title)
  return titles
}

const least = (observations: readonly Observation[], of: (one: Observation) => number): number => {
  let found = Number.POSITIVE_INFINITY
  for (const one of observations) found = Math.min(found, of(one))
  return found
}

/** The id of its first observation. */
export const firstIdOf = ({ from }: Run, { at, idOf }: Observations): string => idOf(at(from).given)

/** Observations of a run, in the order of their days. */
export const listObservations = ({ from, to }: Run, { at }: Observations): readonly Observation[] =>
  Array.from({ length: to - from }, (_, index) => at(from + index))
