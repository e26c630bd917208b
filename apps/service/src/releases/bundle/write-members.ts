import type { MemberDraft, MemberTerm } from '../../publishers/index.ts'
import { formatCsvLine } from '../../platform/index.ts'
import type { ReleaseContents } from '../build/read-contents.ts'
import { date, integer, sourceDigest, text } from './columns.ts'
import { codesOf } from './field-facts.ts'
import type { FileSet } from './file-set.ts'
import { formatHeader, type Table } from './table.ts'

type MemberRow = MemberDraft & MemberTerm & { readonly source: string }

/** members.csv: whom the lists of members name, a line for each term. */
export const MEMBERS: Table<MemberRow> = {
  columns: [
    text<MemberRow>('bioguide', 'Bioguide id, as in the requestors of records.', (row) => row.bioguide, {
      required: true,
    }),
    text('name', 'Name of the member.', (row) => row.name),
    text('chamber', 'Chamber of the term.', (row) => row.chamber, codesOf('chamber')),
    text('state', 'State of the term.', (row) => row.state, codesOf('state')),
    integer('district', 'House: 0 at large. Empty in the Senate.', (row) => row.district),
    text('party', 'Party, as the list has it.', (row) => row.party),
    date('from', 'First day of the term.', (row) => row.from),
    date('to', 'Last day of the term, or the day on which it would end.', (row) => row.to),
    sourceDigest('source_sha256', 'SHA-256 of the list.', (row) => row.source),
  ],
}

/** Every person that a list names, with each term. A person is one row of the list, and counts as one. */
export const writeMembers = (
  files: FileSet,
  { staging, staged }: ReleaseContents,
  published: Map<number, number>,
): void => {
  const sources = new Map(staged.map(({ number, source }) => [number, source.sha256]))
  const file = files.open('data/members.csv')
  file.write(formatHeader(MEMBERS.columns))
  for (const { source: number, body } of staging.prepare(SELECT).iterate()) {
    // Bodies are written by the row store alone.
    const member = JSON.parse(String(body)) as MemberDraft
    const source = sources.get(Number(number)) ?? ''
    for (const term of member.terms)
      file.write(formatCsvLine(MEMBERS.columns.map(({ valueOf }) => valueOf({ ...member, ...term, source }))))
    published.set(Number(number), (published.get(Number(number)) ?? 0) + 1)
  }
  file.close()
}

const SELECT = `select source, body from members order by body ->> 'bioguide', source, row`
