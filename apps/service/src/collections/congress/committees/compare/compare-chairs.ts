import type { Conflict } from '@rotunda/contract'
import type { Origin } from '../../../../releases/index.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'
import { parseRole } from '../parse-role.ts'

/** Whether others chair the committee too, and whether the chair is of the majority. */
export type CompareChair = (group: AssignmentGroup) => readonly Conflict[]

/** Bodies that two lead as chairs, one of each side. */
export const CHAIRED_BY_TWO: ReadonlySet<string> = new Set([
  // Caucus on International Narcotics Control.
  'SCNC00',
])

type Chair = { readonly name: string; readonly side: string | null; readonly fact: Origin }

/** A committee has one chair, who is of the majority; one that is over may have had several, one after another. */
export const openChairs = (current: readonly AssignmentGroup[]): CompareChair => {
  const chairs = new Map<AssignmentGroup, Chair>(
    current.flatMap((group) => {
      const chair = findChair(group)
      return chair === undefined || CHAIRED_BY_TWO.has(group.committee_id ?? '') ? [] : [[group, chair]]
    }),
  )
  const byCommittee = Map.groupBy(chairs.keys(), nameCommittee)
  return (group) => {
    const chair = chairs.get(group)
    if (chair === undefined) return []
    const rival = byCommittee.get(nameCommittee(group))?.find((one) => one !== group)
    const other = rival && chairs.get(rival)
    if (other !== undefined) return [describe('role', chair, 'chair', `chair: ${other.name}`, other.fact)]
    return chair.side === 'minority' ? [describe('side', chair, 'minority', 'majority', chair.fact)] : []
  }
}

const nameCommittee = ({ committee_id, spell, seats }: AssignmentGroup): string =>
  committee_id ?? spell?.draft.code ?? seats[0]?.code ?? ''

const findChair = ({ spell, seats: [seat] }: AssignmentGroup): Chair | undefined => {
  if (seat !== undefined) return seat.role === 'chair' ? seat : undefined
  if (spell === undefined || parseRole(spell.draft.title ?? '') !== 'chair') return undefined
  return { name: spell.draft.name, side: spell.draft.side, fact: spell }
}

const describe = (
  field: string,
  chair: Chair,
  value: string,
  against: string,
  { source }: Origin,
): Conflict => ({
  field,
  values: [
    { value, source_id: chair.fact.source.sha256 },
    { value: against, source_id: source.sha256 },
  ],
})
