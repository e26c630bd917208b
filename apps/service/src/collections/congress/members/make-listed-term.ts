import { congressOn } from '../congress-days.ts'
import { namePartyOf } from '../seat-names.ts'
import { findListed, type Listed } from './find-listed.ts'
import { listStandingConflicts, listStandingOrigins } from './find-standing.ts'
import { listRefusedDays, makeRole, NO_ROLE, titleOfTerm, type MadeRole, type RoleBody } from './made-role.ts'
import type { PersonFacts } from './person-facts.ts'

/** A term that only the list of the chamber has: the list gives the seat, and no day of the term. */
export const makeListedTerm = (person: PersonFacts, name: string): readonly MadeRole[] => {
  const listed = findListed(person)
  if (listed === undefined) return []
  const { day } = person.standing
  const body: RoleBody = {
    ...NO_ROLE,
    ...readSeat(listed),
    member_id: person.bioguide,
    name,
    kind: 'term',
    chamber: listed.chamber,
    title: titleOfTerm(listed.chamber, listed.fact.draft.state, day),
    state: listed.fact.draft.state,
    party: listed.fact.draft.party && namePartyOf(listed.fact.draft.party),
    start: null,
    start_basis: 'unknown',
    end: null,
    end_basis: 'open',
    congresses: [congressOn(day)],
    is_current: true,
    conflicts: [...listStandingConflicts(person.standing, 'is_current'), ...listDays(listed)],
  }
  const from = [listed.fact, ...listStandingOrigins(person.standing, 'is_current')]
  return [
    makeRole(body, [listed.chamber, body.state, body.district ?? body.senate_class], from, ['listed_alone']),
  ]
}

const readSeat = (
  listed: Listed,
): Pick<RoleBody, 'district' | 'elected_on' | 'senate_class' | 'sworn_on'> => {
  if (listed.chamber === 'Senate')
    return { district: null, senate_class: listed.fact.draft.senate_class, elected_on: null, sworn_on: null }
  const { district, elected_on, sworn_on } = listed.fact.draft
  return { district, senate_class: null, elected_on, sworn_on }
}

const listDays = (listed: Listed) =>
  listed.chamber === 'House'
    ? listRefusedDays(listed.fact, { elected_on: 'elected_on', sworn_on: 'sworn_on' })
    : []
