import type { StaffObservation, StaffProfile } from '@rotunda/contract'
import type { CorrectionOutcome, LedgerCorrection } from '../../../../corrections/ledger/index.ts'
import { OBSERVATIONS } from '../../../../publishers/congress/index.ts'
import type { CorrectedRow, FindRow } from '../../../../releases/index.ts'
import { PROFILES } from '../profiles/staff-profiles.ts'
import { readDecided, type Decided } from './read-decided.ts'

/**
 * Says what the decisions on a profile would do in the next release, one outcome for each correction of the profile. The
 * row stays: only a build joins or parts profiles. `corrections` are all of the ledger, because a decision on another
 * profile can contradict one on this.
 */
export const fitDecisions = (
  row: StaffProfile,
  corrections: readonly LedgerCorrection[],
  find: FindRow,
): CorrectedRow => {
  const standing = new Map<string, Decided['decision']>()
  const outcomes = corrections.flatMap((correction) => {
    const decided = readDecided(correction)
    const outcome = fitDecision(row, correction, { standing, find })
    if (typeof decided === 'object' && correction.withdrawn === undefined && !standing.has(decided.pair))
      standing.set(decided.pair, decided.decision)
    return correction.record === row.id ? [outcome] : []
  })
  return { record: row, outcomes }
}

type Known = { readonly standing: ReadonlyMap<string, Decided['decision']>; readonly find: FindRow }

const fitDecision = (
  row: StaffProfile,
  correction: LedgerCorrection,
  { standing, find }: Known,
): CorrectionOutcome => {
  if (correction.withdrawn !== undefined) return 'withdrawn'
  const decided = readDecided(correction)
  if (typeof decided === 'string') return decided
  const before = standing.get(decided.pair)
  if (before !== undefined) return before === decided.decision ? 'already_so' : 'contradicted'
  const relation = findRelation(row, decided.other, find)
  if (relation === 'unknown') return 'not_a_value'
  return decided.decision === 'same' && relation === 'one_profile' ? 'already_so' : 'applied'
}

/** Compares the profile with another profile or payment of the release. */
const findRelation = (
  { id, resolution, merges }: StaffProfile,
  other: string,
  find: FindRow,
): 'one_profile' | 'two_profiles' | 'unknown' => {
  const own = [id, resolution.merged_into, ...merges.map(({ profile_id }) => profile_id)]
  if (own.includes(other)) return 'one_profile'
  // The release wrote the rows.
  const payment = find(OBSERVATIONS, other) as Pick<StaffObservation, 'profile_id'> | undefined
  // As above.
  const profile = find(PROFILES, other) as Pick<StaffProfile, 'id' | 'resolution'> | undefined
  const found = payment?.profile_id ?? profile?.resolution.merged_into ?? profile?.id
  if (found === undefined) return 'unknown'
  return own.includes(found) ? 'one_profile' : 'two_profiles'
}
