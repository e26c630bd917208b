import { Type, type Static } from 'typebox'
import { SourceFreshness } from './appropriations/index.ts'
import { Instant } from './instant.ts'
import { CHANNELS } from './message-status.ts'
import { closed, day, orNull } from './fields.ts'

/** Parts of the service. Each can work while others fail. */
export const PARTS = [
  'database',
  'readers',
  'release',
  'legislators',
  'house_offices',
  'senate_offices',
  'open_dockets',
  'delivery_worker',
  'clock',
] as const
export type PartName = (typeof PARTS)[number]

export const ServicePart = closed({
  name: Type.Enum([...PARTS]),
  status: Type.Enum(['ok', 'missing', 'unknown'], {
    description: '`unknown` while the database does not answer or the clock is wrong.',
  }),
  needed: Type.Boolean({ description: 'Whether the service is ready only with this part.' }),
  detail: orNull(
    Type.String({ description: 'Missing part and remedy, in words; null if nothing is missing.' }),
  ),
})
export type ServicePart = Static<typeof ServicePart>

const CurrentRelease = closed({
  collection: Type.String({ description: 'Name of the collection.' }),
  release: Type.String({ description: 'Id of the current release.' }),
  snapshot: Type.String({ description: 'Snapshot token, as in `meta.snapshot` of every answer.' }),
  published_at: Instant,
  sample: Type.Boolean({ description: 'Whether the records of the release are invented.' }),
  datasets: Type.Array(closed({ dataset: Type.String(), freshness: SourceFreshness }), {
    description: 'Datasets of the release, each with the age of its sources.',
  }),
  newest: orNull(
    Type.String({
      description:
        'Snapshot token of the newest publication, where this process does not serve it yet. Null where it does, and while the database does not answer.',
    }),
  ),
  services: closed(
    { running: Type.Integer({ minimum: 0 }), serving: Type.Integer({ minimum: 0 }) },
    { description: 'Running services of the collection, and those that serve its newest publication.' },
  ),
})

const ChannelStatus = closed({
  channel: Type.Enum([...CHANNELS]),
  state: Type.Enum(['open', 'paused']),
  since: orNull(Instant),
  until: orNull(Instant, { description: 'Time when the pause ends by itself.' }),
  reason: orNull(Type.String({ description: 'Reason for the pause, and its effect on messages.' })),
})

/** Lists that the service copies from other publishers, named like their parts. */
export const KEPT_LISTS = ['legislators', 'house_offices', 'senate_offices', 'open_dockets'] as const
export type KeptListName = (typeof KEPT_LISTS)[number]

export const KeptList = closed({
  list: Type.Enum([...KEPT_LISTS]),
  as_of: orNull(day('Day that the source describes.')),
  checked_at: orNull(
    Type.String({ format: 'date-time', description: 'Time when this service last read the source.' }),
  ),
  late: Type.Boolean({
    description: 'Whether the list is older than it should be. The service still uses the list.',
  }),
})
export type KeptList = Static<typeof KeptList>

/** Public status of the service. It holds no secret, no personal data and nothing about single messages. */
export const ServiceStatus = closed({
  mode: Type.Enum(['sandbox', 'live'], {
    description: 'Delivery mode. sandbox delivers to simulators only.',
  }),
  version: Type.String({ description: 'Version of the software.' }),
  commit: orNull(
    Type.String({
      description:
        'Commit of the software. It ends in `-dirty` if files differ from the commit. Null if unknown.',
    }),
  ),
  ready: Type.Boolean({ description: 'Whether every needed part is ok.' }),
  parts: Type.Array(ServicePart),
  releases: Type.Array(CurrentRelease, { description: 'Current releases, one per collection.' }),
  channels: Type.Array(ChannelStatus),
  lists: Type.Array(KeptList),
})
export type ServiceStatus = Static<typeof ServiceStatus>

/** Final outcomes of deliveries. An uncertain delivery was sent, and the receiver did not answer. */
export const OUTCOMES = ['delivered', 'refused', 'undeliverable', 'uncertain', 'withdrawn'] as const
export type OutcomeName = (typeof OUTCOMES)[number]

const Day = day('Day in UTC.')

/** Counts of ended deliveries. They name no sender and no office. */
export const DeliveryCounts = closed({
  data: Type.Array(
    closed({
      day: Day,
      channel: Type.Enum([...CHANNELS]),
      outcome: Type.Enum([...OUTCOMES]),
      count: Type.Integer({ minimum: 1 }),
    }),
    { description: 'Counts by day, channel and outcome. Combinations without a delivery are left out.' },
  ),
  meta: closed({
    mode: Type.Enum(['sandbox', 'live'], {
      description: 'Delivery mode. sandbox delivers to simulators only.',
    }),
    from: Day,
    to: Day,
    as_of: Instant,
  }),
})
export type DeliveryCounts = Static<typeof DeliveryCounts>

/** A fault of the service, described by its operator. */
export const Incident = closed({
  id: Type.String({
    pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
    description: 'Id of the incident, never reused.',
  }),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  started_at: Instant,
  ended_at: orNull(Instant),
  updates: Type.Array(closed({ at: Instant, text: Type.String({ minLength: 1, maxLength: 5000 }) })),
})
export type Incident = Static<typeof Incident>

export const Incidents = closed({
  data: Type.Array(Incident, { description: 'Incidents, latest start first.' }),
})
export type Incidents = Static<typeof Incidents>
