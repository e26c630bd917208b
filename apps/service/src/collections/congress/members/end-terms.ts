import type { ClerkMemberDraft, LegislatorDraft, LegislatorTerm } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'

/** An entry whose terms end on the day on which, by the Clerk, the person left the seat, where it is before their end. */
export const endTerms = (
  fact: Fact<LegislatorDraft>,
  left: readonly Fact<ClerkMemberDraft>[],
): Fact<LegislatorDraft> => {
  if (left.length === 0) return fact
  const terms = fact.draft.terms.map((term) => {
    const end = left
      .map(({ draft }) => findEnd(term, draft))
      .find((day) => day !== undefined && day < term.end)
    return end === undefined ? term : { ...term, end }
  })
  return { ...fact, draft: { ...fact.draft, terms } }
}

/** The seat that shows on which day the term ended. */
export const findVacated = (
  term: LegislatorTerm,
  left: readonly Fact<ClerkMemberDraft>[],
): Fact<ClerkMemberDraft> | undefined => left.find(({ draft }) => findEnd(term, draft) === term.end)

const findEnd = (
  { chamber, state, district, start, end }: LegislatorTerm,
  seat: ClerkMemberDraft,
): string | undefined => {
  const day = seat.predecessor?.vacated_on ?? undefined
  const isSeat = chamber === 'House' && state === seat.state && district === seat.district
  return isSeat && day !== undefined && start <= day && day <= end ? day : undefined
}
