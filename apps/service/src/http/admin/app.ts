import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/** Serves metrics to the operator, on a separate port that no client reaches. */
export const makeAdminApp = (registry: Registry): FastifyInstance => {
  const app = fastify({ logger: false })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here but /metrics.\n'),
  )
  return app
}
