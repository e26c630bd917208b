import { Type, type Static } from 'typebox'
import { withOpposites } from '../data/table-query.ts'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { listOf } from './list-of.ts'
import { ids, labels, wordsOf } from './partner-filters.ts'
import { ROW_FIELDS } from './row-fields.ts'

/** Purposes of source documents, by which /sources and its variants are asked. */
export const SOURCE_KINDS = {
  payroll: 'Reports of what the House and the Senate paid to staff.',
  member_api: 'Lists of members of Congress.',
  committee_api: 'Lists of committees and of who sits on them.',
  member_history: 'Lists of those who served in any Congress.',
  hearing: 'Schedules, witness lists and printed hearings.',
} as const
export type SourceKind = keyof typeof SOURCE_KINDS

const Day = Type.String({ format: 'date' })
const count = (description: string) => Type.Integer({ minimum: 0, description })

export const SourceDocument = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the document.' }),
    kinds: Type.Array(Type.Enum(namesOf(SOURCE_KINDS)), { description: 'What the document is for.' }),
    publisher: Type.String({ description: 'Body that published it.' }),
    title: Type.String({ description: 'Which of its documents this is: of a series the newest counts.' }),
    url: Type.String({ description: 'Address under which it was published.' }),
    period_start: orNull(Day, {
      description: 'First day of the period that it reports; null where it has none.',
    }),
    period_end: orNull(Day, { description: 'Last day of that period; null where it has none.' }),
    retrieved_at: Instant,
    published_at: orNull(Day, { description: 'Day of publication; null where the publisher does not say.' }),
    checked_at: {
      ...Instant,
      description: 'When it was last asked whether the document had changed, in UTC.',
    },
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'Digest of its bytes.' }),
    bytes: count('Its size.'),
    rows_read: count('Rows or entries that were read.'),
    rows_published: count('Rows that were published or used for published rows.'),
    rows_merged: count('Rows that go on with another row.'),
    rows_quarantined: count(
      'Rows that could not be read; refusals.csv of the release has each with its reason.',
    ),
    refused: orNull(Type.String(), {
      description: 'Why nothing of the document was taken; null where it was taken.',
    }),
    parser_version: Type.String({ description: 'Changes whenever the same bytes would be read otherwise.' }),
    licence_note: Type.String({ description: 'What is known of the rights to it.' }),
    supersedes: orNull(Type.String(), {
      description: 'SHA-256 of the earlier document at the same address; null where there is none.',
    }),
    next_expected_on: orNull(Day, {
      description: 'Day by which the next document of this kind is expected; null where there is no rhythm.',
    }),
    known_gaps: Type.Array(Type.String(), { description: 'Codes of what documents of this kind leave out.' }),
    ...ROW_FIELDS,
  },
  { additionalProperties: false, description: 'A source document.' },
)
export type SourceDocument = Static<typeof SourceDocument>

export const SOURCE_SORT_KEYS = ['retrieved_at', 'published_at', 'period_end', 'publisher', 'id'] as const

const FILTERS = {
  ...withOpposites({
    id: ids('SHA-256 of the document'),
    publisher: labels('Body that published it'),
  }),
  q: wordsOf('publisher, title and address'),
}

/** The kinds that /sources has; the others have addresses of their own. */
export const PARTNER_SOURCE_KINDS = ['payroll', 'member_api', 'committee_api'] as const
const LISTED = { row: SourceDocument, sortKeys: SOURCE_SORT_KEYS, order: 'publisher, title, id' }
export const SourcesQuery = listOf(
  {
    ...FILTERS,
    kind: Type.Optional(
      Type.Enum(PARTNER_SOURCE_KINDS, {
        description:
          'payroll needs the scope staff:read, member_api members:read, committee_api committees:read. Without it all three are needed.',
      }),
    ),
  },
  LISTED,
)
export type SourcesQuery = Static<typeof SourcesQuery>
export const FamilySourcesQuery = listOf(FILTERS, LISTED)
export type FamilySourcesQuery = Static<typeof FamilySourcesQuery>
