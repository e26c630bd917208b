import type { FactKind, Facts } from '../family.ts'
import { congressOn } from '../congress-days.ts'
import { CLERK_COMMITTEES, CLERK_MEMBERS } from '../members/facts.ts'
import { dayOf } from './day-of.ts'
import { COMMITTEE_ENTRIES, COMMITTEE_ROSTERS, COMMITTEE_SPELLS, CONGRESS_GOV_COMMITTEES } from './facts.ts'

const KINDS: readonly FactKind<never>[] = [
  COMMITTEE_ENTRIES,
  COMMITTEE_ROSTERS,
  COMMITTEE_SPELLS,
  CONGRESS_GOV_COMMITTEES,
  CLERK_COMMITTEES,
  CLERK_MEMBERS,
]

/** The Congress that sat when the newest document on committees was retrieved; 0 where there is none. */
export const findCongressOfToday = (facts: Facts): number => {
  const days = new Set(KINDS.flatMap((kind) => [...facts.list(kind)].map(dayOf)))
  const newest = [...days].sort().at(-1)
  return newest === undefined ? 0 : congressOn(newest)
}
