import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { Type } from 'typebox'

/** The machine-readable description, made from the very schemas that validate and serialise. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    transform: ({ schema, url }) => ({ schema: nameRequestId(schema), url }),
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

/** Every answer has the header, so no route has to say so. */
const nameRequestId = (schema: FastifySchema): FastifySchema => {
  const { response } = schema
  if (typeof response !== 'object' || response === null) return schema
  const named = Object.entries(response).map(([status, answer]: [string, Answer]) => [
    status,
    { ...answer, headers: { ...answer.headers, 'request-id': REQUEST_ID } },
  ])
  return { ...schema, response: Object.fromEntries(named) }
}

type Answer = { readonly headers?: object }

const REQUEST_ID = Type.String({
  description:
    'Id of this request, under which the log of the service speaks of it. Give it when you report a fault.',
})
