import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { CONNECTION_LIMITS } from '../limits.ts'

const GRACE_MILLISECONDS = CONNECTION_LIMITS.graceSeconds.value * 1000

/**
 * Cuts the answers that are still being sent when the grace period ends: a slow reader could otherwise keep the
 * service from stopping.
 */
export const endWithService = (app: FastifyInstance): void => {
  const answering = new Set<ServerResponse>()
  app.addHook('onRequest', (_request, { raw }, done) => {
    answering.add(raw)
    raw.once('close', () => answering.delete(raw))
    done()
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const answer of answering) answer.destroy()
    }, GRACE_MILLISECONDS).unref()
    done()
  })
}
