import type { Family } from '../family.ts'
import { checkInvariant } from './check-invariant.ts'
import { COMMITTEE_INVARIANTS } from './committee-invariants.ts'
import type { Invariant, Rows } from './invariant.ts'
import { KEPT } from './kept-rows.ts'
import { MEMBER_INVARIANTS } from './member-invariants.ts'
import { SEAT_INVARIANTS } from './seat-invariants.ts'

/** All promises, as a release checks them. */
export const INVARIANTS: readonly Invariant[] = [
  ...MEMBER_INVARIANTS,
  ...SEAT_INVARIANTS,
  ...COMMITTEE_INVARIANTS,
]

/** Checks of a release: what its rows say together can be so. It has no table of its own. */
export const INVARIANTS_FAMILY: Family = {
  tables: [],
  datasets: {},
  facts: [],
  publishers: [],
  notes: {},
  refusals: {},
  make: () => [],
  kept: KEPT,
  check: (_facts, _staging, written) => {
    // Each table has the rows that KEPT makes.
    const rows: Rows = { list: (table) => (written.get(table) ?? []) as readonly never[] }
    return INVARIANTS.map((invariant) => checkInvariant(invariant, rows))
  },
}
