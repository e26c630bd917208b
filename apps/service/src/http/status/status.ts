import type { FastifyPluginCallback } from 'fastify'
import { addPublicAnswers } from '../public-answers.ts'
import { getStatus, type GetStatusNeeds } from './get-status/route.ts'

export type StatusNeeds = GetStatusNeeds

/** How the service stands, for anybody to read: it holds no secret and needs no key. */
export const status: FastifyPluginCallback<StatusNeeds> = (app, needs, done) => {
  addPublicAnswers(app)
  getStatus(app, needs)
  done()
}
