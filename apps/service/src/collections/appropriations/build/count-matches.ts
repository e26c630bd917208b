import type { FullRecord, MemberMatch, RecordDataset, Stage } from '@rotunda/contract'

/** Numbers of requestors that were identified as members by this rule, or were not. */
export type MatchCount = {
  readonly dataset: RecordDataset
  readonly stage: Stage
  readonly match: MemberMatch
  readonly requestors: number
}

export type MatchCounter = {
  add(record: FullRecord): void
  /** By dataset, stage and match. */
  list(): MatchCount[]
}

export const makeMatchCounter = (): MatchCounter => {
  const counts = new Map<string, MatchCount>()
  return {
    add: ({ dataset, stage, requestors }) => {
      for (const { match } of requestors) {
        const key = `${dataset} ${stage} ${match}`
        counts.set(key, { dataset, stage, match, requestors: (counts.get(key)?.requestors ?? 0) + 1 })
      }
    },
    list: () => [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count),
  }
}

/** Reads the match counts of a build. */
export const readMatches = (counts: Readonly<Record<string, unknown>>): readonly MatchCount[] =>
  // Put there by the steps of this collection alone.
  counts['requestors'] as readonly MatchCount[]
