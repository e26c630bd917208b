import type { ClerkMemberDraft } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import { congressOn } from '../congress-days.ts'
import type { ChamberState } from './decide-chamber.ts'
import { listRefusedDays, makeRole, NO_ROLE, titleOfTerm, type MadeRole } from './made-role.ts'
import { nameSeat } from '../seat-names.ts'

/** Seats of the House without a member, in each list of the Clerk. */
export function* makeVacancies(
  clerk: Iterable<Fact<ClerkMemberDraft>>,
  house: ChamberState,
): Generator<MadeRole> {
  for (const fact of clerk) if (fact.draft.bioguide === null) yield makeVacancy(fact, isVacant(fact, house))
}

/** Whether the seat is vacant in the list that decides, and no source has filled it since. */
const isVacant = (
  { draft, source }: Fact<ClerkMemberDraft>,
  { whole, holders, day }: ChamberState,
): boolean => {
  if (holders.has(nameSeat({ ...draft, chamber: 'House', senate_class: null }) ?? '')) return false
  return whole === undefined ? draft.congress === congressOn(day) : whole.source.sha256 === source.sha256
}

const makeVacancy = (fact: Fact<ClerkMemberDraft>, is_current: boolean): MadeRole => {
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
    is_current,
    note: footnote,
    conflicts: listRefusedDays(fact, { vacated_on: 'start' }),
  }
  return makeRole(body, [congress, state, district], [fact])
}
