import { Type, type Static } from 'typebox'
import { Facets, SourceFreshness } from '../appropriations/answers.ts'
import { Instant } from '../instant.ts'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
import { SOURCE_KINDS } from './sources.ts'

const closed = { additionalProperties: false } as const
const Day = Type.String({ format: 'date' })

/** How a family of sources stands against its rhythm. */
export const FRESHNESS_STATES = {
  ok: 'The next document is not yet due, or there is no rhythm.',
  late: 'The next document of a publisher was expected before today.',
  failed: 'The newest document of a publisher could not be taken; its older rows are not in this release.',
  none: 'The release has no document of this kind.',
} as const
export type FreshnessState = keyof typeof FRESHNESS_STATES

export const FamilyFreshness = Type.Object(
  {
    family: Type.Enum(namesOf(SOURCE_KINDS), { description: 'Kind of source documents.' }),
    last_success_at: orNull(Instant, {
      description: 'When it was last asked whether such a document had changed.',
    }),
    newest_period: orNull(Day, {
      description: 'Last day of the newest period that is reported; null where none is.',
    }),
    lag_days: orNull(Type.Integer(), { description: 'Days from that day until now.' }),
    next_expected_on: orNull(Day, {
      description: 'Day by which the next document of a publisher is expected, the first of all.',
    }),
    status: Type.Enum(namesOf(FRESHNESS_STATES), {
      description: Object.entries(FRESHNESS_STATES)
        .map(([name, meaning]) => `${name}: ${meaning}`)
        .join(' '),
    }),
  },
  closed,
)
export type FamilyFreshness = Static<typeof FamilyFreshness>

const PartnerCoverage = Type.Object(
  {
    code: Type.String({ description: 'Code, by which rows name the note.' }),
    text: Type.String({ description: 'What is in, what is missing, or what may be done with it.' }),
  },
  closed,
)

/** `meta` of every list of the partner API. */
export const PartnerMeta = Type.Object(
  {
    snapshot: Type.String({ description: 'Token of the release; carry it into the next page.' }),
    release: Type.Optional(
      Type.String({
        description: 'Id of the release, at its own address, where this answer stays as it is.',
      }),
    ),
    next_offset: orNull(Type.Integer({ minimum: 0 }), {
      description: '`offset` of the next page; null when there is none.',
    }),
    total: Type.Integer({ minimum: 0, description: 'Rows in the filtered set.' }),
    limit: Type.Integer({ description: 'Most rows that a page of this size holds.' }),
    offset: Type.Integer({ minimum: 0, description: 'Rows before this page.' }),
    freshness: Type.Object(
      {
        ...SourceFreshness.properties,
        families: Type.Array(FamilyFreshness, {
          description: 'The kinds of sources that the answer comes from.',
        }),
      },
      { ...closed, description: 'How recent the sources are; says nothing of when the release was built.' },
    ),
    coverage: Type.Array(PartnerCoverage, {
      description: 'What every reader of this answer must know of it.',
    }),
    attribution: Type.String({ description: 'Credit to give, beside the original publisher.' }),
    facets: Type.Optional(Facets),
  },
  { ...closed, description: 'What is needed to go on and to judge the rows.' },
)
export type PartnerMeta = Static<typeof PartnerMeta>
