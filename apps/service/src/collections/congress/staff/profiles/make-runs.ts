import type { Frequencies } from './count-frequencies.ts'
import type { Observations } from './gather-observations.ts'
import { METHOD } from './method.ts'
import { makeColumns } from './observation-columns.ts'
import { makeRun, type Run } from './run.ts'
import { weighPair } from './weigh-pair.ts'

/** Whether a decision says that two observations are of different persons. */
export type AreApart = (one: string, other: string) => boolean

/** All runs, by number. `at` makes a new object at each call, from the columns of the observations. */
export type Runs = {
  readonly count: number
  readonly at: (number: number) => Run
  /** Values by which runs are sorted and joined, by number of the run. */
  readonly columns: RunColumns
}

/** `name` and `place` are numbers of the observations; `allowsOthers` is 0 or 1. The days are those of the run. */
export type RunColumns = Readonly<Record<(typeof COLUMNS)[number], Int32Array>>

const COLUMNS = ['name', 'place', 'start', 'surelyFrom', 'surelyTo', 'allowsOthers'] as const

export type WeighedRuns = {
  readonly runs: Runs
  /** Weight of each observation with the observation before it in its run, by position. */
  readonly weights: Float64Array
}

/**
 * Makes runs of observations: of one name in one office, one after the other without a break. Each observation is
 * weighed with the one before it, like any pair, and a weight below the automatic band begins a new run.
 */
export const makeRuns = (
  observations: Observations,
  frequencies: Frequencies,
  areApart: AreApart | undefined,
): WeighedRuns => {
  const starts = makeColumns(['from'])
  const weights = new Float64Array(observations.count)
  let from = 0
  let end = 0
  for (let position = 0; position < observations.count; position += 1) {
    const next = observations.at(position)
    const joins = position > from && canJoin(observations, { from, end, position }, areApart)
    const weight = joins ? weighNext(observations, frequencies, position) : 0
    if (weight < METHOD.auto) {
      starts.add({ from: position })
      from = position
      end = next.end
    } else {
      weights[position] = weight
      end = Math.max(end, next.end)
    }
  }
  return { runs: openRuns(starts.close().from, observations), weights }
}

/** Each run ends where the next begins. */
const openRuns = (starts: Int32Array, observations: Observations): Runs => {
  const runAt = (number: number): Run => {
    const [from, to] = [starts[number] ?? 0, starts[number + 1] ?? observations.count]
    return makeRun({ number, from, to }, observations)
  }
  const columns = makeColumns(COLUMNS)
  for (let number = 0; number < starts.length; number += 1) {
    const { nameNumber: name, from, start, surelyFrom, surelyTo, allowsOthers } = runAt(number)
    const { place } = observations.at(from)
    columns.add({ name, place, start, surelyFrom, surelyTo, allowsOthers: allowsOthers ? 1 : 0 })
  }
  return { count: starts.length, at: runAt, columns: columns.close() }
}

type Open = { readonly from: number; readonly end: number; readonly position: number }

const canJoin = ({ at, idOf }: Observations, open: Open, areApart: AreApart | undefined): boolean => {
  const [last, next] = [at(open.position - 1), at(open.position)]
  if (last.name !== next.name || last.place !== next.place) return false
  if (next.start - open.end > METHOD.adjoiningDays) return false
  if (areApart === undefined) return true
  for (let position = open.from; position < open.position; position += 1)
    if (areApart(idOf(at(position).given), idOf(next.given))) return false
  return true
}

const weighNext = (observations: Observations, frequencies: Frequencies, position: number): number => {
  const ofOne = (number: number, from: number) => makeRun({ number, from, to: from + 1 }, observations)
  return weighPair(ofOne(0, position - 1), ofOne(1, position), frequencies)?.weight ?? 0
}
