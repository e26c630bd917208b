import type { StaffDecision } from '../../../../publishers/index.ts'
import type { ResolvedProfile } from './list-profiles.ts'

/** A profile that would be there without the decisions, and is part of another by them. */
export type Redirect = {
  readonly id: string
  readonly mergedInto: string
  /** An observation that it would have. */
  readonly observation: string
  /** Ids of the decisions on its observations, or on those of the profile that it is part of. */
  readonly decisions: readonly string[]
}

export type Traced = {
  readonly redirects: readonly Redirect[]
  /** By profile, the one that it was part of without the decisions. */
  readonly splits: ReadonlyMap<string, string>
}

/** What decisions have done to the profiles that the method alone makes. */
export const traceDecisions = (
  before: readonly ResolvedProfile[],
  after: readonly ResolvedProfile[],
  decisions: readonly StaffDecision[],
): Traced => {
  const [earlier, later] = [openIds(before), openIds(after)]
  const there = new Set(after.map(({ id }) => id))
  const known = new Set(before.map(({ id }) => id))
  const decided = groupDecisions(decisions, later)
  const redirects = before.flatMap((profile) => {
    const observation = firstOf(profile)
    const mergedInto = later(observation)
    return there.has(profile.id) || mergedInto === undefined
      ? []
      : [{ id: profile.id, mergedInto, observation, decisions: decided.get(mergedInto) ?? [] }]
  })
  const splits = after.flatMap((profile): (readonly [string, string])[] => {
    const from = earlier(firstOf(profile))
    return known.has(profile.id) || from === undefined ? [] : [[profile.id, from]]
  })
  return { redirects, splits: new Map(splits) }
}

const firstOf = ({ observations }: ResolvedProfile): string => observations[0]?.id ?? ''

const openIds = (profiles: readonly ResolvedProfile[]) => {
  const ids = new Map(
    profiles.flatMap(({ id, observations }) => observations.map((one) => [one.id, id] as const)),
  )
  return (observation: string): string | undefined => ids.get(observation)
}

/** By profile, the ids of the decisions on its observations. */
const groupDecisions = (
  decisions: readonly StaffDecision[],
  find: (observation: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> => {
  const grouped = new Map<string, string[]>()
  for (const { id, one, other } of decisions)
    for (const profile of new Set([find(one), find(other)]))
      if (profile !== undefined) grouped.getOrInsertComputed(profile, () => []).push(id)
  return grouped
}
