import type { SourceKind } from '@rotunda/contract'

const KINDS: Readonly<Record<string, SourceKind>> = {
  'staff-observations': 'payroll',
  'staff-profiles': 'payroll',
  members: 'member_api',
  'member-roles': 'member_api',
  committees: 'committee_api',
  'committee-assignments': 'committee_api',
  'historical-members': 'member_history',
  'historical-service': 'member_history',
  meetings: 'hearing',
  'meeting-committees': 'hearing',
  'witness-appearances': 'hearing',
  'meeting-documents': 'hearing',
  'hearing-publications': 'hearing',
}

/** The purpose of the documents behind each table. */
export const kindOf = (table: string): SourceKind => {
  const kind = KINDS[table]
  if (kind === undefined) throw new Error(`no kind of source documents for the table ${table}`)
  return kind
}
