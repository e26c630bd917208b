import { ServiceStatus } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { answerPreflight } from '../../cross-origin.ts'
import { describeProblems } from '../../describe-problem.ts'
import { NO_PARAMETERS } from '../../no-parameters.ts'
import { describeUnchanged, IF_NONE_MATCH, PUBLIC_HEADERS } from '../../public-answers.ts'
import { EXAMPLE_STATUS } from './example-status.ts'

export type GetStatusNeeds = { readonly findStatus: () => Promise<ServiceStatus> }

const PATH = '/api/status'

/** How the service stands. What is late or paused is an answer like any other: only a lost database is a fault. */
export const getStatus = (app: FastifyInstance, { findStatus }: GetStatusNeeds): void => {
  app.get(PATH, { schema: description }, findStatus)
  app.options(PATH, { schema: { hide: true } }, answerPreflight)
}

const description = {
  operationId: 'getStatus',
  tags: ['lists'],
  summary: 'How the service stands',
  description:
    'What is published and how recent it is, which channels are open or paused, how old the lists are that ' +
    'destinations are read by, and which parts of the service are there.',
  security: [],
  headers: IF_NONE_MATCH,
  querystring: NO_PARAMETERS,
  response: {
    200: {
      description: 'How it stands now.',
      headers: PUBLIC_HEADERS,
      content: { 'application/json': { schema: ServiceStatus, example: EXAMPLE_STATUS } },
    },
    ...describeUnchanged(PUBLIC_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', 'unavailable'),
  },
}
