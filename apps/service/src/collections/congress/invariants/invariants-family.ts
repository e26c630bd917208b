import type { RowFields } from '@rotunda/contract'
import type { Staging } from '../../../releases/index.ts'
import type { Family } from '../family.ts'
import { checkInvariant } from './check-invariant.ts'
import { COMMITTEE_INVARIANTS } from './committee-invariants.ts'
import type { Invariant, Rows } from './invariant.ts'
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
    const read = new Map<string, readonly unknown[]>()
    const rows: Rows = {
      list: (table) =>
        // Each check names the type that rows of its table have.
        read.getOrInsertComputed(table, () => [...readRows(staging, table)]) as readonly never[],
    }
    return INVARIANTS.map((invariant) => checkInvariant(invariant, rows))
  },
}

/** Rows of a table, read once for all checks, without the parts that no check asks for and that weigh most. */
function* readRows(staging: Staging, table: string): Generator<object> {
  for (const { body } of staging.listRows(table)) {
    const { coverage_notes: _notes, contact: _contact, ids: _ids, sources, ...checked } = body
    // Rows that were made have sources.
    const retrievals = sources as RowFields['sources']
    yield { ...checked, sources: retrievals.map(({ retrieved_at }) => ({ retrieved_at })) }
  }
}
