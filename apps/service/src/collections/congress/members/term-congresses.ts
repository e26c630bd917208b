import { congressOn, listCongresses } from '../congress-days.ts'
import type { PersonFacts } from './person-facts.ts'
import { dayOf } from './day-of.ts'
import { findLegislator } from './find-legislator.ts'

/** The Congresses in which the person served so far, as terms, lists of one Congress and Congress.gov say; oldest first. */
export const listTermCongresses = (person: PersonFacts): readonly number[] => {
  const entry = findLegislator(person)
  const terms = entry?.draft.terms ?? []
  const newest = entry ? congressOn(dayOf(entry)) : Infinity
  const all = [
    ...terms.flatMap(({ start, end }) => listCongresses(start, end)).filter((one) => one <= newest),
    ...person.clerk.map(({ draft }) => draft.congress),
    ...(person.standing.chamber === undefined ? [] : [congressOn(person.standing.day)]),
    ...person.congressGov.flatMap(({ draft }) => draft.terms.flatMap(({ congress }) => congress ?? [])),
  ]
  return [...new Set(all)].sort((one, other) => one - other)
}
