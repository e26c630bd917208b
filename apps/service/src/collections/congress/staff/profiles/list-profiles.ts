import type { HomonymRisk, PossibleMatch, ResolutionStatus, StaffMerge } from '@rotunda/contract'
import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import { digestOf } from '../../../../releases/index.ts'
import type { Doubt } from './doubts.ts'
import type { FoldedName } from './compare-names.ts'
import type { Observation, Observations } from './gather-observations.ts'
import { groupResolution, type Groups } from './group-resolution.ts'
import type { Runs } from './make-runs.ts'
import { METHOD } from './method.ts'
import type { Merge, Resolution } from './resolve-staff.ts'
import { firstIdOf, listObservations, type Run } from './run.ts'
import { weighPair } from './weigh-pair.ts'
import type { Frequencies } from './count-frequencies.ts'

/** A profile of the resolver: its observations, and the reasons for them. */
export type ResolvedProfile = {
  readonly id: string
  readonly observations: readonly LinkedObservation[]
  readonly merges: readonly StaffMerge[]
  readonly possible: readonly PossibleMatch[]
  readonly risk: HomonymRisk
  readonly status: ResolutionStatus
}

/** `by` is the weight or the decision that joined it to the earlier observations; null for the first. */
export type LinkedObservation = {
  readonly observation: Observation
  readonly id: string
  readonly by: number | StaffDecision | null
}

/**
 * Lists the profiles of a resolution. A profile without a readable title is left out: only the title shows who is a
 * minor.
 */
export function* listProfiles(
  resolution: Resolution,
  decisions: readonly StaffDecision[],
): Generator<ResolvedProfile, void, undefined> {
  const { runs, observations, weights } = resolution
  const groups = groupResolution(resolution)
  const rate = rateHomonyms(listNames(resolution, groups), resolution.frequencies)
  const isDecided = openDecided(decisions, resolution)
  for (const own of groups.listClusters()) {
    if (!hasTitle(own, resolution)) continue
    const possible = groups.doubtsOf(own)
    const joined = joinParts(
      [...own].map((run) => runs.at(run)),
      groups.mergesOf(own),
      runs,
    )
    const linked = joined.flatMap(({ run, link }) =>
      listObservations(run, observations).map((observation, index) => ({
        observation,
        id: observations.idOf(observation.given),
        by: index === 0 ? (link?.by ?? null) : (weights[run.from + index] ?? null),
      })),
    )
    yield {
      id: nameProfile(own, resolution),
      observations: linked,
      merges: joined.flatMap(({ run, link }) =>
        link === undefined ? [] : [describeMerge(run, link, resolution)],
      ),
      possible: possible
        .filter(({ other }) => hasTitle(groups.clusterOf(other), resolution))
        .slice(0, SHOWN)
        .map((doubt) => describeDoubt(doubt, groups.clusterOf(doubt.other), resolution)),
      risk: rate(namesOf(own, resolution), possible.length > 0),
      status: isDecided(linked),
    }
  }
}

const SHOWN = 10
const ID_DIGITS = 16

type Resolved = Pick<Resolution, 'runs' | 'observations'>

/** Names a profile by the observation that was first in a document, so that later additions change nothing. */
const nameProfile = (own: Int32Array, { runs, observations }: Resolved): string => {
  let oldest: Observation | undefined
  for (const number of own)
    for (const one of listObservations(runs.at(number), observations))
      if (oldest === undefined || isOlder(one, oldest, observations)) oldest = one
  if (oldest === undefined) throw new Error('a profile without observations')
  return nameAfter(observations.idOf(oldest.given))
}

/** Id of the profile whose first observation has this id. */
export const nameAfter = (observation: string): string => `stf_${digestOf([observation], ID_DIGITS)}`

const isOlder = (a: Observation, b: Observation, { idOf }: Observations): boolean =>
  a.firstSeen !== b.firstSeen
    ? a.firstSeen < b.firstSeen
    : a.start !== b.start
      ? a.start < b.start
      : idOf(a.given) < idOf(b.given)

const hasTitle = (own: Int32Array, { runs, observations }: Resolved): boolean =>
  own.some((run) =>
    listObservations(runs.at(run), observations).some(({ titleClass }) => titleClass !== 'unread'),
  )

const namesOf = (own: Int32Array, { runs: { columns }, observations: { names } }: Resolved): FoldedName[] =>
  [...own].flatMap((run) => names[columns.name[run] ?? 0] ?? [])

function* listNames(resolved: Resolved, { listClusters }: Groups): Generator<readonly FoldedName[]> {
  for (const own of listClusters()) yield namesOf(own, resolved)
}

type Joined = { readonly run: Run; readonly link?: Merge }

/** Lists each run with the merge that ties it to an earlier run, beginning with the oldest. */
const joinParts = (own: readonly Run[], merges: readonly Merge[], runs: Runs): readonly Joined[] => {
  const [oldest] = own.toSorted((a, b) => a.start - b.start || a.number - b.number)
  if (oldest === undefined) return []
  const ties = new Map<number, Merge[]>()
  for (const merge of merges)
    for (const run of [merge.one, merge.other]) ties.getOrInsertComputed(run, () => []).push(merge)
  const joined: Joined[] = [{ run: oldest }]
  const seen = new Set([oldest.number])
  for (const { run } of joined)
    for (const link of ties.get(run.number) ?? []) {
      const next = link.one === run.number ? link.other : link.one
      if (seen.has(next)) continue
      seen.add(next)
      joined.push({ run: runs.at(next), link })
    }
  return joined
}

const describeMerge = (part: Run, { one, other, by }: Merge, resolution: Resolution): StaffMerge => {
  const { runs, frequencies, observations } = resolution
  const from = runs.at(one === part.number ? other : one)
  const weighed = weighPair(from, part, frequencies)
  const decision = typeof by === 'number' ? undefined : by
  return {
    profile_id: nameProfile(Int32Array.of(part.number), resolution),
    one: firstIdOf(from, observations),
    other: firstIdOf(part, observations),
    method: METHOD.version,
    weight: weighed?.weight ?? null,
    signals: [...(weighed?.signals ?? [])],
    decision: decision?.id ?? null,
    decided_by: decision?.decided_by ?? null,
    decided_at: decision?.decided_at ?? null,
    reason: decision?.reason ?? null,
  }
}

const describeDoubt = (
  { one, other, weight, veto }: Doubt,
  others: Int32Array,
  resolution: Resolution,
): PossibleMatch => {
  const { runs, frequencies, observations } = resolution
  const [first, second] = [runs.at(one), runs.at(other)]
  return {
    profile_id: nameProfile(others, resolution),
    one: firstIdOf(first, observations),
    other: firstIdOf(second, observations),
    weight,
    signals: [...(weighPair(first, second, frequencies)?.signals ?? [])],
    veto,
  }
}

const openDecided = (
  decisions: readonly StaffDecision[],
  { contradicted }: Pick<Resolution, 'contradicted'>,
) => {
  const idsOf = (some: readonly StaffDecision[]) => new Set(some.flatMap(({ one, other }) => [one, other]))
  const [decided, contested] = [idsOf(decisions), idsOf(contradicted)]
  return (own: readonly LinkedObservation[]): ResolutionStatus => {
    if (own.some(({ id }) => contested.has(id))) return 'contested'
    return own.some(({ id }) => decided.has(id)) ? 'reviewed' : 'auto'
  }
}

/** Expected number of namesakes from which the risk is high or medium. */
const EXPECTED = { high: 0.5, medium: 0.05 } as const

/** Rates how likely it is that several persons share the name of a profile, among all profiles. */
const rateHomonyms = (profiles: Iterable<readonly FoldedName[]>, frequencies: Frequencies) => {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const names of profiles) {
    const name = pickName(names)
    add(keyOf(name))
    add(`${keyOf(name)}, ${name.middle.charAt(0)}`)
  }
  const countOthers = (name: FoldedName): number => {
    const of = (initial: string) => counts.get(`${keyOf(name)}, ${initial}`) ?? 0
    if (name.middle === '') return (counts.get(keyOf(name)) ?? 1) - 1
    return of(name.middle.charAt(0)) + of('') - 1
  }
  return (names: readonly FoldedName[], isUnclear: boolean): HomonymRisk => {
    const name = pickName(names)
    const expected =
      name.last === '' ? 0 : frequencies.expectHomonyms(name.last, name.first, name.middle !== '')
    if (countOthers(name) > 0 || expected >= EXPECTED.high) return 'high'
    return isUnclear || expected >= EXPECTED.medium ? 'medium' : 'low'
  }
}

const keyOf = ({ last, first, whole }: FoldedName): string =>
  last === '' || first === '' ? whole : `${last}, ${first}`

/** The name with the longest middle name. */
const pickName = (names: readonly FoldedName[]): FoldedName =>
  names.reduce((a, b) => (b.middle.length > a.middle.length ? b : a))
