import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MessageStatus } from '@rotunda/contract'
import { demandScope } from '../../authenticate.ts'
import { EXAMPLE_STATUS } from '../example-messages.ts'
import { findOwnMessage, type FindOwnMessageNeeds } from '../find-own-message.ts'
import { messageProblems } from '../message-problems.ts'
import { NO_PARAMETERS } from '../../describe/no-parameters.ts'

/**
 * Answers with a message of the key’s organisation. The message of another organisation is 404, as if it did not
 * exist.
 */
export const getMessage: FastifyPluginCallbackTypebox<FindOwnMessageNeeds> = (app, needs, done) => {
  app.get(
    '/api/messages/:id',
    {
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'getMessage',
        tags: ['messages'],
        summary: 'Status of a message',
        description:
          'Returns the state of one message and its history. The Location header of /api/send-message gives this address.',
        security: [{ key: ['messages:send'] }],
        params: Type.Object({
          id: Type.String({
            description: 'Id of the message: the last part of Location.',
            examples: [EXAMPLE_STATUS.id],
          }),
        }),
        querystring: NO_PARAMETERS,
        response: {
          200: {
            ...MessageStatus,
            description: 'The message, with every change of its state.',
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
