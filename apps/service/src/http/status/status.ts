import { DeliveryCounts, Incident, Incidents, PARTS, ServiceStatus } from '@rotunda/contract'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import type { TSchema } from 'typebox'
import { answerPreflight } from '../answers/cross-origin.ts'
import {
  addPublicAnswers,
  describeConditional,
  CONDITIONS,
  PUBLIC_HEADERS,
} from '../answers/public-answers.ts'
import { describeProblems } from '../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import { makeListParser, type ParsedList } from '../parse-listed.ts'

export type StatusNeeds = GetStatusNeeds & ListDeliveriesNeeds & ListIncidentsNeeds

/** Serves the state of the service without a key: it holds no secret. */
export const status: FastifyPluginCallback<StatusNeeds> = (app, needs, done) => {
  addPublicAnswers(app)
  getStatus(app, needs)
  listDeliveries(app, needs)
  listIncidents(app, needs)
  done()
}

type GetStatusNeeds = { readonly findStatus: () => Promise<ServiceStatus> }

const STATUS_PATH = '/api/status'

/** Serves the state of the service. Delays and pauses are normal answers; only a lost database is a fault. */
const getStatus = (app: FastifyInstance, { findStatus }: GetStatusNeeds): void => {
  app.get(STATUS_PATH, { schema: STATUS_DESCRIPTION }, findStatus)
  app.options(STATUS_PATH, { schema: { hide: true } }, answerPreflight)
}

/** Describes an operation on the state of the service. */
const describeStatus = ({ says, schema, example, isStored, ...words }: DescribedStatus) => ({
  ...words,
  tags: ['lists'],
  security: [],
  headers: CONDITIONS,
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: says,
      headers: PUBLIC_HEADERS,
      content: { 'application/json': { schema, example } },
    },
    ...describeConditional(PUBLIC_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', ...(isStored ? (['unavailable'] as const) : [])),
  },
})

/** Status of a sandbox whose Senate gateway is paused. */
export const EXAMPLE_STATUS: ServiceStatus = {
  mode: 'sandbox',
  version: '0.1.0',
  commit: '4f0c3f1c0f7de1b6d6c9a35bb1a7d7f9e7a2f3f0',
  ready: true,
  parts: PARTS.map((name) => ({ name, status: 'ok', needed: name === 'database', detail: null })),
  releases: [
    {
      collection: 'appropriations',
      release: '0c9f'.repeat(16),
      snapshot: 'DJ8MnwyfDJ8MnwyfDJ8Mnw',
      published_at: '2026-06-15T12:00:00.000Z',
      sample: true,
      newest: null,
      services: { running: 2, serving: 2 },
      datasets: [
        {
          dataset: 'house-projects',
          freshness: {
            earliest_retrieved_at: '2026-06-01T12:00:00.000Z',
            latest_retrieved_at: '2026-06-02T12:00:00.000Z',
            latest_published_at: '2026-05-30',
            checked_at: '2026-06-14T12:00:00.000Z',
          },
        },
      ],
    },
  ],
  channels: [
    { channel: 'house-cwc', state: 'open', since: null, until: null, reason: null },
    {
      channel: 'senate-cwc',
      state: 'paused',
      since: '2026-06-15T11:00:00.000Z',
      until: '2026-06-15T13:00:00.000Z',
      reason: 'The receiver asked to wait.',
    },
    { channel: 'regulations-gov', state: 'open', since: null, until: null, reason: null },
  ],
  lists: [
    {
      list: 'open_dockets',
      as_of: '2026-06-15',
      checked_at: '2026-06-15T11:30:00.000Z',
      late: false,
    },
  ],
}

const STATUS_DESCRIPTION = describeStatus({
  isStored: true,
  operationId: 'getStatus',
  summary: 'Status of the service',
  description:
    'Returns the current releases with the age of their sources, the open and paused channels, the age of the lists of destinations, and the parts of the service.',
  says: 'Present status.',
  schema: ServiceStatus,
  example: EXAMPLE_STATUS,
})

type ListDeliveriesNeeds = { readonly countDeliveries: () => Promise<DeliveryCounts> }

const DELIVERIES_PATH = '/api/status/deliveries'

/** Lists outcomes of deliveries, so that clients see how reliable a channel is. */
const listDeliveries = (app: FastifyInstance, { countDeliveries }: ListDeliveriesNeeds): void => {
  app.get(DELIVERIES_PATH, { schema: DELIVERIES_DESCRIPTION }, countDeliveries)
  app.options(DELIVERIES_PATH, { schema: { hide: true } }, answerPreflight)
}

export const EXAMPLE_DELIVERIES: DeliveryCounts = {
  data: [
    { day: '2026-06-14', channel: 'house-cwc', outcome: 'delivered', count: 412 },
    { day: '2026-06-14', channel: 'house-cwc', outcome: 'refused', count: 3 },
    { day: '2026-06-15', channel: 'regulations-gov', outcome: 'delivered', count: 1 },
  ],
  meta: { mode: 'sandbox', from: '2026-03-18', to: '2026-06-15', as_of: '2026-06-15T12:00:00.000Z' },
}

const DELIVERIES_DESCRIPTION = describeStatus({
  isStored: true,
  operationId: 'listDeliveries',
  summary: 'Outcomes of deliveries',
  description:
    'Counts the messages that ended in the last 90 days, by UTC day, channel and outcome. Small counts are not hidden, since a count names no sender, office or docket. Days without a row had no ended delivery. Counts for today are up to a minute old, and earlier counts up to six hours.',
  says: 'The counts.',
  schema: DeliveryCounts,
  example: EXAMPLE_DELIVERIES,
})

type DescribedStatus = {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly says: string
  readonly schema: TSchema
  readonly example: object
  /** Whether the answer needs the database, which may be unreachable. */
  readonly isStored?: true
}

type ListIncidentsNeeds = { readonly listIncidents: () => readonly Incident[] }

const PATH = '/api/status/incidents'

/** Lists incidents in the operator’s words: a service cannot explain its own outage. */
const listIncidents = (app: FastifyInstance, needs: ListIncidentsNeeds): void => {
  app.get(PATH, { schema: description }, (): Incidents => ({ data: [...needs.listIncidents()] }))
  app.options(PATH, { schema: { hide: true } }, answerPreflight)
}

export const EXAMPLE_INCIDENT: Incident = {
  id: '2026-06-15-house-gateway',
  title: 'Messages to the House wait',
  started_at: '2026-06-15T11:00:00.000Z',
  ended_at: '2026-06-15T13:10:00.000Z',
  updates: [
    { at: '2026-06-15T11:10:00.000Z', text: 'The gateway of the House does not answer. Messages are kept.' },
    { at: '2026-06-15T13:10:00.000Z', text: 'The gateway answers again; all messages were sent.' },
  ],
}

const description = describeStatus({
  operationId: 'listIncidents',
  summary: 'Incidents',
  description:
    'Lists faults of the service, described by its operator, latest start first. An incident without an end is not over.',
  says: 'Incidents; empty if the operator keeps no list.',
  schema: Incidents,
  example: { data: [EXAMPLE_INCIDENT] },
})

const parse = makeListParser(Incident)

/** Parses the operator’s list of incidents, and sorts it by start, latest first. */
export const parseIncidents = (text: string): ParsedList<Incident> => {
  const { entries, faults } = parse(text)
  if (faults !== undefined) return { faults }
  const wrong = [...findRepeated(entries), ...entries.flatMap(findDisorder)]
  if (wrong.length > 0) return { faults: wrong }
  return { entries: entries.toSorted((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at)) }
}

const findRepeated = (incidents: readonly Incident[]): string[] => {
  const ids = incidents.map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `the id ${id} is given twice: each incident needs its own id`,
  )
}

const findDisorder = ({ id, started_at: start, ended_at: end, updates }: Incident): string[] => [
  ...(end !== null && Date.parse(end) < Date.parse(start) ? [`${id}: ended_at is before started_at`] : []),
  ...updates
    .filter(({ at }) => Date.parse(at) < Date.parse(start))
    .map(({ at }) => `${id}: the update of ${at} is before started_at`),
]
