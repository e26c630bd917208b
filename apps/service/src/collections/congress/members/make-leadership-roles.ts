import type { Conflict } from '@rotunda/contract'
import type { LeadershipRole, LegislatorDraft } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { listCongresses } from '../congress-days.ts'
import { makeRole, NO_ROLE, type MadeRole } from './made-role.ts'
import type { PersonFacts } from './person-facts.ts'
import { dayOf } from './day-of.ts'
import { findLegislator } from './find-legislator.ts'
import { isCurrent } from './find-listed.ts'

/** Positions of leadership of a person. One without a last day had not ended when the list was retrieved. */
export const makeLeadershipRoles = (person: PersonFacts, name: string): readonly MadeRole[] => {
  const entry = findLegislator(person)
  if (entry === undefined) return []
  const today = dayOf(entry)
  return entry.draft.leadership.map((role, index) => {
    const { title, chamber, start, end } = role
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
      is_current: isCurrent(person) === true && start <= today && (end === null || today < end),
      conflicts: listConflicts(entry, role),
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

/** A list may give a senator a position in the House: a term on that day then contradicts the chamber. */
const listConflicts = ({ draft, source }: Fact<LegislatorDraft>, role: LeadershipRole): Conflict[] => {
  const terms = [role.start, role.end ?? role.start].flatMap((day) =>
    draft.terms.filter(({ start, end }) => start <= day && day <= end),
  )
  if (terms.length === 0 || terms.some(({ chamber }) => chamber === role.chamber)) return []
  const values = [role.chamber, ...new Set(terms.map(({ chamber }) => chamber))]
  return [{ field: 'chamber', values: values.map((value) => ({ value, source_id: source.sha256 })) }]
}
