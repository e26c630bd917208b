import { Type, type Static } from 'typebox'
import { SourceFreshness } from './appropriations/index.ts'
import { Instant } from './instant.ts'
import { CHANNELS } from './message-status.ts'
import { orNull } from './or-null.ts'

/** Parts of the service that can be there without the others. */
export const PARTS = [
  'database',
  'release',
  'legislators',
  'house_offices',
  'senate_offices',
  'open_dockets',
  'delivery_worker',
  'clock',
] as const
export type PartName = (typeof PARTS)[number]

export const ServicePart = Type.Object(
  {
    name: Type.Enum([...PARTS]),
    status: Type.Enum(['ok', 'missing', 'unknown'], {
      description: '`unknown` while the database cannot be asked, or the clock cannot be relied on.',
    }),
    needed: Type.Boolean({ description: 'Whether the service is not ready without it.' }),
    detail: orNull(
      Type.String({ description: 'What is missing, and what to do about it; null when nothing is missing.' }),
    ),
  },
  { additionalProperties: false },
)
export type ServicePart = Static<typeof ServicePart>

const CurrentRelease = Type.Object(
  {
    collection: Type.String({ description: 'Name of the collection.' }),
    release: Type.String({ description: 'Id of the current release.' }),
    snapshot: Type.String({ description: 'Its token, as `meta.snapshot` of every answer names it.' }),
    published_at: Instant,
    sample: Type.Boolean({ description: 'Whether its records are invented.' }),
    datasets: Type.Array(
      Type.Object({ dataset: Type.String(), freshness: SourceFreshness }, { additionalProperties: false }),
      { description: 'How recent the sources of each dataset are.' },
    ),
  },
  { additionalProperties: false },
)

const ChannelStatus = Type.Object(
  {
    channel: Type.Enum([...CHANNELS]),
    state: Type.Enum(['open', 'paused']),
    since: orNull(Instant),
    until: orNull(Instant, { description: 'When the pause ends by itself.' }),
    reason: orNull(Type.String({ description: 'Why it is paused, and what that means for messages.' })),
  },
  { additionalProperties: false },
)

/** Lists that the service keeps of others, by the names of their parts. */
export const KEPT_LISTS = ['legislators', 'house_offices', 'senate_offices', 'open_dockets'] as const
export type KeptListName = (typeof KEPT_LISTS)[number]

export const KeptList = Type.Object(
  {
    list: Type.Enum([...KEPT_LISTS]),
    as_of: orNull(Type.String({ format: 'date', description: 'Day that the source describes.' })),
    checked_at: orNull(Type.String({ format: 'date-time', description: 'When the source was last read.' })),
    late: Type.Boolean({
      description: 'Whether it is older than it should be. The last list stays in use.',
    }),
  },
  { additionalProperties: false },
)
export type KeptList = Static<typeof KeptList>

/** How the service stands: nothing in it is secret, personal, or tells what anybody sent. */
export const ServiceStatus = Type.Object(
  {
    mode: Type.Enum(['sandbox', 'live'], { description: 'sandbox delivers to simulators only.' }),
    version: Type.String({ description: 'Version of the software.' }),
    commit: orNull(
      Type.String({
        description:
          'Commit of the software, which tells builds of one version apart; with `-dirty` behind it where files were changed since. Null where it is not known.',
      }),
    ),
    ready: Type.Boolean({ description: 'Whether every needed part is there.' }),
    parts: Type.Array(ServicePart),
    releases: Type.Array(CurrentRelease, { description: 'Current release of each collection that has one.' }),
    channels: Type.Array(ChannelStatus),
    lists: Type.Array(KeptList),
  },
  { additionalProperties: false },
)
export type ServiceStatus = Static<typeof ServiceStatus>

/** How deliveries end. One that is uncertain was sent, and its receiver gave no answer. */
export const OUTCOMES = ['delivered', 'refused', 'undeliverable', 'uncertain', 'withdrawn'] as const
export type OutcomeName = (typeof OUTCOMES)[number]

const Day = Type.String({ format: 'date', description: 'Day in UTC.' })

/** Deliveries that ended, counted: a count names neither a sender nor an office. */
export const DeliveryCounts = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        {
          day: Day,
          channel: Type.Enum([...CHANNELS]),
          outcome: Type.Enum([...OUTCOMES]),
          count: Type.Integer({ minimum: 1 }),
        },
        { additionalProperties: false },
      ),
      { description: 'What happened at least once, by day, channel and outcome.' },
    ),
    meta: Type.Object(
      {
        mode: Type.Enum(['sandbox', 'live'], { description: 'sandbox delivers to simulators only.' }),
        from: Day,
        to: Day,
        as_of: Instant,
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type DeliveryCounts = Static<typeof DeliveryCounts>

/** A fault, in the words of the operator. */
export const Incident = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
      description: 'Made once, and never used again.',
    }),
    title: Type.String({ minLength: 1, maxLength: 200 }),
    started_at: Instant,
    ended_at: orNull(Instant),
    updates: Type.Array(
      Type.Object(
        { at: Instant, text: Type.String({ minLength: 1, maxLength: 5000 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type Incident = Static<typeof Incident>

export const Incidents = Type.Object(
  { data: Type.Array(Incident, { description: 'The one that began last comes first.' }) },
  { additionalProperties: false },
)
export type Incidents = Static<typeof Incidents>
