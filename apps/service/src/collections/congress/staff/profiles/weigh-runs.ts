import type { Frequencies } from './count-frequencies.ts'
import type { Observations } from './gather-observations.ts'
import { listPairs } from './list-pairs.ts'
import type { Runs } from './make-runs.ts'
import { METHOD } from './method.ts'
import { makeColumns } from './observation-columns.ts'
import { weighPair } from './weigh-pair.ts'

/** Two runs that may be one person, by number, with the weight of the evidence. */
export type Edge = {
  readonly one: number
  readonly other: number
  readonly weight: number
  readonly canMerge: boolean
}

/** Weights have two decimals. Columns hold them as whole numbers. */
export const PARTS_OF_BIT = 100

/** Pairs of the automatic and the review band, each once, the heaviest first. */
export function* weighRuns(
  runs: Runs,
  observations: Observations,
  frequencies: Frequencies,
): Generator<Edge, void, undefined> {
  const edges = gatherEdges(runs, observations, frequencies)
  const at = (column: Int32Array, place: number): number => column[place] ?? 0
  const order = sortEdges(edges)
  for (const [index, place] of order.entries()) {
    const [one, other] = [at(edges.one, place), at(edges.other, place)]
    const before = order[index - 1]
    if (before !== undefined && at(edges.one, before) === one && at(edges.other, before) === other) continue
    yield {
      one,
      other,
      weight: at(edges.weight, place) / PARTS_OF_BIT,
      canMerge: at(edges.canMerge, place) === 1,
    }
  }
}

const COLUMNS = ['one', 'other', 'weight', 'canMerge'] as const
type Edges = Readonly<Record<(typeof COLUMNS)[number], Int32Array>>

const gatherEdges = (runs: Runs, observations: Observations, frequencies: Frequencies): Edges => {
  const edges = makeColumns(COLUMNS)
  for (const [one, other] of listPairs(runs, observations)) {
    const weighed = weighPair(one, other, frequencies)
    if (weighed === undefined || weighed.weight < METHOD.review) continue
    edges.add({
      one: Math.min(one.number, other.number),
      other: Math.max(one.number, other.number),
      weight: Math.round(weighed.weight * PARTS_OF_BIT),
      canMerge: weighed.canMerge ? 1 : 0,
    })
  }
  return edges.close()
}

const sortEdges = ({ one, other, weight }: Edges): Int32Array => {
  const of = (column: Int32Array, place: number): number => column[place] ?? 0
  return Int32Array.from({ length: one.length }, (_, place) => place).sort(
    (a, b) => of(weight, b) - of(weight, a) || of(one, a) - of(one, b) || of(other, a) - of(other, b),
  )
}
