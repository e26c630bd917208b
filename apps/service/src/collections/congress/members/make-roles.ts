import { makeExecutiveRoles } from './make-executive-roles.ts'
import { makeLeadershipRoles } from './make-leadership-roles.ts'
import { makeTermRoles } from './make-term-roles.ts'
import type { MadeRole } from './made-role.ts'
import type { PersonFacts } from './person-facts.ts'
import { displayNameOf, readPersonName } from './person-names.ts'

/** The roles of a person with their days, each as a row of /member-roles. */
export const makeRoles = (person: PersonFacts): readonly MadeRole[] => {
  const name = displayNameOf(readPersonName(person))
  return [
    ...makeTermRoles(person, name),
    ...makeLeadershipRoles(person, name),
    ...person.executives.flatMap((fact) => makeExecutiveRoles(fact, person.bioguide)),
  ]
}
