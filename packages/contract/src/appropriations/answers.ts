import { Type, type Static, type TSchema } from 'typebox'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { closed, count, day, orNull } from '../fields.ts'
import { DIMENSIONS } from './queries.ts'
import { FullRecord } from './record.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import { COVERAGE_NOTES, STAGES } from './vocabulary.ts'

const Day = day('Calendar day, YYYY-MM-DD.')
const dollars = (description: string) => orNull(Type.Integer(), { description })

export const SourceFreshness = closed(
  {
    earliest_retrieved_at: orNull(Instant, { description: 'Time of the earliest retrieval of a document.' }),
    latest_retrieved_at: orNull(Instant, { description: 'Time of the latest retrieval of a document.' }),
    latest_published_at: orNull(Day, {
      description: 'Latest publication day of a document; null if no document has a publication day.',
    }),
    checked_at: orNull(Instant, {
      description: 'Time when this service last checked the sources for changes.',
    }),
  },
  { description: 'Age of the sources. The build time of the release is not part of it.' },
)
export type SourceFreshness = Static<typeof SourceFreshness>

export const CoverageText = closed({
  code: Type.Enum(namesOf(COVERAGE_NOTES), { description: 'Code of the note, as records list it.' }),
  text: Type.String({ description: 'The note: contents of the data, gaps in it, or terms of use.' }),
})
export type CoverageText = Static<typeof CoverageText>

const DimensionValue = orNull(Type.Union([Type.String(), Type.Integer()]), {
  description: 'Value of the dimension; null for rows without a value.',
})

export const Facets = Type.Record(
  Type.String(),
  Type.Array(closed({ value: DimensionValue, rows: count('Rows with this value.') })),
  { description: 'Dimension names, each with its values, most frequent first.' },
)
export type Facets = Static<typeof Facets>

const META = {
  snapshot: Type.String({ description: 'Token of the release. Send it with the request for the next page.' }),
  release: Type.Optional(
    Type.String({
      description:
        'Id of the release. Present only at the permanent address of a release, where answers never change.',
    }),
  ),
  next_offset: orNull(Type.Integer({ minimum: 0 }), {
    description: '`offset` of the next page; null on the last page.',
  }),
  total: count('Rows in the filtered set.'),
  limit: Type.Integer({ description: 'Maximum number of rows on a page.' }),
  offset: Type.Integer({ minimum: 0, description: 'Rows before this page.' }),
  freshness: SourceFreshness,
  coverage: Type.Array(CoverageText, { description: 'Notes that every reader of these rows needs.' }),
  attribution: Type.String({ description: 'Credit line for this service. Name the original publisher too.' }),
}
const META_OPTIONS = { description: 'Paging, and facts about the rows.' }
export const DataMeta = closed(META, META_OPTIONS)
export type DataMeta = Static<typeof DataMeta>

/** One group of rows. Amounts are whole dollars and skip rows without an amount, which `amount_missing` counts. */
export const Aggregate = closed({
  group: Type.Partial(closed(Object.fromEntries(DIMENSIONS.map((name) => [name, DimensionValue]))), {
    description: 'Values that all rows of the group share: stage, and each requested dimension.',
  }),
  rows: count('Rows in the group.'),
  projects: count('Distinct projects. Rows proven to be the same project count once.'),
  amount_sum: dollars('Sum of the amounts of all rows.'),
  amount_sum_of_projects: dollars('Sum of the amounts of distinct projects.'),
  amount_min: dollars('Smallest amount.'),
  amount_max: dollars('Largest amount.'),
  amount_median: orNull(Type.Number(), {
    description:
      'Median of all rows with an amount. It counts rows, not projects: a project with two requests counts twice. May end in .5.',
  }),
  amount_missing: count('Rows without an amount. No sum includes them.'),
})
export type Aggregate = Static<typeof Aggregate>

export const RecordsMeta = closed(
  {
    ...META,
    facets: Type.Optional(Facets),
    totals: Type.Optional(
      Type.Array(Aggregate, {
        description:
          'Totals of the filtered set for each stage with a row. The filters `stage` and `not_stage` do not apply to them. Amounts of different stages are never added.',
      }),
    ),
  },
  META_OPTIONS,
)
export type RecordsMeta = Static<typeof RecordsMeta>

/** The snapshot, filter and dimensions of a total: enough to compute it again. */
export const AggregatesMeta = closed(
  {
    ...META,
    filters: closed(RECORD_FILTERS, { description: 'The filter, as this service read it.' }),
    group_by: Type.Array(Type.Enum(DIMENSIONS), { description: 'Dimensions of the groups.' }),
    rows: count('Rows in the filtered set. A row with several values of a dimension is in several groups.'),
    amount_missing: count('Rows in the filtered set without an amount. No sum includes them.'),
    groups_overlap: Type.Boolean({
      description:
        'Whether groups can share rows, because a row can have several values of a dimension. If true, do not add the groups together. `rows` and `amount_missing` in `meta` count each row once.',
    }),
    groups_note: orNull(Type.String(), {
      description: 'Sentence to print next to the numbers when groups overlap; null otherwise.',
    }),
  },
  META_OPTIONS,
)
export type AggregatesMeta = Static<typeof AggregatesMeta>

/** `data` and `meta` of every answer of the public API. */
export const dataEnvelope = <Item extends TSchema, Meta extends TSchema>(item: Item, meta: Meta) =>
  closed({ data: Type.Array(item, { description: 'The rows.' }), meta })

/** Certainty of a relation: proven by the documents, a repeat of the same row, or only likely. */
export const RELATION_TIERS = ['same_project', 'identical_row', 'candidate'] as const

/** Strength of a candidate. */
export const CANDIDATE_GRADES = ['strong', 'possible'] as const

const RunnerUp = closed({
  id: Type.String({ description: '`id` of the candidate.' }),
  score: Type.Integer({ minimum: 0, maximum: 100, description: 'Score of the candidate.' }),
})

export const RelatedRecord = closed({
  id: Type.String({ description: '`id` of the related record.' }),
  stage: Type.Enum(STAGES, { description: 'Stage of the related record.' }),
  fiscal_year: Type.Integer({
    minimum: 2000,
    maximum: 2100,
    description: 'Fiscal year of the related record.',
  }),
  tier: Type.Enum(RELATION_TIERS, {
    description:
      'same_project: the documents prove one project. identical_row: the document repeats the row, and does not say whether both rows are one project. candidate: a likely match that may be a different project; never state a candidate as a fact.',
  }),
  basis: Type.String({ description: 'Facts that the two records share.' }),
  grade: orNull(Type.Enum(CANDIDATE_GRADES), {
    description:
      'Strength of a candidate: strong from a score of 75, possible from 50. Neither is a fact. Null for other tiers.',
  }),
  score: orNull(Type.Integer({ minimum: 0, maximum: 100 }), {
    description:
      'Similarity of a candidate, 0 to 100. The score ranks candidates; it is not a probability. Null for other tiers.',
  }),
  runner_up: orNull(RunnerUp, {
    description:
      'Best rival of this candidate in its stage and fiscal year; the rival may have the higher score. At most one of the two candidates is the project of the record. Null without a rival.',
  }),
})
export type RelatedRecord = Static<typeof RelatedRecord>

export const RecordWithRelations = closed({
  ...FullRecord.properties,
  related: Type.Array(RelatedRecord, {
    description: 'Records with a proven or possible link to this record.',
  }),
})
export type RecordWithRelations = Static<typeof RecordWithRelations>
