import type { Finding } from '../../../releases/index.ts'
import type { Breach, Invariant, Rows } from './invariant.ts'

/** Rows that break the invariant without saying so in `conflicts` fail the check; the others are counted. */
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
