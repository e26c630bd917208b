import type { SourcedRecord } from '@rotunda/contract'
import type { Columns } from '../../../tables/index.ts'

/** By these few rows are left to read. */
const COMPARED = ['stage', 'fiscal_year', 'member', 'subcommittee', 'account', 'recipient', 'title'] as const

/** Where the records are that may be the same row of the same document once more. */
export const findIdentical = (columns: Columns, { flags }: SourcedRecord, position: number): Uint32Array => {
  if (!flags.includes('identical_rows')) return new Uint32Array()
  const compared = COMPARED.map((name) => columns.get(name).codes)
  const found: number[] = []
  for (let at = 0; at < columns.size; at++)
    if (at !== position && compared.every((codes) => codes[at] === codes[position])) found.push(at)
  return Uint32Array.from(found)
}

/** Whether both say the same by the same document, wherever in it they stand. */
export const isIdentical = (one: SourcedRecord, other: SourcedRecord): boolean =>
  other.flags.includes('identical_rows') &&
  one.evidence[0]?.source === other.evidence[0]?.source &&
  JSON.stringify(withoutPlace(one)) === JSON.stringify(withoutPlace(other))

const withoutPlace = (record: SourcedRecord): Partial<SourcedRecord> => {
  const {
    id: _id,
    project: _project,
    evidence: _evidence,
    first_seen_at: _seen,
    changed_at: _at,
    ...said
  } = record
  return said
}
