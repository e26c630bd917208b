import { Type, type Static } from 'typebox'
import { changedSince } from '../data/changed-since.ts'
import { facetsOf } from '../data/facets.ts'
import { anyId, codes, label, many, texts } from '../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../data/paging.ts'
import { sortBy, withOpposites, type SortTermOf } from '../data/table-query.ts'
import { namesOf } from '../names-of.ts'
import { FUNDING_LINE_KINDS, FundingLine } from './funding-line.ts'
import { FullRecord } from './record.ts'
import { RECORD_FILTERS } from './record-filters.ts'
import { FUNDING_LINE_BASES } from './vocabulary.ts'
import { closed } from '../fields.ts'

/** Dimensions of counts and totals. */
export const DIMENSIONS = [
  'dataset',
  'chamber',
  'stage',
  'fiscal_year',
  'state',
  'project_state',
  'subcommittee',
  'agency',
  'account',
  'member',
  'bioguide',
  'party',
  'district',
  'recipient',
  'funding_line',
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
export type SortTerm = SortTermOf<SortKey>

/** Sort keys of groups. */
export const AGGREGATE_SORT_KEYS = [
  'rows',
  'projects',
  'amount_sum',
  'amount_sum_of_projects',
  'amount_min',
  'amount_max',
  'amount_median',
  'amount_missing',
] as const
export type AggregateSortKey = (typeof AGGREGATE_SORT_KEYS)[number]
export type AggregateSortTerm = SortTermOf<AggregateSortKey>

export const RecordsQuery = closed({
  ...RECORD_FILTERS,
  sort: sortBy(
    SORT_KEYS,
    'Sort order. A leading minus means descending; null always comes last. Ties, and lists without this parameter, are ordered by dataset, stage, newest fiscal year, State of the member, first member who asked, title or purpose, id. Separate several by commas.',
  ),
  fields: many(Type.Enum(namesOf(FullRecord.properties)), `Fields to return. ${codes}`),
  ...facetsOf(DIMENSIONS),
  totals: Type.Optional(
    Type.Enum(['true', 'false'], {
      description:
        'true adds `meta.totals`: the totals of the filtered set by stage, as in /aggregates. The filters `stage` and `not_stage` limit the rows, not these totals.',
    }),
  ),
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type RecordsQuery = Static<typeof RecordsQuery>

export const RecordQuery = closed({
  id: Type.String({
    minLength: 1,
    maxLength: 100,
    description: '`id` of the record, in any case.',
  }),
  snapshot: PAGE_PARAMETERS.snapshot,
})
export type RecordQuery = Static<typeof RecordQuery>

export const AggregatesQuery = closed({
  ...RECORD_FILTERS,
  group_by: Type.Optional(
    Type.Array(Type.Enum(DIMENSIONS), {
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      description: `Dimensions of the groups, at most three. Groups are always split by stage as well. ${codes}`,
    }),
  ),
  sort: sortBy(
    AGGREGATE_SORT_KEYS,
    'Sort order. A leading minus means descending; null always comes last. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.',
  ),
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type AggregatesQuery = Static<typeof AggregatesQuery>

/** Dimensions of counts of funding lines. */
export const FUNDING_LINE_DIMENSIONS = [
  'kind',
  'basis',
  'chamber',
  'fiscal_year',
  'subcommittee',
  'agency',
] as const
export const FUNDING_LINE_SORT_KEYS = [
  'fiscal_year',
  'subcommittee',
  'agency',
  'account',
  'program',
  'changed_at',
  'id',
] as const

export const FUNDING_LINE_FILTERS = {
  ...withOpposites({
    id: many(anyId, `\`id\` of the line, in any case: \`funding_line.id\` of a record. ${codes}`),
    kind: many(Type.Enum(namesOf(FUNDING_LINE_KINDS)), `Kind of line. ${codes}`),
    basis: many(Type.Enum(namesOf(FUNDING_LINE_BASES)), `Basis of a guidance line. ${codes}`),
    subcommittee: RECORD_FILTERS.subcommittee,
    agency: many(label, `Agency as the lines name it, in any case. ${texts}`),
    account: many(label, `Account title or account symbol AAA-MMMM, in any case. ${texts}`),
    chamber: RECORD_FILTERS.chamber,
    fiscal_year: RECORD_FILTERS.fiscal_year,
  }),
  changed_since: changedSince('Lines'),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description:
        'Words to find in agency, bureau, account, program, aliases, symbol or listings. Same syntax as in /records.',
    }),
  ),
}

export const FundingLinesQuery = closed({
  ...FUNDING_LINE_FILTERS,
  sort: sortBy(
    FUNDING_LINE_SORT_KEYS,
    'Sort order. A leading minus means descending; null always comes last. Ties, and lists without this parameter, are ordered by kind, newest fiscal year, chamber, subcommittee, account, program, symbol, listing, id. Separate several by commas.',
  ),
  fields: many(Type.Enum(namesOf(FundingLine.properties)), `Fields to return. ${codes}`),
  ...facetsOf(FUNDING_LINE_DIMENSIONS),
  ...PAGE_PARAMETERS,
  ...WHOLE_SET_PARAMETERS,
})
export type FundingLinesQuery = Static<typeof FundingLinesQuery>

export const DatasetsQuery = closed({
  snapshot: PAGE_PARAMETERS.snapshot,
  limit: PAGE_PARAMETERS.limit,
  offset: PAGE_PARAMETERS.offset,
})
export type DatasetsQuery = Static<typeof DatasetsQuery>
