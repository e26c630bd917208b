import { ServiceStatus } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { describeStatus } from '../describe-status.ts'
import { EXAMPLE_STATUS } from './example-status.ts'

export type GetStatusNeeds = { readonly findStatus: () => Promise<ServiceStatus> }

const PATH = '/api/status'

/** State of the service. Delays and pauses are a normal answer; only a lost database is a fault. */
export const getStatus = (app: FastifyInstance, { findStatus }: GetStatusNeeds): void => {
  app.get(PATH, { schema: description }, findStatus)
  app.options(PATH, { schema: { hide: true } }, answerPreflight)
}

const description = describeStatus({
  isStored: true,
  operationId: 'getStatus',
  summary: 'Status of the service',
  description:
    'Returns the current releases with the age of their sources, the open and paused channels, the age of the lists of destinations, and the parts of the service.',
  says: 'Present status.',
  schema: ServiceStatus,
  example: EXAMPLE_STATUS,
})
