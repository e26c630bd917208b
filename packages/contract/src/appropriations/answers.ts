import { Type, type Static, type TSchema } from 'typebox'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { DIMENSIONS } from './queries.ts'
import { FullRecord } from './record.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import { COVERAGE_NOTES, STAGES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const Day = Type.String({ format: 'date', description: 'Calendar day, YYYY-MM-DD.' })
const count = (description: string) => Type.Integer({ minimum: 0, description })
const dollars = (description: string) => orNull(Type.Integer(), { description })

export const SourceFreshness = Type.Object(
  {
    earliest_retrieved_at: orNull(Instant, { description: 'When the first of the documents was retrieved.' }),
    latest_retrieved_at: orNull(Instant, { description: 'When the last of the documents was retrieved.' }),
    latest_published_at: orNull(Day, {
      description: 'Day on which the newest document was published, as far as publishers say.',
    }),
    checked_at: orNull(Instant, {
      description: 'When this service last checked whether the sources had changed.',
    }),
  },
  { ...closed, description: 'How recent the sources are; says nothing of when the release was built.' },
)
export type SourceFreshness = Static<typeof SourceFreshness>

export const CoverageText = Type.Object(
  {
    code: Type.Enum(namesOf(COVERAGE_NOTES), { description: 'Code, by which records name the note.' }),
    text: Type.String({ description: 'What the data contains, what is missing, or how it may be used.' }),
  },
  closed,
)
export type CoverageText = Static<typeof CoverageText>

const DimensionValue = orNull(Type.Union([Type.String(), Type.Integer()]), {
  description: 'Value of the dimension; null for the rows that have none.',
})

export const Facets = Type.Record(
  Type.String(),
  Type.Array(Type.Object({ value: DimensionValue, rows: count('Rows with it.') }, closed)),
  { description: 'The values of each dimension by its name, the most frequent first.' },
)
export type Facets = Static<typeof Facets>

const META = {
  snapshot: Type.String({ description: 'Token of the release; carry it into the next page.' }),
  release: Type.Optional(
    Type.String({
      description: 'Id of the release; given at the address of a release, where this answer never changes.',
    }),
  ),
  next_offset: orNull(Type.Integer({ minimum: 0 }), {
    description: '`offset` of the next page; null when there is none.',
  }),
  total: count('Rows in the filtered set.'),
  limit: Type.Integer({ description: 'Maximum number of rows on a page.' }),
  offset: Type.Integer({ minimum: 0, description: 'Rows before this page.' }),
  freshness: SourceFreshness,
  coverage: Type.Array(CoverageText, { description: 'What readers of this answer need to know.' }),
  attribution: Type.String({ description: 'Credit to give, beside the original publisher.' }),
}
const META_OPTIONS = { ...closed, description: 'How to continue, and what to know about the rows.' }
export const DataMeta = Type.Object(META, META_OPTIONS)
export type DataMeta = Static<typeof DataMeta>

/** One group. Amounts are whole dollars of the rows whose amount is known; `amount_missing` counts the others. */
export const Aggregate = Type.Object(
  {
    group: Type.Partial(
      Type.Object(Object.fromEntries(DIMENSIONS.map((name) => [name, DimensionValue])), closed),
      { description: 'What the rows of the group have in common: stage, and each dimension asked for.' },
    ),
    rows: count('Rows in the group.'),
    projects: count('Distinct projects: rows proven to be the same project count once.'),
    amount_sum: dollars('Sum over rows.'),
    amount_sum_of_projects: dollars('Sum over distinct projects.'),
    amount_min: dollars('Least.'),
    amount_max: dollars('Greatest.'),
    amount_median: orNull(Type.Number(), {
      description:
        'Median over the rows whose amount is known, not over projects: a project that two members asked for counts twice. May end in .5.',
    }),
    amount_missing: count('Rows whose amount is not known; in no sum.'),
  },
  closed,
)
export type Aggregate = Static<typeof Aggregate>

export const RecordsMeta = Type.Object(
  {
    ...META,
    facets: Type.Optional(Facets),
    totals: Type.Optional(
      Type.Array(Aggregate, {
        description:
          'What the filter comes to in each stage that has a row, whichever stages the rows were chosen of. Amounts of different stages are never added.',
      }),
    ),
  },
  META_OPTIONS,
)
export type RecordsMeta = Static<typeof RecordsMeta>

/** With the snapshot this says all that a total was made from, so that anybody can make it again. */
export const AggregatesMeta = Type.Object(
  {
    ...META,
    filters: Type.Object(RECORD_FILTERS, { ...closed, description: 'The filter, as it was understood.' }),
    group_by: Type.Array(Type.Enum(DIMENSIONS), { description: 'The dimensions of the groups.' }),
    rows: count('Rows in the filtered set. A row with several values is counted in several groups.'),
    amount_missing: count('Rows in the filtered set whose amount is not known; no sum includes them.'),
    groups_overlap: Type.Boolean({
      description:
        'Whether a row may be counted in several groups, because it has several values of a dimension. If so, do not add the groups together. `rows` and `amount_missing` of `meta` count each row once.',
    }),
    groups_note: orNull(Type.String(), {
      description: 'If groups overlap: a sentence that says so, to show beside the numbers.',
    }),
  },
  META_OPTIONS,
)
export type AggregatesMeta = Static<typeof AggregatesMeta>

/** `data` and `meta` of every answer of the public API. */
export const dataEnvelope = <Item extends TSchema, Meta extends TSchema>(item: Item, meta: Meta) =>
  Type.Object({ data: Type.Array(item, { description: 'The rows.' }), meta }, closed)

/** How sure a relation is: proven by the documents, the same row once more, or only likely. */
export const RELATION_TIERS = ['same_project', 'identical_row', 'candidate'] as const

/** How much a candidate has in common with the record. */
export const CANDIDATE_GRADES = ['strong', 'possible'] as const

const RunnerUp = Type.Object(
  {
    id: Type.String({ description: '`id` of that candidate.' }),
    score: Type.Integer({ minimum: 0, maximum: 100, description: 'Its score.' }),
  },
  closed,
)

export const RelatedRecord = Type.Object(
  {
    id: Type.String({ description: '`id` of the other record.' }),
    stage: Type.Enum(STAGES, { description: 'Stage of the other record.' }),
    fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100, description: 'Its fiscal year.' }),
    tier: Type.Enum(RELATION_TIERS, {
      description:
        'An identical row is the same row of the same document once more: no document says whether both are one project. A candidate may be another project; it is never a fact.',
    }),
    basis: Type.String({ description: 'What the two have in common.' }),
    grade: orNull(Type.Enum(CANDIDATE_GRADES), {
      description:
        'For a candidate: strong from a score of 75, possible from 50. Neither is a fact. Null for other tiers.',
    }),
    score: orNull(Type.Integer({ minimum: 0, maximum: 100 }), {
      description:
        'For a candidate: how much the two have in common, 0 to 100. It ranks candidates and is not a probability. Null for other tiers.',
    }),
    runner_up: orNull(RunnerUp, {
      description:
        'The best other candidate of the same stage and fiscal year, which may have a higher score: only one of them can be the same project. Null where there is none.',
    }),
  },
  closed,
)
export type RelatedRecord = Static<typeof RelatedRecord>

export const RecordWithRelations = Type.Object(
  {
    ...FullRecord.properties,
    related: Type.Array(RelatedRecord, { description: 'Records that this one is, or may be, related to.' }),
  },
  closed,
)
export type RecordWithRelations = Static<typeof RecordWithRelations>
