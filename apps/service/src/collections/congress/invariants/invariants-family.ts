import type { Family } from '../family.ts'
import { checkInvariant } from './check-invariant.ts'
import { COMMITTEE_INVARIANTS } from './committee-invariants.ts'
import type { CheckedRow, Invariant, Rows } from './invariant.ts'
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
  check: (_facts, staging) => {
    const rows: Rows = {
      *list<Row extends CheckedRow>(table: string) {
        // A row of the table has its fields.
        for (const { body } of staging.listRows(table)) yield body as unknown as Row
      },
    }
    return INVARIANTS.map((invariant) => checkInvariant(invariant, rows))
  },
}
