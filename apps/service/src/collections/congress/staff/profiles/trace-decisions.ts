import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import type { Observations } from './gather-observations.ts'
import type { ResolvedProfile } from './list-profiles.ts'
import { makeColumns } from './observation-columns.ts'

/** A profile that the method alone makes and that decisions made part of another. */
export type Redirect = {
  readonly id: string
  readonly mergedInto: string
  /** An observation of the profile. */
  readonly observation: string
  /** Ids of the decisions on observations of `mergedInto`. */
  readonly decisions: readonly string[]
}

/**
 * A decision, with the places of its two observations in the input. Undefined if the release has no such observation.
 */
type PlacedDecision = {
  readonly id: string
  readonly one: number | undefined
  readonly other: number | undefined
}

/** Places the observations of all decisions in one pass, and holds no other ids. */
export const placeDecisions = (
  decisions: readonly StaffDecision[],
  { count, idOf }: Pick<Observations, 'count' | 'idOf'>,
): readonly PlacedDecision[] => {
  const wanted = new Set(decisions.flatMap(({ one, other }) => [one, other]))
  const places = new Map<string, number>()
  for (let given = 0; given < count; given += 1) {
    const id = idOf(given)
    if (wanted.has(id)) places.set(id, given)
  }
  return decisions.map(({ id, one, other }) => ({ id, one: places.get(one), other: places.get(other) }))
}

/** Lists the profiles that the method alone makes and that decisions made part of others. */
export function* listRedirects(
  before: ProfileTrace,
  after: ProfileTrace,
  decisions: readonly PlacedDecision[],
  { idOf }: Pick<Observations, 'idOf'>,
): Generator<Redirect, void, undefined> {
  const decided = groupDecisions(decisions, after)
  for (const [id, given] of before.list()) {
    const mergedInto = after.find(given)
    if (after.has(id) || mergedInto === undefined) continue
    yield { id, mergedInto, observation: idOf(given), decisions: decided.get(mergedInto) ?? [] }
  }
}

/** By profile, the ids of the decisions on its observations. */
const groupDecisions = (
  decisions: readonly PlacedDecision[],
  { find }: ProfileTrace,
): ReadonlyMap<string, readonly string[]> => {
  const grouped = new Map<string, string[]>()
  for (const { id, one, other } of decisions)
    for (const profile of new Set([one, other].map((given) => (given === undefined ? given : find(given)))))
      if (profile !== undefined) grouped.getOrInsertComputed(profile, () => []).push(id)
  return grouped
}

/** The profile of each observation. Observations are given by their places in the input. */
export type ProfileTrace = {
  add(profile: Pick<ResolvedProfile, 'id' | 'observations'>): void
  readonly has: (profile: string) => boolean
  /** The profile of an observation. */
  readonly find: (given: number) => string | undefined
  /** The first observation of each profile, in the order in which profiles were added. */
  list(): Iterable<readonly [profile: string, given: number]>
}

const NO_PROFILE = -1

/** Holds only the profile of each of `count` observations: nothing else is needed to compare two resolutions. */
export const makeProfileTrace = (count: number): ProfileTrace => {
  const ids = new Set<string>()
  const names: string[] = []
  const firsts = makeColumns(['given'])
  const profiles = new Int32Array(count).fill(NO_PROFILE)
  return {
    add: ({ id, observations }) => {
      for (const { observation } of observations) profiles[observation.given] = names.length
      firsts.add({ given: observations[0]?.observation.given ?? 0 })
      ids.add(id)
      names.push(id)
    },
    has: (profile) => ids.has(profile),
    find: (given) => names[profiles[given] ?? NO_PROFILE],
    *list() {
      for (const [number, name] of names.entries()) yield [name, firsts.get('given', number)]
    },
  }
}

/** Decisions on staff, by id and by observation. */
export type DecisionFacts = {
  get(id: string): Fact<StaffDecision> | undefined
  isStanding(decision: StaffDecision): boolean
  /** Decisions on any of these observations, each once, in the order of the input. */
  listOf(observations: Iterable<string>): readonly Fact<StaffDecision>[]
}

/** Tells decisions that stand from withdrawals and from what they take back. */
export const openStanding = (decisions: readonly StaffDecision[]) => {
  const withdrawals = decisions.filter(({ decision }) => decision === 'withdrawn')
  const withdrawn = new Set(withdrawals.map(({ supersedes }) => supersedes))
  return ({ id, decision }: StaffDecision): boolean => decision !== 'withdrawn' && !withdrawn.has(id)
}

/** Indexes each decision once, however many profiles look up theirs. */
export const openDecisionFacts = (facts: Iterable<Fact<StaffDecision>>): DecisionFacts => {
  const all = new Map<string, Fact<StaffDecision>>()
  for (const fact of facts) all.set(fact.draft.id, fact)
  const places = new Map<string, number[]>()
  const given = [...all.values()]
  for (const [place, { draft }] of given.entries())
    for (const id of [draft.one, draft.other]) places.getOrInsertComputed(id, () => []).push(place)
  return {
    get: (id) => all.get(id),
    isStanding: openStanding(given.map(({ draft }) => draft)),
    listOf: (observations) => {
      const found = new Set<number>()
      for (const id of observations) for (const place of places.get(id) ?? []) found.add(place)
      return [...found].sort((a, b) => a - b).flatMap((place) => given[place] ?? [])
    },
  }
}
