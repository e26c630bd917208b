import { Type, type Static } from 'typebox'
import { withOpposites } from '../data/table-query.ts'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { closed, count, orNull } from '../fields.ts'
import { listOf } from './list-of.ts'
import { ids, labels, wordsOf } from './partner-filters.ts'
import { ROW_FIELDS } from './row-fields.ts'

/** Kinds of source documents, for /sources and its variants. */
export const SOURCE_KINDS = {
  payroll: 'Reports of House and Senate pay to staff.',
  member_api: 'Lists of members of Congress.',
  committee_api: 'Lists of committees and their members.',
  member_history: 'Lists of members of every Congress.',
  hearing: 'Schedules, witness lists and printed hearings.',
} as const
export type SourceKind = keyof typeof SOURCE_KINDS

const Day = Type.String({ format: 'date' })

export const SourceDocument = closed(
  {
    id: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the document.' }),
    kinds: Type.Array(Type.Enum(namesOf(SOURCE_KINDS)), { description: 'Kinds of the document.' }),
    publisher: Type.String({ description: 'Body that published the document.' }),
    title: Type.String({
      description: 'Title of the document, or of its series in the newest document.',
    }),
    url: Type.String({ description: 'Address at which the publisher released the document.' }),
    period_start: orNull(Day, {
      description: 'First day of the reported period; null if the document has none.',
    }),
    period_end: orNull(Day, {
      description: 'Last day of the reported period; null if the document has none.',
    }),
    retrieved_at: Instant,
    published_at: orNull(Day, { description: 'Day of publication; null if the publisher does not give it.' }),
    checked_at: {
      ...Instant,
      description: 'Time when this service last checked the document for changes, in UTC.',
    },
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the bytes of the document.' }),
    bytes: count('Size in bytes.'),
    rows_read: count('Rows or entries read.'),
    rows_published: count('Rows that were published, or used in published rows.'),
    rows_merged: count('Continuation rows, joined to another row.'),
    rows_quarantined: count(
      'Rows that could not be read. refusals.csv of the release lists each with its reason.',
    ),
    refused: orNull(Type.String(), {
      description: 'Reason why the whole document was refused; null otherwise.',
    }),
    parser_version: Type.String({
      description: 'Version of the parser. It changes whenever the same bytes would be read differently.',
    }),
    licence_note: Type.String({ description: 'Rights to the document, as far as known.' }),
    supersedes: orNull(Type.String(), {
      description: 'SHA-256 of the earlier document at the same address; null if there is none.',
    }),
    next_expected_on: orNull(Day, {
      description: 'Expected day of the next document of this kind; null without a rhythm.',
    }),
    known_gaps: Type.Array(Type.String(), { description: 'Codes of known gaps in documents of this kind.' }),
    ...ROW_FIELDS,
  },
  { description: 'A source document.' },
)
export type SourceDocument = Static<typeof SourceDocument>

export const SOURCE_SORT_KEYS = ['retrieved_at', 'published_at', 'period_end', 'publisher', 'id'] as const

const FILTERS = {
  ...withOpposites({
    id: ids('SHA-256 of the document'),
    publisher: labels('Body that published the document'),
  }),
  q: wordsOf('publisher, title and address'),
}

/** Kinds in /sources. Other kinds have their own addresses. */
export const PARTNER_SOURCE_KINDS = ['payroll', 'member_api', 'committee_api'] as const
const LISTED = { row: SourceDocument, sortKeys: SOURCE_SORT_KEYS, order: 'publisher, title, id' }
export const SourcesQuery = listOf(
  {
    ...FILTERS,
    kind: Type.Optional(
      Type.Enum(PARTNER_SOURCE_KINDS, {
        description:
          'Kind of source. payroll needs the scope staff:read, member_api needs members:read, and committee_api needs committees:read. Requests without `kind` need all three.',
      }),
    ),
  },
  LISTED,
)
export type SourcesQuery = Static<typeof SourcesQuery>
export const FamilySourcesQuery = listOf(FILTERS, LISTED)
export type FamilySourcesQuery = Static<typeof FamilySourcesQuery>
