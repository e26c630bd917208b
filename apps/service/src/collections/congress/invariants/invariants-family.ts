import type { Finding } from '../../../releases/index.ts'
import type { Family } from '../../families/index.ts'
import { COMMITTEE_INVARIANTS } from './committee-invariants.ts'
import { KEPT, type Breach, type Invariant, type Rows } from './invariant.ts'
import { MEMBER_INVARIANTS } from './member-invariants.ts'
import { SEAT_INVARIANTS } from './seat-invariants.ts'

/** All promises, as a release checks them. */
export const INVARIANTS: readonly Invariant[] = [
  ...MEMBER_INVARIANTS,
  ...SEAT_INVARIANTS,
  ...COMMITTEE_INVARIANTS,
]

/** Checks that the rows of a release do not contradict each other. The family has no table. */
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

/** Checks one invariant. Rows that break it without saying so in `conflicts` fail the check; the others are counted. */
export const checkInvariant = ({ name, sentence, find }: Invariant, rows: Rows): Finding => {
  const broken = [...find(rows)]
  const silent = broken.filter((breach) => !isFlagged(breach))
  const flagged = new Set(broken.filter(isFlagged).map(({ table, row }) => `${table} ${row.id}`)).size
  const counted = flagged === 0 ? '' : ` Rows that break it and say so in conflicts: ${flagged}.`
  return { name, rule: `${sentence}${counted}`, faults: [...new Set(silent.map(describe))] }
}

const isFlagged = ({ row, fields }: Breach): boolean =>
  (row.conflicts ?? []).some(({ field }) => fields.includes(field))

const describe = ({ table, row, says }: Breach): string => `${table} ${row.id}: ${says}`
