import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'

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
