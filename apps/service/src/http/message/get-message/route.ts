import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MessageStatus } from '@rotunda/contract'
import { demandScope } from '../../authenticate.ts'
import { EXAMPLE_STATUS } from '../example-messages.ts'
import { findOwnMessage, type FindOwnMessageNeeds } from '../find-own-message.ts'
import { messageProblems } from '../message-problems.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'

/** Another organisation's message is answered as if it did not exist. */
export const getMessage: FastifyPluginCallbackTypebox<FindOwnMessageNeeds> = (app, needs, done) => {
  app.get(
    '/api/messages/:id',
    {
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'getMessage',
        tags: ['messages'],
        summary: 'Where a message is, and how it came there',
        description: 'The address that the Location header of /api/send-message gives.',
        security: [{ key: ['messages:send'] }],
        params: Type.Object({
          id: Type.String({ description: 'The last part of Location.', examples: [EXAMPLE_STATUS.id] }),
        }),
        querystring: NO_PARAMETERS,
        response: {
          200: {
            ...MessageStatus,
            description: 'The message as it stands, and every change of its state.',
            examples: [EXAMPLE_STATUS],
          },
          ...messageProblems(400, 401, 403, 404, 503),
        },
      },
    },
    (request) => findOwnMessage(needs, request, request.params.id),
  )
  done()
}
