import { congressOn } from '../congress-days.ts'
import { dayOf } from './day-of.ts'
import { findLegislator, findNewestTerm } from './find-legislator.ts'
import type { PersonFacts } from './person-facts.ts'

/** Whether the person held a seat when the newest source that tells was retrieved. */
export const isCurrent = (person: PersonFacts): boolean => {
  const fact = findLegislator(person)
  const term = fact && findNewestTerm(fact)
  if (fact !== undefined && term !== undefined) return term.start <= dayOf(fact) && dayOf(fact) < term.end
  if (person.lines.length > 0)
    return person.lines.some(({ source }) => /legislators-current/.test(source.url))
  const sits = congressOn(person.today)
  return (
    person.senate.some((one) => congressOn(dayOf(one)) === sits) ||
    person.clerk.some(({ draft }) => draft.congress === sits)
  )
}
