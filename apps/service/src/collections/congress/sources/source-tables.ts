import { namesOf, SourceDocument, type SourceKind } from '@rotunda/contract'
import { date, datetime, integer, list, text, type Table } from '../../../tables/index.ts'

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

const FLAT: Table<SourceDocument>['flat'] = [
  text<SourceDocument>('id', (row) => row.id),
  list<SourceDocument>('kinds', (row) => row.kinds),
  text<SourceDocument>('publisher', (row) => row.publisher),
  text<SourceDocument>('title', (row) => row.title),
  text<SourceDocument>('url', (row) => row.url),
  date<SourceDocument>('period_start', (row) => row.period_start),
  date<SourceDocument>('period_end', (row) => row.period_end),
  datetime<SourceDocument>('retrieved_at', (row) => row.retrieved_at),
  date<SourceDocument>('published_at', (row) => row.published_at),
  datetime<SourceDocument>('checked_at', (row) => row.checked_at),
  text<SourceDocument>('sha256', (row) => row.sha256),
  integer<SourceDocument>('bytes', (row) => row.bytes),
  integer<SourceDocument>('rows_read', (row) => row.rows_read),
  integer<SourceDocument>('rows_published', (row) => row.rows_published),
  integer<SourceDocument>('rows_merged', (row) => row.rows_merged),
  integer<SourceDocument>('rows_quarantined', (row) => row.rows_quarantined),
  text<SourceDocument>('refused', (row) => row.refused),
  text<SourceDocument>('parser_version', (row) => row.parser_version),
  text<SourceDocument>('supersedes', (row) => row.supersedes),
  date<SourceDocument>('next_expected_on', (row) => row.next_expected_on),
  list<SourceDocument>('known_gaps', (row) => row.known_gaps),
]

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
