import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import type { Observations } from './gather-observations.ts'
import type { ResolvedProfile } from './list-profiles.ts'
import { makeColumns } from './observation-columns.ts'

/** A profile that would be there without the decisions, and is part of another by them. */
export type Redirect = {
  readonly id: string
  readonly mergedInto: string
  /** An observation that it would have. */
  readonly observation: string
  /** Ids of the decisions on its observations, or on those of the profile that it is part of. */
  readonly decisions: readonly string[]
}

/** Decisions, and where the observations are that they are of: undefined where there is no such observation. */
type PlacedDecision = {
  readonly id: string
  readonly one: number | undefined
  readonly other: number | undefined
}

/** No other id is looked at twice, or held. */
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

/** The profiles that the method alone makes and that are parts of others by what decisions have done. */
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

/** The profile of each observation. Observations are their places in the order in which they were given. */
export type ProfileTrace = {
  add(profile: Pick<ResolvedProfile, 'id' | 'observations'>): void
  readonly has: (profile: string) => boolean
  /** The profile of an observation. */
  readonly find: (given: number) => string | undefined
  /** The first observation of each profile, in the order in which profiles were added. */
  list(): Iterable<readonly [profile: string, given: number]>
}

const NO_PROFILE = -1

/** `count`: of observations. What else a profile has is not kept: two resolutions are held against each other by this alone. */
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

/** Decisions on staff, found by their own ids and by the observations that they are of. */
export type DecisionFacts = {
  get(id: string): Fact<StaffDecision> | undefined
  /** Those of any of these observations, each once, in the order in which they were given. */
  listOf(observations: Iterable<string>): readonly Fact<StaffDecision>[]
}

/** Each decision is looked at once, however many profiles ask for theirs. */
export const openDecisionFacts = (facts: Iterable<Fact<StaffDecision>>): DecisionFacts => {
  const all = new Map<string, Fact<StaffDecision>>()
  for (const fact of facts) all.set(fact.draft.id, fact)
  const places = new Map<string, number[]>()
  const given = [...all.values()]
  for (const [place, { draft }] of given.entries())
    for (const id of [draft.one, draft.other]) places.getOrInsertComputed(id, () => []).push(place)
  return {
    get: (id) => all.get(id),
    listOf: (observations) => {
      const found = new Set<number>()
      for (const id of observations) for (const place of places.get(id) ?? []) found.add(place)
      return [...found].sort((one, other) => one - other).flatMap((place) => given[place] ?? [])
    },
  }
}
