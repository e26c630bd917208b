import type { ExecutiveDraft } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { listCongresses } from '../congress-days.ts'
import { makeRole, NO_ROLE, type MadeRole } from './made-role.ts'
import { displayNameOf } from './person-names.ts'
import { dayOf } from './day-of.ts'

/** Terms as President and as Vice President. Who never was in Congress has no Bioguide id. */
export const makeExecutiveRoles = (
  fact: Fact<ExecutiveDraft>,
  member_id: string | null,
): readonly MadeRole[] => {
  const today = dayOf(fact)
  const name = displayNameOf(fact.draft.name)
  return fact.draft.terms.map(({ office, start, end, party, how }) => {
    const body = {
      ...NO_ROLE,
      member_id,
      name,
      kind: 'executive' as const,
      title: office,
      party,
      start,
      start_basis: 'published' as const,
      end,
      end_basis: end > today ? ('scheduled' as const) : ('published' as const),
      how,
      congresses: [...listCongresses(start, end)],
      is_current: start <= today && today < end,
      conflicts: [],
    }
    return makeRole(body, [office, start, fact.draft.ids['govtrack'] ?? name], [fact])
  })
}
