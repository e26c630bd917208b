import { DeliveryCounts } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { answerPreflight } from '../../answers/cross-origin.ts'
import { describeStatus } from '../describe-status.ts'

export type ListDeliveriesNeeds = { readonly countDeliveries: () => Promise<DeliveryCounts> }

const PATH = '/api/status/deliveries'

/** Outcomes of deliveries: clients that rely on a channel see how often it delivered. */
export const listDeliveries = (app: FastifyInstance, { countDeliveries }: ListDeliveriesNeeds): void => {
  app.get(PATH, { schema: description }, countDeliveries)
  app.options(PATH, { schema: { hide: true } }, answerPreflight)
}

export const EXAMPLE_DELIVERIES: DeliveryCounts = {
  data: [
    { day: '2026-06-14', channel: 'house-cwc', outcome: 'delivered', count: 412 },
    { day: '2026-06-14', channel: 'house-cwc', outcome: 'refused', count: 3 },
    { day: '2026-06-15', channel: 'regulations-gov', outcome: 'delivered', count: 1 },
  ],
  meta: { mode: 'sandbox', from: '2026-03-18', to: '2026-06-15', as_of: '2026-06-15T12:00:00.000Z' },
}

const description = describeStatus({
  isStored: true,
  operationId: 'listDeliveries',
  summary: 'Outcomes of deliveries',
  description:
    'Counts the messages that ended in the last 90 days, by UTC day, channel and outcome. Small counts are not hidden, since a count names no sender, office or docket. Days without a row had no ended delivery. Counts for today are up to a minute old, and earlier counts up to six hours.',
  says: 'The counts.',
  schema: DeliveryCounts,
  example: EXAMPLE_DELIVERIES,
})
