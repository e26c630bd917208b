import { namesOf, SourceDocument, type SourceKind } from '@rotunda/contract'
import type { Table } from '../../../tables/index.ts'
import { rowColumns } from '../../families/index.ts'

const makeTable = (name: string): Table<SourceDocument> => ({
  name,
  schema: SourceDocument,
  idOf: ({ id }) => id,
  orderOf: ({ publisher, title, id }) => [publisher, title, id].join('\u0001'),
  columns: {
    kind: { kind: 'values', of: ({ kinds }) => kinds, filter: {}, dimension: true },
    publisher: {
      kind: 'value',
      of: ({ publisher }) => publisher,
      filter: { folded: true, refuseUnknown: true },
      sort: 'publisher',
      dimension: true,
    },
    retrieved_at: { kind: 'ranked', of: ({ retrieved_at }) => retrieved_at, sort: 'retrieved_at' },
    published_at: { kind: 'ranked', of: ({ published_at }) => published_at, sort: 'published_at' },
    period_end: { kind: 'ranked', of: ({ period_end }) => period_end, sort: 'period_end' },
    last_changed_at: {
      kind: 'instant',
      of: ({ last_changed_at }) => last_changed_at,
      since: 'changed_since',
    },
  },
  textsOf: ({ publisher, title, url }) => [publisher, title, url],
  flat: FLAT,
})

const FLAT: Table<SourceDocument>['flat'] = rowColumns<SourceDocument>(SourceDocument)

/** Documents behind the tables of staff, members and committees; of the history of members; and of hearings. */
export const SOURCES = makeTable('sources')
export const HISTORICAL_SOURCES = makeTable('historical-sources')
export const HEARING_SOURCES = makeTable('hearing-sources')

/** Table that lists the documents of a kind. */
export const TABLE_OF: Readonly<Record<SourceKind, Table<SourceDocument>>> = {
  payroll: SOURCES,
  member_api: SOURCES,
  committee_api: SOURCES,
  member_history: HISTORICAL_SOURCES,
  hearing: HEARING_SOURCES,
}

/** Kinds of documents that each table lists. */
export const DOCUMENT_TABLES: Readonly<Record<string, readonly SourceKind[]>> = Object.fromEntries(
  [SOURCES, HISTORICAL_SOURCES, HEARING_SOURCES].map((table) => [
    table.name,
    namesOf(TABLE_OF).filter((kind) => TABLE_OF[kind] === table),
  ]),
)

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

/** Kind of the documents behind a table. */
export const kindOf = (table: string): SourceKind => {
  const kind = KINDS[table]
  if (kind === undefined) throw new Error(`no kind of source documents for the table ${table}`)
  return kind
}
