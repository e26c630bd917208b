import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** The machine-readable description, made from the very schemas that validate and serialise. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rotunda: message delivery',
        version: '1',
        description: 'Delivers a constituent’s message to a legislator’s office or to a regulation docket.',
      },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'A key with the scope messages:send.' },
        },
      },
    },
  })
  app.get('/api/openapi/message.json', { schema: { hide: true } }, () => app.swagger())
}
