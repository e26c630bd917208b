import { FullRecord } from '@rotunda/contract'
import type { MemberDraft, MemberTerm } from '../../../publishers/appropriations/index.ts'
import { codesOf, columns, type SideTable, type BundleColumn } from '../../../releases/index.ts'
import { MEANINGS } from '../codes.ts'

const { date, integer, sourceDigest, text } = columns
const { chamber, state } = FullRecord.properties

export type MemberLine = MemberDraft & MemberTerm & { readonly source: string }

/** members.csv: the members in the lists, a line for each term. */
const COLUMNS: readonly BundleColumn<MemberLine>[] = [
  text<MemberLine>('bioguide', 'Bioguide id, as in the requestors of records.', (row) => row.bioguide, {
    required: true,
  }),
  text('name', 'Name of the member.', (row) => row.name),
  text('chamber', 'Chamber of the term.', (row) => row.chamber, codesOf('chamber', chamber, MEANINGS)),
  text('state', 'State of the term.', (row) => row.state, codesOf('state', state, MEANINGS)),
  integer('district', 'House district, 0 at large. Empty in the Senate.', (row) => row.district),
  text('party', 'Party, as the list gives it.', (row) => row.party),
  date('from', 'First day of the term.', (row) => row.from),
  date('to', 'Last day of the term, or its scheduled end.', (row) => row.to),
  sourceDigest('source_sha256', 'SHA-256 of the list.', (row) => row.source),
]

/** Every person that a list names, with each term. A person is one row of the list, and counts as one. */
export const MEMBERS: SideTable<MemberDraft, MemberLine> = {
  file: 'members.csv',
  columns: COLUMNS,
  key: 'bioguide',
  orderOf: ({ bioguide }) => bioguide,
  linesOf: (member, { sha256 }) => member.terms.map((term) => ({ ...member, ...term, source: sha256 })),
}
