import { Incidents, type Incident } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { describeStatus } from '../describe-status.ts'

export type ListIncidentsNeeds = { readonly listIncidents: () => readonly Incident[] }

const PATH = '/api/status/incidents'

/** Incidents in the words of the operator: a service cannot say by itself why it was away. */
export const listIncidents = (app: FastifyInstance, needs: ListIncidentsNeeds): void => {
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
