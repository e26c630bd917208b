import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../../../releases/index.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'
import { parseRole } from '../roster-seats.ts'

/** Finds conflicts of a group whose committee has another chair, or whose leader is of the wrong side. */
export type CompareChair = (group: AssignmentGroup) => readonly Conflict[]

/** Bodies with two chairs, one of each side. */
export const CHAIRED_BY_TWO: ReadonlySet<string> = new Set([
  // Caucus on International Narcotics Control.
  'SCNC00',
])

/** A leader of one side of a committee, as a source has it. */
type Lead = {
  readonly role: 'chair' | 'ranking_member'
  readonly name: string
  readonly side: string | null
  readonly fact: Origin
}

/** Side of each role. */
const SIDES = { chair: 'majority', ranking_member: 'minority' } as const

/** A committee has one chair today. The chair is of the majority, and the ranking member of the minority. */
export const openChairs = (current: readonly AssignmentGroup[]): CompareChair => {
  const chairs = current.flatMap((group) => {
    const [lead] = listLeads({
      ...group,
      seats: group.seats.slice(0, 1),
      spell: group.seats[0] ? undefined : group.spell,
    })
    return lead?.role === 'chair' ? [{ group, lead, committee: nameCommittee(group) }] : []
  })
  const byCommittee = Map.groupBy(chairs, ({ committee }) => committee)
  return (group) => {
    const committee = nameCommittee(group)
    if (CHAIRED_BY_TWO.has(committee)) return []
    const own = byCommittee.get(committee)?.find((one) => one.group === group)?.lead
    const rival = own && byCommittee.get(committee)?.find((one) => one.group !== group)?.lead
    const odd = listLeads(group).find(({ role, side }) => side !== null && side !== SIDES[role])
    return [
      ...(rival ? [describe('role', own, 'chair', `chair: ${rival.name}`, rival.fact)] : []),
      ...(odd ? [describe('side', odd, odd.side, SIDES[odd.role], odd.fact)] : []),
    ]
  }
}

const nameCommittee = ({ committee_id, spell, seats }: AssignmentGroup): string =>
  committee_id ?? spell?.draft.code ?? seats[0]?.code ?? ''

/** Leaders in a group: by the newest roster, then other rosters, then the spell. */
const listLeads = ({ spell, seats }: AssignmentGroup): readonly Lead[] => {
  const statements = [
    ...seats,
    ...(spell ? [{ ...spell.draft, role: parseRole(spell.draft.title ?? ''), fact: spell }] : []),
  ]
  return statements.flatMap(({ role, name, side, fact }) =>
    role === 'chair' || role === 'ranking_member' ? [{ role, name, side, fact }] : [],
  )
}

const describe = (
  field: string,
  lead: Lead,
  value: string | null,
  against: string,
  { source }: Origin,
): Conflict => ({
  field,
  values: [
    { value, source_id: lead.fact.source.sha256 },
    { value: against, source_id: source.sha256 },
  ],
})
