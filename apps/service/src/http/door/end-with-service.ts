import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { CONNECTION_LIMITS } from '../limits.ts'

const GRACE_MILLISECONDS = CONNECTION_LIMITS.graceSeconds.value * 1000

/** Without this a client that reads a long answer slowly could keep the service from ending for as long as it likes. */
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
