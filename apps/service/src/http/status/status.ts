import type { FastifyPluginCallback } from 'fastify'
import { addPublicAnswers } from '../answers/public-answers.ts'
import { getStatus, type GetStatusNeeds } from './get-status/route.ts'
import { listDeliveries, type ListDeliveriesNeeds } from './list-deliveries/route.ts'
import { listIncidents, type ListIncidentsNeeds } from './list-incidents/route.ts'

export type StatusNeeds = GetStatusNeeds & ListDeliveriesNeeds & ListIncidentsNeeds

/** State of the service, public: it holds no secret and needs no key. */
export const status: FastifyPluginCallback<StatusNeeds> = (app, needs, done) => {
  addPublicAnswers(app)
  getStatus(app, needs)
  listDeliveries(app, needs)
  listIncidents(app, needs)
  done()
}
