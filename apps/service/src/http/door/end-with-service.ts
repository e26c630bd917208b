import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Enough for most to come to their end; the others go on elsewhere, or here after the restart. */
const GRACE_MILLISECONDS = 10_000

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
