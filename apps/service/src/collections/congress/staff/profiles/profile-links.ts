import type { StaffObservation } from '@rotunda/contract'
import type { StaffDecision } from '../../../../publishers/congress/index.ts'
import type { LinkedObservation } from './list-profiles.ts'
import { METHOD } from './method.ts'

/**
 * The profile of each staged row, with the reason. In columns, and put on the rows as they are written: to change a million
 * bodies in the staging file takes longer than the resolver does.
 */
export type ProfileLinks = {
  /** Profiles are numbered from 1. */
  name(profile: number, id: string): void
  add(row: number, profile: number, by: LinkedObservation['by']): void
  /** A row without a profile stays as it is. */
  put(observation: Pick<StaffObservation, 'profile_id' | 'match'>, row: number): void
}

export const makeProfileLinks = (lastRow: number): ProfileLinks => {
  const ids: string[] = []
  const profiles = new Int32Array(lastRow + 1)
  // NaN where there is none.
  const weights = new Float64Array(lastRow + 1)
  const decided = new Map<number, StaffDecision>()
  return {
    name: (profile, id) => void (ids[profile] = id),
    add: (row, profile, by) => {
      profiles[row] = profile
      weights[row] = typeof by === 'number' ? by : Number.NaN
      if (typeof by === 'object' && by !== null) decided.set(row, by)
    },
    put: (observation, row) => {
      const id = ids[profiles[row] ?? 0]
      if (id === undefined) return
      observation.profile_id = id
      observation.match = describeMatch(decided.get(row), weights[row])
    },
  }
}

const describeMatch = (
  decision: StaffDecision | undefined,
  weight: number = Number.NaN,
): StaffObservation['match'] =>
  decision === undefined
    ? {
        method: METHOD.version,
        weight: Number.isNaN(weight) ? null : weight,
        band: 'auto',
        decided_by: 'method',
        decided_at: null,
      }
    : {
        method: METHOD.version,
        weight: null,
        band: 'decided',
        decided_by: decision.decided_by,
        decided_at: decision.decided_at,
      }
