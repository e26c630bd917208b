import type { ClerkMemberDraft } from '../../../publishers/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { congressOn } from '../congress-days.ts'
import { makeRole, NO_ROLE, type MadeRole } from './made-role.ts'
import { titleOfTerm } from './role-title.ts'

/** Seats of the House without a member, in each list of the Clerk. */
export function* makeVacancies(clerk: Iterable<Fact<ClerkMemberDraft>>, today: string): Generator<MadeRole> {
  for (const fact of clerk) if (fact.draft.bioguide === null) yield makeVacancy(fact, today)
}

const makeVacancy = (fact: Fact<ClerkMemberDraft>, today: string): MadeRole => {
  const { congress, state, district, footnote, predecessor, published_on } = fact.draft
  const start = predecessor?.vacated_on ?? null
  const body = {
    ...NO_ROLE,
    member_id: null,
    name: 'Vacant',
    kind: 'vacancy' as const,
    chamber: 'House' as const,
    title: titleOfTerm('House', state, published_on),
    state,
    district,
    start,
    start_basis: start === null ? ('unknown' as const) : ('published' as const),
    end: null,
    end_basis: 'open' as const,
    congresses: [congress],
    is_current: congress === congressOn(today),
    note: footnote,
    conflicts: [],
  }
  return makeRole(body, [congress, state, district], [fact])
}
