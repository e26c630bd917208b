import { congressOn } from '../congress-days.ts'
import type { Facts } from '../family.ts'
import { CLERK_MEMBERS, LEGISLATORS, SENATE_MEMBERS } from '../members/facts.ts'
import { isCurrent } from '../members/is-current.ts'
import { listSeatStatements } from '../members/list-seat-statements.ts'
import { findToday, gatherPeople } from '../members/person-facts.ts'
import { listOrigins } from '../members/person-names.ts'
import type { CurrentNeeds, Sitting } from './make/find-current.ts'

/** Who sits in each chamber, as far as lists of its members tell. */
export const openSitting = (facts: Facts): CurrentNeeds['findSitting'] => {
  const people = gatherPeople(facts)
  const congress = congressOn(findToday(facts))
  const hasAny = (kind: typeof LEGISLATORS | typeof SENATE_MEMBERS): boolean =>
    [...facts.list<object>(kind)].length > 0
  const told = {
    House:
      hasAny(LEGISLATORS) || [...facts.list(CLERK_MEMBERS)].some(({ draft }) => draft.congress === congress),
    Senate: hasAny(LEGISLATORS) || hasAny(SENATE_MEMBERS),
  }
  return (memberId, chamber): Sitting | undefined => {
    if (!told[chamber]) return undefined
    const person = people.get(memberId)
    if (person === undefined) return { sits: false, facts: [] }
    const [seat] = listSeatStatements(person)
    return { sits: isCurrent(person) && seat?.chamber === chamber, facts: listOrigins(person) }
  }
}
