import {
  RECENT_PARTIES,
  type LegislatorDraft,
  type LegislatorTerm,
} from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { GatheredPerson } from './facts.ts'

/** The entry that counts: a person who is in both lists of members, as happens, has the longer one. */
export const findLegislator = ({
  legislators,
}: Pick<GatheredPerson, 'legislators'>): Fact<LegislatorDraft> | undefined =>
  legislators.toSorted((a, b) => b.draft.terms.length - a.draft.terms.length)[0]

/** The term that began last. */
export const findNewestTerm = ({ draft }: Fact<LegislatorDraft>): LegislatorTerm | undefined =>
  draft.terms.toSorted((a, b) => (a.start < b.start ? 1 : -1))[0]

/** The party on a day of the term. */
export const partyOn = (term: LegislatorTerm, day: string): string | null => {
  const stretch = term.affiliations.find(({ start, end }) => start <= day && day <= end)
  return stretch?.party ?? term.party
}

/**
 * Whether the term has a party or a caucus that the lists do not have. Parties before 1971 were many, and had local names: an
 * unknown name of that time may be right.
 */
export const isPartyUnknown = ({ start, party, caucus = null, affiliations = [] }: DatedParty): boolean =>
  start >= '1971' &&
  [party, caucus, ...affiliations.flatMap((stretch) => [stretch.party, stretch.caucus])].some(
    (name) => name !== null && !RECENT_PARTIES.has(name),
  )

type DatedParty = Pick<LegislatorTerm, 'start' | 'party'> &
  Partial<Pick<LegislatorTerm, 'affiliations' | 'caucus'>>

/** The newest of several statements, by the day that `ageOf` reads. */
export const newestOf = <One>(facts: readonly One[], ageOf: (fact: One) => string): One | undefined =>
  facts.toSorted((a, b) => (ageOf(a) < ageOf(b) ? 1 : -1))[0]
