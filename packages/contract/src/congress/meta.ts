import { Type, type Static } from 'typebox'
import { Facets, SourceFreshness } from '../appropriations/answers.ts'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { closed, orNull } from '../fields.ts'
import { SOURCE_KINDS } from './sources.ts'

const Day = Type.String({ format: 'date' })

/** Freshness of a family of sources, judged by its usual rhythm. */
export const FRESHNESS_STATES = {
  ok: 'The next document is not yet due, or the family has no rhythm.',
  late: 'A publisher was expected to release its next document before today.',
  failed: 'The newest document of a publisher was refused; the release leaves out its older rows too.',
  none: 'The release has no document of this family.',
} as const
export type FreshnessState = keyof typeof FRESHNESS_STATES

export const FamilyFreshness = closed({
  family: Type.Enum(namesOf(SOURCE_KINDS), { description: 'Kind of source documents.' }),
  last_success_at: orNull(Instant, {
    description: 'Time when this service last checked a document of the family for changes.',
  }),
  newest_period: orNull(Day, {
    description: 'Last day of the newest reported period; null if none is reported.',
  }),
  lag_days: orNull(Type.Integer(), { description: 'Days from the end of that period until now.' }),
  next_expected_on: orNull(Day, {
    description: 'Earliest expected day for the next document of a publisher.',
  }),
  status: Type.Enum(namesOf(FRESHNESS_STATES), {
    description: Object.entries(FRESHNESS_STATES)
      .map(([name, meaning]) => `${name}: ${meaning}`)
      .join(' '),
  }),
})
export type FamilyFreshness = Static<typeof FamilyFreshness>

const PartnerCoverage = closed({
  code: Type.String({ description: 'Code of the note, as rows list it.' }),
  text: Type.String({ description: 'The note: contents of the data, gaps in it, or terms of use.' }),
})

/** The `meta` of every list of the partner API. */
export const PartnerMeta = closed(
  {
    snapshot: Type.String({
      description: 'Token of the release. Send it with the request for the next page.',
    }),
    release: Type.Optional(
      Type.String({
        description:
          'Id of the release. Present only at the permanent address of a release, where answers never change.',
      }),
    ),
    next_offset: orNull(Type.Integer({ minimum: 0 }), {
      description: '`offset` of the next page; null on the last page.',
    }),
    total: Type.Integer({ minimum: 0, description: 'Rows in the filtered set.' }),
    limit: Type.Integer({ description: 'Maximum number of rows on a page.' }),
    offset: Type.Integer({ minimum: 0, description: 'Rows before this page.' }),
    freshness: closed(
      {
        ...SourceFreshness.properties,
        families: Type.Array(FamilyFreshness, {
          description: 'Families of sources behind this answer.',
        }),
      },
      { description: 'Age of the sources. The build time of the release is not part of it.' },
    ),
    coverage: Type.Array(PartnerCoverage, {
      description: 'Notes that every reader of these rows needs.',
    }),
    attribution: Type.String({
      description: 'Credit line for this service. Name the original publisher too.',
    }),
    facets: Type.Optional(Facets),
  },
  { description: 'Paging, and facts about the rows.' },
)
export type PartnerMeta = Static<typeof PartnerMeta>
