import type { Origin } from '../../../releases/index.ts'
import { congressOn } from '../congress-days.ts'
import type { Change } from '../dates-of.ts'
import type { FactKind, Facts } from '../family.ts'
import { CLERK_COMMITTEES, CLERK_MEMBERS } from '../members/facts.ts'
import { dayOf } from './day-of.ts'
import { COMMITTEE_ENTRIES, COMMITTEE_ROSTERS, COMMITTEE_SPELLS, CONGRESS_GOV_COMMITTEES } from './facts.ts'

/** The present, as far as documents on committees tell. */
export type Today = {
  /** The Congress that sat when the newest of them was retrieved; 0 where there is none. */
  readonly congress: number
  /** That a later Congress sat, by the first document that shows it: then nothing of this one was current any more. */
  turnAfter(congress: number): readonly Change[]
}

const KINDS: readonly FactKind<never>[] = [
  COMMITTEE_ENTRIES,
  COMMITTEE_ROSTERS,
  COMMITTEE_SPELLS,
  CONGRESS_GOV_COMMITTEES,
  CLERK_COMMITTEES,
  CLERK_MEMBERS,
]

export const findToday = (facts: Facts): Today => {
  const firsts = new Map<number, string>()
  for (const fact of KINDS.flatMap((kind) => [...facts.list(kind)])) {
    const congress = congressOn(dayOf(fact))
    const seen = seenIn(congress, fact)
    if (seen < (firsts.get(congress) ?? '9')) firsts.set(congress, seen)
  }
  return {
    congress: Math.max(0, ...firsts.keys()),
    turnAfter: (congress) => {
      const later = [...firsts].filter(([other]) => other > congress).map(([, seen]) => seen)
      return later
        .sort()
        .slice(0, 1)
        .map((last_changed_at) => ({ last_changed_at }))
    },
  }
}

/** When the fact was first seen in that Congress: one that was seen before it shows it by its newest document. */
const seenIn = (congress: number, { first_seen_at, source }: Origin): string =>
  congressOn(first_seen_at.slice(0, 10)) === congress ? first_seen_at : source.retrieved_at
