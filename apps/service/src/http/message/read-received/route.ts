import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ReceivedRequest, type MessageStatus } from '@rotunda/contract'
import { Refusal } from '../../../platform/index.ts'
import { demandScope, principalOf, type AuthenticateNeeds } from '../../authenticate.ts'
import { messageProblems } from '../message-problems.ts'

export type ReadReceivedNeeds = AuthenticateNeeds & {
  readonly findMessage: (id: string, organisation: string) => Promise<MessageStatus | undefined>
  /** Asks the simulators; absent in `live`, where the route does not exist. */
  readonly readReceived: (message: MessageStatus) => Promise<ReceivedRequest[]>
}

/** What a simulator was really sent, for the organisation that sent it. */
export const readReceived: FastifyPluginCallbackTypebox<ReadReceivedNeeds> = (app, needs, done) => {
  app.get(
    '/api/sandbox/received',
    {
      onRequest: demandScope(needs, 'messages:send'),
      schema: {
        operationId: 'readReceived',
        summary: 'Every request that a simulator received for a message',
        description:
          'In sandbox mode only. The simulators keep what they received in memory, up to a bound; it is gone when they stop.',
        security: [{ key: [] }],
        querystring: Type.Object({ message: Type.String() }, { additionalProperties: false }),
        response: {
          200: Type.Object({ data: Type.Array(ReceivedRequest) }),
          ...messageProblems(400, 401, 403, 404),
        },
      },
    },
    async (request) => {
      const status = await needs.findMessage(request.query.message, principalOf(request).organisation)
      if (status === undefined)
        throw new Refusal('not_found', 'This key’s organisation has no message with this id.')
      return { data: await needs.readReceived(status) }
    },
  )
  done()
}
