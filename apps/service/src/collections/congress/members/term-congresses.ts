import { listCongresses } from '../congress-days.ts'
import type { PersonFacts } from './person-facts.ts'
import { findLegislator } from './seat-of.ts'

/** The Congresses in which the person served, as terms, lists of one Congress and Congress.gov say; oldest first. */
export const listTermCongresses = (person: PersonFacts): readonly number[] => {
  const terms = findLegislator(person)?.draft.terms ?? []
  const all = [
    ...terms.flatMap(({ start, end }) => listCongresses(start, end)),
    ...person.clerk.map(({ draft }) => draft.congress),
    ...person.congressGov.flatMap(({ draft }) => draft.terms.flatMap(({ congress }) => congress ?? [])),
  ]
  return [...new Set(all)].sort((one, other) => one - other)
}
