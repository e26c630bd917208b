import type { MatchVeto } from '@rotunda/contract'
import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import { makeClusters, type Clusters } from './clusters.ts'
import { countFrequencies, type Frequencies } from './count-frequencies.ts'
import { makeDoubtList, type Doubts } from './doubts.ts'
import { findVeto } from './find-veto.ts'
import { gatherObservations, type Observations } from './gather-observations.ts'
import { makeRuns, type Runs } from './make-runs.ts'
import { METHOD } from './method.ts'
import { listObservations } from './run.ts'
import type { StaffView } from './staff-view.ts'
import { weighRuns, type Edge } from './weigh-runs.ts'
import { compareTexts } from '../../../../platform/index.ts'

/** A merge that was made: by weight, or by a decision. */
export type Merge = Pick<Edge, 'one' | 'other'> & { readonly by: number | StaffDecision }

export type Resolution = {
  readonly observations: Observations
  readonly frequencies: Frequencies
  readonly runs: Runs
  /** Weight of each observation with the observation before it in its run, by position. */
  readonly weights: Float64Array
  readonly clusters: Clusters
  readonly merges: readonly Merge[]
  readonly doubts: Doubts
  /** Decisions that other decisions contradict. They merged nothing. */
  readonly contradicted: readonly StaffDecision[]
}

/**
 * Groups the observations of each person. A pure function of the observations and the decisions of reviewers, in any
 * order. Heavier evidence comes first, and a merge that would put a vetoed pair into one profile is not made.
 */
export const resolveStaff = (
  views: Iterable<StaffView>,
  decisions: readonly StaffDecision[] = [],
): Resolution => {
  const observations = gatherObservations(views)
  const frequencies = countFrequencies(observations)
  const inForce = listInForce(decisions)
  const { runs, weights } = makeRuns(observations, frequencies, openApart(inForce))
  const edges = weighRuns(runs, observations, frequencies)
  return {
    observations,
    frequencies,
    runs,
    weights,
    ...clusterRuns({ runs, observations }, edges, inForce),
  }
}

/** Decisions on two payments that no later one takes back, in the order in which they were made. */
const listInForce = (decisions: readonly StaffDecision[]): readonly StaffDecision[] => {
  const superseded = new Set(decisions.map(({ supersedes }) => supersedes))
  return decisions
    .filter(({ id, one, other }) => !superseded.has(id) && one !== other)
    .toSorted((a, b) => compareTexts(a.decided_at, b.decided_at) || compareTexts(a.id, b.id))
}

const openApart = (decisions: readonly StaffDecision[]) => {
  const apart = new Set(
    decisions
      .filter(({ decision }) => decision === 'different')
      .flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]),
  )
  if (apart.size === 0) return undefined
  return (one: string, other: string): boolean => apart.has(`${one} ${other}`)
}

type Clustered = Pick<Resolution, 'clusters' | 'merges' | 'doubts' | 'contradicted'>

const clusterRuns = (
  { runs, observations }: Pick<Resolution, 'runs' | 'observations'>,
  edges: Iterable<Edge>,
  decisions: readonly StaffDecision[],
): Clustered => {
  const runOf = openRuns(runs, observations, decisions)
  const pairs = decisions.flatMap((decision) => {
    const [one, other] = [runOf(decision.one), runOf(decision.other)]
    return one === undefined || other === undefined ? [] : [{ decision, one, other }]
  })
  const areDecidedApart = openDecidedApart(pairs)
  const isSame = ({ decision }: { readonly decision: StaffDecision }) => decision.decision === 'same'
  const clusters = makeClusters(
    runs,
    observations,
    pairs.filter((pair) => !isSame(pair)).map(({ one, other }) => [one, other]),
  )
  const merges: Merge[] = []
  const contradicted: StaffDecision[] = []
  for (const { decision, one, other } of pairs.filter(isSame))
    if (one !== other && clusters.find(one) === clusters.find(other)) continue
    else if (one !== other && clusters.mergeDecided(one, other)) merges.push({ one, other, by: decision })
    else if (one !== other) contradicted.push(decision)
  const doubts = makeDoubtList()
  for (const edge of edges) {
    if (clusters.find(edge.one) === clusters.find(edge.other)) continue
    const isAuto = edge.weight >= METHOD.auto && edge.canMerge
    if (isAuto && clusters.merge(edge.one, edge.other))
      merges.push({ one: edge.one, other: edge.other, by: edge.weight })
    else doubts.add({ ...edge, veto: nameVeto(edge, isAuto, runs, areDecidedApart) })
  }
  return {
    clusters,
    merges,
    // Clusters that heavier evidence left apart may have been joined indirectly since, by lighter evidence.
    doubts: doubts.close((one, other) => clusters.find(one) !== clusters.find(other)),
    contradicted,
  }
}

type DecidedPair = { readonly decision: StaffDecision; readonly one: number; readonly other: number }

type AreRunsApart = (one: number, other: number) => boolean

/** Sets by run, so that a question about one pair does not scan all decisions. */
const openDecidedApart = (pairs: readonly DecidedPair[]): AreRunsApart => {
  const apart = new Map<number, Set<number>>()
  for (const { decision, one, other } of pairs)
    if (decision.decision === 'different') {
      apart.getOrInsertComputed(one, () => new Set()).add(other)
      apart.getOrInsertComputed(other, () => new Set()).add(one)
    }
  return (one, other) => apart.get(one)?.has(other) === true
}

/** The veto that stopped a merge; null if only the weight was too small. */
const nameVeto = (
  { one, other }: Edge,
  isAuto: boolean,
  { at }: Runs,
  areDecidedApart: AreRunsApart,
): MatchVeto | null => {
  if (areDecidedApart(one, other)) return 'decided_apart'
  return findVeto(at(one), at(other)) ?? (isAuto ? 'profile_conflict' : null)
}

const openRuns = (runs: Runs, observations: Observations, decisions: readonly StaffDecision[]) => {
  const wanted = new Set(decisions.flatMap(({ one, other }) => [one, other]))
  const found = new Map<string, number>()
  if (wanted.size > 0)
    for (let number = 0; number < runs.count; number += 1)
      for (const { given } of listObservations(runs.at(number), observations)) {
        const id = observations.idOf(given)
        if (wanted.has(id)) found.set(id, number)
      }
  return (id: string) => found.get(id)
}
