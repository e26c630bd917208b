import type { VoteviewMemberDraft } from '../../../publishers/congress/index.ts'
import type { ServiceNeeds } from './service-needs.ts'

/** Voteview’s numbers for seats at large in States with several, and for districts that are not known. */
const UNKNOWN_DISTRICTS: readonly (number | null)[] = [98, 99]

/** The district of a row of Voteview: 0 at large, null where it is not known. */
export const readDistrict = (
  { congress, state, district }: VoteviewMemberDraft,
  { atLarge }: Pick<ServiceNeeds, 'atLarge'>,
): number | null => {
  if (UNKNOWN_DISTRICTS.includes(district)) return null
  return district === 1 && atLarge.has(`${congress}/${state}`) ? 0 : district
}
