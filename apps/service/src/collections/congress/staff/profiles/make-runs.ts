import type { Frequencies } from './count-frequencies.ts'
import type { Observations } from './gather-observations.ts'
import { METHOD } from './method.ts'
import { makeRun, type Run } from './run.ts'
import { weighPair } from './weigh-pair.ts'

/** Pairs of observations that a person has decided are not of one person. */
export type AreApart = (one: string, other: string) => boolean

export type Runs = {
  readonly runs: readonly Run[]
  /** By position, the weight of an observation with the one before it in its run. */
  readonly weights: Float64Array
}

/**
 * The runs of all observations: those of one name in one office that follow each other without a break. Each is weighed
 * with the one before it, as any other pair is: below the automatic band a new run begins.
 */
export const makeRuns = (
  observations: Observations,
  frequencies: Frequencies,
  areApart: AreApart | undefined,
): Runs => {
  const runs: Run[] = []
  const weights = new Float64Array(observations.count)
  let from = 0
  let end = 0
  for (let position = 0; position < observations.count; position += 1) {
    const next = observations.at(position)
    const joins = position > from && canJoin(observations, { from, end, position }, areApart)
    const weight = joins ? weighNext(observations, frequencies, position) : 0
    if (weight < METHOD.auto) {
      if (position > from) runs.push(makeRun({ number: runs.length, from, to: position }, observations))
      from = position
      end = next.end
    } else {
      weights[position] = weight
      end = Math.max(end, next.end)
    }
  }
  if (observations.count > from)
    runs.push(makeRun({ number: runs.length, from, to: observations.count }, observations))
  return { runs, weights }
}

type Open = { readonly from: number; readonly end: number; readonly position: number }

const canJoin = ({ at }: Observations, open: Open, areApart: AreApart | undefined): boolean => {
  const [last, next] = [at(open.position - 1), at(open.position)]
  if (last.name !== next.name || last.place !== next.place) return false
  if (next.start - open.end > METHOD.adjoiningDays) return false
  if (areApart === undefined) return true
  for (let position = open.from; position < open.position; position += 1)
    if (areApart(at(position).id, next.id)) return false
  return true
}

const weighNext = (observations: Observations, frequencies: Frequencies, position: number): number => {
  const ofOne = (number: number, from: number) => makeRun({ number, from, to: from + 1 }, observations)
  return weighPair(ofOne(0, position - 1), ofOne(1, position), frequencies)?.weight ?? 0
}
