import type { ClerkMemberDraft, SenatorDraft } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { congressOn } from '../congress-days.ts'
import { runsOn } from './chamber-lists.ts'
import { findLegislator, newestOf } from './find-legislator.ts'
import type { PersonFacts } from './person-facts.ts'

/** A seat in the list of the chamber whose term no entry has. */
export type Listed =
  | { readonly chamber: 'House'; readonly fact: Fact<ClerkMemberDraft> }
  | { readonly chamber: 'Senate'; readonly fact: Fact<SenatorDraft> }

export const findListed = (person: PersonFacts): Listed | undefined => {
  const { chamber, day } = person.standing
  const terms = findLegislator(person)?.draft.terms ?? []
  if (chamber === undefined || terms.some((term) => term.chamber === chamber && runsOn(term, day)))
    return undefined
  if (chamber === 'Senate') {
    const [fact] = person.senate
    return fact && { chamber, fact }
  }
  const fact = newestOf(
    person.clerk.filter(({ draft }) => draft.congress === congressOn(day)),
    ({ draft }) => draft.published_on,
  )
  return fact && { chamber, fact }
}

/**
 * Whether the person holds a seat, by the newest list of the chamber that accounts for all of them; null if it is
 * unknown.
 */
export const isCurrent = ({ standing }: Pick<PersonFacts, 'standing'>): boolean | null =>
  standing.unread === undefined ? standing.chamber !== undefined : null
