import type { HomonymRisk, PossibleMatch, ResolutionStatus, StaffMerge } from '@rotunda/contract'
import type { StaffDecision } from '../../../../publishers/index.ts'
import { digestOf } from '../../../../releases/index.ts'
import type { Observation, Observations } from './gather-observations.ts'
import { METHOD } from './method.ts'
import { rateHomonyms } from './rate-homonyms.ts'
import type { Doubt, Merge, Resolution } from './resolve-staff.ts'
import { listObservations, type Run } from './run.ts'
import { weighPair } from './weigh-pair.ts'

/** A profile as the resolver leaves it: which observations it has, and why. */
export type ResolvedProfile = {
  readonly id: string
  readonly observations: readonly LinkedObservation[]
  readonly merges: readonly StaffMerge[]
  readonly possible: readonly PossibleMatch[]
  readonly risk: HomonymRisk
  readonly status: ResolutionStatus
}

/** `by`: the weight with which it joined what was there before it, or the decision; null for the first. */
export type LinkedObservation = {
  readonly observation: Observation
  readonly by: number | StaffDecision | null
}

/**
 * The profiles of a resolution. One without a title that can be read is none: the title alone tells those who are minors.
 */
export function* listProfiles(
  resolution: Resolution,
  decisions: readonly StaffDecision[],
): Generator<ResolvedProfile, void, undefined> {
  const { runs, clusters, merges, doubts, frequencies, observations, weights } = resolution
  const members = groupRuns(runs, clusters.find)
  const links = Map.groupBy(merges, ({ one }) => clusters.find(one))
  const unclear = gatherDoubts(doubts, clusters.find)
  const rate = rateHomonyms([...members.values()], frequencies)
  const isDecided = openDecided(decisions, resolution)
  for (const [cluster, own] of members) {
    if (!hasTitle(own, observations)) continue
    const possible = unclear.get(cluster) ?? []
    const joined = joinParts(own, links.get(cluster) ?? [])
    yield {
      id: nameProfile(own, observations),
      observations: joined.flatMap(({ run, link }) =>
        listObservations(run, observations).map((observation, index) => ({
          observation,
          by: index === 0 ? (link?.by ?? null) : (weights[run.from + index] ?? null),
        })),
      ),
      merges: joined.flatMap(({ run, link }) =>
        link === undefined ? [] : [describeMerge(run, link, resolution)],
      ),
      possible: possible
        .filter(({ other }) => hasTitle(members.get(clusters.find(other)) ?? [], observations))
        .slice(0, SHOWN)
        .map((doubt) => describeDoubt(doubt, members.get(clusters.find(doubt.other)) ?? [], resolution)),
      risk: rate(own, possible.length > 0),
      status: isDecided(own),
    }
  }
}

const SHOWN = 10
const ID_DIGITS = 16

/** By the observation that was first in a document, so that what is added later changes nothing. */
export const nameProfile = (runs: readonly Run[], observations: Observations): string => {
  const oldest = runs
    .flatMap((run) => listObservations(run, observations))
    .reduce((one, other) => (isOlder(other, one) ? other : one))
  return `stf_${digestOf([oldest.id], ID_DIGITS)}`
}

const isOlder = (one: Observation, other: Observation): boolean =>
  one.firstSeen !== other.firstSeen
    ? one.firstSeen < other.firstSeen
    : one.start !== other.start
      ? one.start < other.start
      : one.id < other.id

export const groupRuns = (runs: readonly Run[], find: (run: Run) => number): Map<number, Run[]> => {
  const members = new Map<number, Run[]>()
  for (const run of runs) {
    const cluster = find(run)
    const own = members.get(cluster)
    if (own === undefined) members.set(cluster, [run])
    else own.push(run)
  }
  return members
}

const hasTitle = (runs: readonly Run[], observations: Observations): boolean =>
  runs.some((run) => listObservations(run, observations).some(({ titleClass }) => titleClass !== 'unread'))

type Joined = { readonly run: Run; readonly link?: Merge }

/** Each run with the merge that ties it to the runs before it, from the oldest on. */
const joinParts = (runs: readonly Run[], merges: readonly Merge[]): readonly Joined[] => {
  const [oldest] = runs.toSorted((one, other) => one.start - other.start || one.number - other.number)
  if (oldest === undefined) return []
  const ties = new Map<Run, Merge[]>()
  for (const merge of merges)
    for (const run of [merge.one, merge.other]) ties.set(run, [...(ties.get(run) ?? []), merge])
  const joined: Joined[] = [{ run: oldest }]
  const seen = new Set([oldest])
  for (const { run } of joined)
    for (const link of ties.get(run) ?? []) {
      const next = link.one === run ? link.other : link.one
      if (seen.has(next)) continue
      seen.add(next)
      joined.push({ run: next, link })
    }
  return joined
}

const describeMerge = (
  part: Run,
  { one, other, by }: Merge,
  { frequencies, observations }: Resolution,
): StaffMerge => {
  const from = one === part ? other : one
  const weighed = weighPair(from, part, frequencies)
  const decision = typeof by === 'number' ? undefined : by
  return {
    profile_id: nameProfile([part], observations),
    one: from.firstId,
    other: part.firstId,
    method: METHOD.version,
    weight: weighed?.weight ?? null,
    signals: [...(weighed?.signals ?? [])],
    decision: decision?.id ?? null,
    decided_by: decision?.decided_by ?? null,
    decided_at: decision?.decided_at ?? null,
    reason: decision?.reason ?? null,
  }
}

/** By cluster, from its own side: one for each other cluster, the heaviest first. */
const gatherDoubts = (doubts: readonly Doubt[], find: (run: Run) => number): Map<number, Doubt[]> => {
  const found = new Map<number, Map<number, Doubt>>()
  for (const doubt of doubts)
    for (const turned of [doubt, { ...doubt, one: doubt.other, other: doubt.one }]) {
      const others = found.getOrInsertComputed(find(turned.one), () => new Map<number, Doubt>())
      if (!others.has(find(turned.other))) others.set(find(turned.other), turned)
    }
  return new Map([...found].map(([cluster, others]) => [cluster, [...others.values()]]))
}

const describeDoubt = (
  { one, other, weight, veto }: Doubt,
  others: readonly Run[],
  { frequencies, observations }: Resolution,
): PossibleMatch => ({
  profile_id: nameProfile(others, observations),
  one: one.firstId,
  other: other.firstId,
  weight,
  signals: [...(weighPair(one, other, frequencies)?.signals ?? [])],
  veto,
})

const openDecided = (decisions: readonly StaffDecision[], { contradicted, observations }: Resolution) => {
  const idsOf = (some: readonly StaffDecision[]) => new Set(some.flatMap(({ one, other }) => [one, other]))
  const [decided, contested] = [idsOf(decisions), idsOf(contradicted)]
  return (runs: readonly Run[]): ResolutionStatus => {
    if (decided.size === 0) return 'auto'
    const ids = runs.flatMap((run) => listObservations(run, observations).map(({ id }) => id))
    if (ids.some((id) => contested.has(id))) return 'contested'
    return ids.some((id) => decided.has(id)) ? 'reviewed' : 'auto'
  }
}
