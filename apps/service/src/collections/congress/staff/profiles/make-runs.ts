import type { Frequencies } from './count-frequencies.ts'
import type { Observation, Observations } from './gather-observations.ts'
import { METHOD } from './method.ts'
import { makeRun, type Run } from './run.ts'
import { weighPair } from './weigh-pair.ts'

/** Pairs of observations that a person has decided are not of one person. */
export type AreApart = (one: string, other: string) => boolean

/**
 * The runs of all observations: those of one name in one office that follow each other without a break. Each is weighed
 * with the one before it, as any other pair is: below the automatic band a new run begins.
 */
export const makeRuns = (observations: Observations, frequencies: Frequencies, areApart: AreApart): Run[] => {
  const runs: Run[] = []
  let open: Open | undefined
  const close = (): void => {
    if (open !== undefined) runs.push(toRun(observations, runs.length, open))
  }
  for (const observation of observations.sorted) {
    const weight = open === undefined ? undefined : weighNext(observations, frequencies, open, observation)
    const joins =
      open !== undefined &&
      weight !== undefined &&
      !open.observations.some(({ id }) => areApart(id, observation.id))
    if (!joins) {
      close()
      open = { observations: [], weights: [], end: observation.end }
    }
    open?.observations.push(observation)
    open?.weights.push(joins ? weight : null)
    if (open !== undefined) open.end = Math.max(open.end, observation.end)
  }
  close()
  return runs
}

type Open = { readonly observations: Observation[]; readonly weights: (number | null)[]; end: number }

const toRun = ({ names, places }: Observations, number: number, open: Open): Run => {
  const [first] = open.observations
  const name = names[first?.name ?? 0]
  const place = places[first?.place ?? 0]
  if (name === undefined || place === undefined) throw new Error('an observation without a name or an office')
  return makeRun(number, open, name, place)
}

/** In the automatic band, or undefined. */
const weighNext = (
  observations: Observations,
  frequencies: Frequencies,
  open: Open,
  next: Observation,
): number | undefined => {
  const last = open.observations.at(-1)
  const [first] = open.observations
  if (last === undefined || first === undefined) return undefined
  if (last.name !== next.name || last.place !== next.place) return undefined
  if (next.start - open.end > METHOD.adjoiningDays) return undefined
  const ofOne = (observation: Observation, number: number) =>
    toRun(observations, number, { observations: [observation], weights: [null], end: observation.end })
  const weighed = weighPair(ofOne(last, 0), ofOne(next, 1), frequencies)
  return weighed !== undefined && weighed.weight >= METHOD.auto ? weighed.weight : undefined
}
