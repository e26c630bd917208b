import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import type { Observations } from './gather-observations.ts'
import type { ProfileTrace } from './profile-trace.ts'

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
export type PlacedDecision = {
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
