import { dayOf } from '../day-of.ts'
import type { AssignmentGroup } from './group-assignments.ts'

/**
 * Whether an assignment runs: it is of the Congress of today, has no last day, and the newest source of its committee
 * has it.
 */
export const openCurrent = (
  groups: readonly AssignmentGroup[],
  congress: number,
): ((group: AssignmentGroup) => boolean) => {
  const newest = new Map<string, string>()
  const ofToday = groups.filter((group) => group.congress === congress)
  for (const { committee_id, seats } of ofToday)
    for (const { code, as_of } of seats) {
      const key = committee_id ?? code
      if (as_of > (newest.get(key) ?? '')) newest.set(key, as_of)
    }
  return (group) => {
    const { committee_id, spell, seats } = group
    if (group.congress !== congress || (spell !== undefined && spell.draft.end !== null)) return false
    const key = committee_id ?? spell?.draft.code ?? seats[0]?.code ?? ''
    const days = [...(spell ? [dayOf(spell)] : []), ...seats.map(({ as_of }) => as_of)]
    return days.some((day) => day >= (newest.get(key) ?? ''))
  }
}
