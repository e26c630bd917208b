import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { closed, ReceivedRequest, type MessageStatus } from '@rotunda/contract'
import { demandScope } from '../../authenticate.ts'
import { EXAMPLE_RECEIVED, EXAMPLE_STATUS } from '../example-messages.ts'
import { findOwnMessage, type FindOwnMessageNeeds } from '../find-own-message.ts'
import { messageProblems } from '../message-problems.ts'

export type ReadReceivedNeeds = FindOwnMessageNeeds & {
  /** Reads from the simulators. Absent in `live`, where the route does not exist. */
  readonly readReceived: (message: MessageStatus) => Promise<ReceivedRequest[]>
}

const Query = closed({
  message: Type.String({
    description: 'Id of the message: the last part of Location.',
    examples: [EXAMPLE_STATUS.id],
  }),
})

const Received = Type.Object(
  { data: Type.Array(ReceivedRequest) },
  { description: 'Requests, oldest first.', examples: [{ data: [EXAMPLE_RECEIVED] }] },
)

/** Shows an organisation the requests that a simulator received from it. */
export const readReceived: FastifyPluginCallbackTypebox<ReadReceivedNeeds> = (app, needs, done) => {
  app.get(
    '/api/sandbox/received',
    {
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'readReceived',
        tags: ['messages'],
        summary: 'Every request that a simulator received for a message',
        description:
          'Works in sandbox mode only. The simulators keep requests in memory, up to a limit, and lose them when they stop.',
        security: [{ key: ['messages:send'] }],
        querystring: Query,
        response: { 200: Received, ...messageProblems(400, 401, 403, 404, 503) },
      },
    },
    async (request) => {
      const message = await findOwnMessage(needs, request, request.query.message)
      return { data: await needs.readReceived(message) }
    },
  )
  done()
}
