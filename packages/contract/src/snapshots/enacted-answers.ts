import { Type, type Static } from 'typebox'
import { Facets, SourceFreshness } from '../appropriations/answers.ts'
import { closed, count, orNull } from '../fields.ts'
import { ENACTED_DIMENSIONS, ENACTED_FILTERS } from './enacted-queries.ts'

const dollars = (description: string) => orNull(Type.Integer(), { description })

const META = {
  snapshot: Type.String({ description: 'Token of the release. Send it with the request for the next page.' }),
  release: Type.Optional(
    Type.String({
      description:
        'Id of the release. Present only at the permanent address of a release, where answers never change.',
    }),
  ),
  next_offset: orNull(count('Rows before the next page.'), {
    description: '`offset` of the next page; null on the last page.',
  }),
  total: count('Rows in the filtered set.'),
  limit: Type.Integer({ description: 'Maximum number of rows on a page.' }),
  offset: count('Rows before this page.'),
  freshness: SourceFreshness,
  coverage: Type.Array(
    closed({
      code: Type.String({ description: 'Code of the note, as rows list it.' }),
      text: Type.String({ description: 'The note: contents of the data, gaps in it, or terms of use.' }),
    }),
    { description: 'Notes that every reader of these rows needs.' },
  ),
  attribution: Type.String({ description: 'Credit line for this service. Name the original publisher too.' }),
}
const META_OPTIONS = { description: 'Paging, and facts about the rows.' }

/** The `meta` of lists of enacted projects. */
export const EnactedMeta = closed({ ...META, facets: Type.Optional(Facets) }, META_OPTIONS)
export type EnactedMeta = Static<typeof EnactedMeta>

const DimensionValue = orNull(Type.Union([Type.String(), Type.Integer()]), {
  description: 'Value of the dimension; null for rows without a value.',
})

/** One group of enacted projects. Amounts are whole dollars and skip rows without an amount. */
export const EnactedAggregate = closed({
  group: Type.Partial(closed(Object.fromEntries(ENACTED_DIMENSIONS.map((name) => [name, DimensionValue]))), {
    description: 'Values that all rows of the group share: fiscal year, and each requested dimension.',
  }),
  rows: count('Rows in the group.'),
  rows_counted: count(
    'Rows that are provisions by the count of the Government Accountability Office: compare this number, and not `rows`, with its published counts.',
  ),
  amount_sum: dollars('Sum of the amounts.'),
  amount_min: dollars('Smallest amount.'),
  amount_max: dollars('Largest amount.'),
  amount_median: orNull(Type.Number(), { description: 'Median of all amounts. May end in .5.' }),
  amount_missing: count('Projects without an amount. No sum includes them.'),
})
export type EnactedAggregate = Static<typeof EnactedAggregate>

/** The snapshot, filter and dimensions of a total: enough to compute it again. */
export const EnactedAggregatesMeta = closed(
  {
    ...META,
    filters: closed(ENACTED_FILTERS, { description: 'The filter, as this service read it.' }),
    group_by: Type.Array(Type.Enum(ENACTED_DIMENSIONS), { description: 'Dimensions of the groups.' }),
    groups_overlap: Type.Boolean({
      description:
        'Whether groups can share rows, because a project can have several States or requestors. If true, do not add the groups together.',
    }),
  },
  META_OPTIONS,
)
export type EnactedAggregatesMeta = Static<typeof EnactedAggregatesMeta>
