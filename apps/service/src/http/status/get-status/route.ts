import { ServiceStatus } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { describeStatus } from '../describe-status.ts'
import { EXAMPLE_STATUS } from './example-status.ts'

export type GetStatusNeeds = { readonly findStatus: () => Promise<ServiceStatus> }

const PATH = '/api/status'

/** How the service stands. What is late or paused is an answer like any other: only a lost database is a fault. */
export const getStatus = (app: FastifyInstance, { findStatus }: GetStatusNeeds): void => {
  app.get(PATH, { schema: description }, findStatus)
  app.options(PATH, { schema: { hide: true } }, answerPreflight)
}

const description = describeStatus({
  isStored: true,
  operationId: 'getStatus',
  summary: 'How the service stands',
  description:
    'What is published and how recent it is, which channels are open or paused, how old the lists are that ' +
    'destinations are read by, and which parts of the service are there.',
  says: 'How it stands now.',
  schema: ServiceStatus,
  example: EXAMPLE_STATUS,
})
