import { listCongresses } from '../congress-days.ts'
import { makeRole, NO_ROLE, type MadeRole } from './made-role.ts'
import type { PersonFacts } from './person-facts.ts'
import { dayOf } from './day-of.ts'
import { findLegislator } from './find-legislator.ts'

/** Positions of leadership of a person. One without a last day had not ended when the list was retrieved. */
export const makeLeadershipRoles = (person: PersonFacts, name: string): readonly MadeRole[] => {
  const entry = findLegislator(person)
  if (entry === undefined) return []
  const today = dayOf(entry)
  return entry.draft.leadership.map(({ title, chamber, start, end }, index) => {
    const congresses = [...listCongresses(start, end ?? (today > start ? today : start))]
    const body = {
      ...NO_ROLE,
      member_id: person.bioguide,
      name,
      kind: 'leadership' as const,
      chamber,
      title,
      start,
      start_basis: 'published' as const,
      end,
      end_basis: basisOf(end, today),
      congresses,
      is_current: start <= today && (end === null || today < end),
      conflicts: [],
    }
    // A list may have one position twice from the same day, with two last days.
    const before = entry.draft.leadership
      .slice(0, index)
      .filter((one) => one.title === title && one.start === start).length
    return makeRole(body, [chamber, title, start, before], [entry])
  })
}

const basisOf = (end: string | null, today: string): 'open' | 'published' | 'scheduled' => {
  if (end === null) return 'open'
  return end > today ? 'scheduled' : 'published'
}
