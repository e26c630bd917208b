import type { LegislatorDraft, LegislatorTerm } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { GatheredPerson } from './facts.ts'

/** The entry of the lists of members that counts: who is in both lists, as happens, has the longer one. */
export const findLegislator = ({
  legislators,
}: Pick<GatheredPerson, 'legislators'>): Fact<LegislatorDraft> | undefined =>
  legislators.toSorted((one, other) => other.draft.terms.length - one.draft.terms.length)[0]

/** The term that began last. */
export const findNewestTerm = ({ draft }: Fact<LegislatorDraft>): LegislatorTerm | undefined =>
  draft.terms.toSorted((one, other) => (one.start < other.start ? 1 : -1))[0]

/** The party on a day of the term. */
export const partyOn = (term: LegislatorTerm, day: string): string | null => {
  const stretch = term.affiliations.find(({ start, end }) => start <= day && day <= end)
  return stretch?.party ?? term.party
}

/** The newest of several statements, by what says how new each is. */
export const newestOf = <One>(facts: readonly One[], ageOf: (fact: One) => string): One | undefined =>
  facts.toSorted((one, other) => (ageOf(one) < ageOf(other) ? 1 : -1))[0]
