import type { ServiceNeeds } from '../history/service-needs.ts'
import { makeExecutiveRoles } from './make-executive-roles.ts'
import { makeLeadershipRoles } from './make-leadership-roles.ts'
import { makeTermRoles } from './make-term-roles.ts'
import type { MadeRole } from './made-role.ts'
import type { PersonFacts } from './person-facts.ts'
import { displayNameOf, readPersonName } from './person-names.ts'
import { describeClash } from './said-names.ts'

/**
 * The roles of a person with their days, each as a row of /member-roles. Where lists have several names beside the id,
 * each row says so: it may be of another person.
 */
export const makeRoles = (person: PersonFacts, needs: ServiceNeeds): readonly MadeRole[] => {
  const name = displayNameOf(readPersonName(person))
  const roles = [
    ...makeTermRoles(person, name, needs),
    ...makeLeadershipRoles(person, name),
    ...person.executives.flatMap((fact) => makeExecutiveRoles(fact, person.bioguide)),
  ]
  if (person.clash.length === 0) return roles
  const conflicts = describeClash('member_id', person.clash)
  return roles.map((role) => ({
    ...role,
    body: { ...role.body, conflicts: [...conflicts, ...role.body.conflicts] },
    from: [...role.from, ...person.clash.map(({ fact }) => fact)],
  }))
}
