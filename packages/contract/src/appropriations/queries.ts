import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { FUNDING_LINE_KINDS } from './funding-line.ts'
import { anyId, codes, label, many, texts } from './many.ts'
import { FullRecord } from './record.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import { FUNDING_LINE_BASES } from './vocabulary.ts'

/** What counts and totals can be given by. */
export const DIMENSIONS = [
  ...(['dataset', 'chamber', 'stage', 'fiscal_year', 'state', 'project_state'] as const),
  ...([
    'subcommittee',
    'agency',
    'account',
    'member',
    'bioguide',
    'party',
    'district',
    'recipient',
    'funding_line',
  ] as const),
] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const SORT_KEYS = [
  'amount',
  'fiscal_year',
  'state',
  'subcommittee',
  'member',
  'recipient',
  'title',
  'changed_at',
  'id',
] as const
export type SortKey = (typeof SORT_KEYS)[number]
/** A leading minus for descending. */
export type SortTerm = SortKey | `-${SortKey}`
const SORT_TERMS = SORT_KEYS.flatMap((key): SortTerm[] => [key, `-${key}`])

/** What groups can be put in order by. */
export const AGGREGATE_SORT_KEYS = [
  ...(['rows', 'projects', 'amount_sum', 'amount_sum_of_projects'] as const),
  ...(['amount_min', 'amount_max', 'amount_median', 'amount_missing'] as const),
] as const
export type AggregateSortKey = (typeof AGGREGATE_SORT_KEYS)[number]
/** A leading minus for descending. */
export type AggregateSortTerm = AggregateSortKey | `-${AggregateSortKey}`
const AGGREGATE_SORT_TERMS = AGGREGATE_SORT_KEYS.flatMap((key): AggregateSortTerm[] => [key, `-${key}`])

export const FORMATS = ['json', 'csv', 'ndjson', 'parquet', 'xlsx'] as const
export type Format = (typeof FORMATS)[number]

/** Rows that one answer has at most, in forms that cost the service more to write than lines of text. */
export const MOST_ROWS = { parquet: 200_000, xlsx: 100_000 } as const satisfies Partial<
  Record<Format, number>
>

/** Parameters of a walk through pages, and of the form of the answer. */
export const PAGE_PARAMETERS = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Rows on a page.' }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: 'Rows to pass over: `meta.next_offset` of the page before.',
    }),
  ),
  snapshot: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: '`meta.snapshot` of the page before; refused with 409 when another release is current.',
    }),
  ),
  format: Type.Optional(
    Type.Enum(FORMATS, { description: 'Form of the answer; goes before the `Accept` header.' }),
  ),
}

/** The whole filtered set in one answer, and what stands at its end. */
const WHOLE_SET_PARAMETERS = {
  all: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'The whole filtered set at once: csv and ndjson of any size, ' +
        `parquet up to ${MOST_ROWS.parquet.toLocaleString('en')} rows, xlsx up to ${MOST_ROWS.xlsx.toLocaleString('en')}.`,
    }),
  ),
  trailer: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'With all=true and csv or ndjson: a last line that is no row, with the number of rows and the SHA-256 of all ' +
        'bytes before it. Unless asked for, these stand in HTTP fields alone.',
    }),
  ),
}

export const RecordsQuery = Type.Object(
  {
    ...RECORD_FILTERS,
    sort: many(
      Type.Enum(SORT_TERMS),
      'Order; a leading minus for descending, null last either way. Between equals, and unless given: dataset, stage, newest fiscal year, State of the member, first member who asked, title or purpose, id. Several: commas.',
    ),
    fields: many(Type.Enum(namesOf(FullRecord.properties)), `Fields to give. ${codes}`),
    facet: many(
      Type.Enum(DIMENSIONS),
      `Counts of the filtered set by these dimensions, in meta.facets. ${codes}`,
    ),
    facet_limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        default: 20,
        description: 'Values of a facet, most frequent first.',
      }),
    ),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  { additionalProperties: false },
)
export type RecordsQuery = Static<typeof RecordsQuery>

export const RecordQuery = Type.Object(
  {
    id: Type.String({
      minLength: 1,
      maxLength: 100,
      description: '`id` of the record, in any case.',
    }),
    snapshot: PAGE_PARAMETERS.snapshot,
  },
  { additionalProperties: false },
)
export type RecordQuery = Static<typeof RecordQuery>

export const AggregatesQuery = Type.Object(
  {
    ...RECORD_FILTERS,
    group_by: Type.Optional(
      Type.Array(Type.Enum(DIMENSIONS), {
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        description: `Dimensions of the groups, at most three; stage is always one beside them. ${codes}`,
      }),
    ),
    sort: many(
      Type.Enum(AGGREGATE_SORT_TERMS),
      'Order; a leading minus for descending, null last either way, by the values of the groups between equals and unless given. Several: commas.',
    ),
    ...PAGE_PARAMETERS,
    ...WHOLE_SET_PARAMETERS,
  },
  { additionalProperties: false },
)
export type AggregatesQuery = Static<typeof AggregatesQuery>

export const FUNDING_LINE_FILTERS = {
  id: many(anyId, `\`id\` of the line, in any case; \`funding_line\` of a record. ${codes}`),
  kind: many(Type.Enum(namesOf(FUNDING_LINE_KINDS)), `Kind of line. ${codes}`),
  basis: many(Type.Enum(namesOf(FUNDING_LINE_BASES)), `What a guidance line rests on. ${codes}`),
  subcommittee: RECORD_FILTERS.subcommittee,
  agency: many(label, `Agency as the lines have it, in any case. ${texts}`),
  account: many(label, `Account title, or symbol AAA-MMMM, in any case. ${texts}`),
  chamber: RECORD_FILTERS.chamber,
  fiscal_year: RECORD_FILTERS.fiscal_year,
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        'Words that agency, bureau, account, program, aliases, symbol or listings hold; as in /records.',
    }),
  ),
}

export const FundingLinesQuery = Type.Object(
  { ...FUNDING_LINE_FILTERS, ...PAGE_PARAMETERS, ...WHOLE_SET_PARAMETERS },
  { additionalProperties: false },
)
export type FundingLinesQuery = Static<typeof FundingLinesQuery>

export const DatasetsQuery = Type.Object(
  { snapshot: PAGE_PARAMETERS.snapshot, limit: PAGE_PARAMETERS.limit, offset: PAGE_PARAMETERS.offset },
  { additionalProperties: false },
)
export type DatasetsQuery = Static<typeof DatasetsQuery>
